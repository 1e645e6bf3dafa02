import type { Image } from '@jewelry/contract';
import { JEWELRY_TYPES, alloysOf, stonesOfDesign } from '@jewelry/contract/constants';
import { alloyName, lightboxMessages } from './messages';
import { presetsOf } from '../../generation';

/** 'Ruby, diamond': every word once. */
function listed(words: readonly string[]): string {
  const list = [...new Set(words)].join(', ');
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/**
 * What a piece is and what it is made of, as rows of the details: as its design says, or, where a picture has none, as
 * the presets that it was asked for with say. An empty value is not known.
 */
export function madeOf({ metadata: { type, presets, design } }: Image): [name: string, value: string][] {
  const chosen = presetsOf(presets);
  const asked = (section: 'material' | 'stones'): string =>
    chosen.flatMap((preset) => (preset.section === section && preset.group !== 'Stone Count' ? [preset.name] : [])).join(', ');
  const metals = alloysOf(design).map(alloyName);
  const kinds = stonesOfDesign(design).map(({ kind }) => kind.replaceAll('-', ' '));
  return [
    [lightboxMessages.type, JEWELRY_TYPES.find(({ id }) => id === type)?.label ?? ''],
    [lightboxMessages.material, listed(metals) || asked('material')],
    [lightboxMessages.stones, listed(kinds) || asked('stones')],
  ];
}
