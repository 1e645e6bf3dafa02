import type { Image } from '@jewelry/contract';
import { JEWELRY_TYPES, alloysOf, stonesOfDesign } from '@jewelry/contract/constants';
import { alloyName } from '../alloyName';
import { lightboxMessages } from './messages';
import { presetsOf } from '../../generation';

/** 'Ruby, diamond': without duplicates. */
function listed(words: readonly string[]): string {
  const list = [...new Set(words)].join(', ');
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/**
 * Rows of the details: the built facts; for images from before those were recorded the design's, and for images without
 * a design its presets. An empty value is unknown.
 */
export function builtDetails({ built, metadata: { type, presets, design } }: Image): [name: string, value: string][] {
  const chosen = presetsOf(presets);
  const requested = (section: 'material' | 'stones'): string =>
    chosen
      .flatMap((preset) => (preset.section === section && preset.group !== 'Stone Count' ? [preset.name] : []))
      .join(', ');
  const metals = (built ? built.metals.map(({ alloy }) => alloy) : alloysOf(design)).map(alloyName);
  const kinds = (built ? built.stones : stonesOfDesign(design)).map(({ kind }) => kind.replaceAll('-', ' '));
  return [
    [lightboxMessages.type, JEWELRY_TYPES.find(({ id }) => id === type)?.label ?? ''],
    [lightboxMessages.material, listed(metals) || requested('material')],
    [lightboxMessages.stones, listed(kinds) || (built ? '' : requested('stones'))],
  ];
}
