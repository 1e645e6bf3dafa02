import type { Image } from '@jewelry/contract';
import { JEWELRY_TYPES, alloysOf, stonesOfDesign } from '@jewelry/contract/constants';
import { alloyName } from '../alloyName';
import { lightboxMessages } from './messages';
import { presetsOf } from '../../generation';

/** 'Ruby, diamond': every word once. */
function listed(words: readonly string[]): string {
  const list = [...new Set(words)].join(', ');
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/**
 * What a piece is and what it is made of, as rows of the details: as it was built; of images made before that was recorded, as
 * its design says, or, where an image has none, as the presets that it was asked for with say. An empty value is not known.
 */
export function builtDetails({ built, metadata: { type, presets, design } }: Image): [name: string, value: string][] {
  const chosen = presetsOf(presets);
  const asked = (section: 'material' | 'stones'): string =>
    chosen.flatMap((preset) => (preset.section === section && preset.group !== 'Stone Count' ? [preset.name] : [])).join(', ');
  const metals = (built ? built.metals.map(({ alloy }) => alloy) : alloysOf(design)).map(alloyName);
  const kinds = (built ? built.stones : stonesOfDesign(design)).map(({ kind }) => kind.replaceAll('-', ' '));
  return [
    [lightboxMessages.type, JEWELRY_TYPES.find(({ id }) => id === type)?.label ?? ''],
    [lightboxMessages.material, listed(metals) || asked('material')],
    [lightboxMessages.stones, listed(kinds) || (built ? '' : asked('stones'))],
  ];
}
