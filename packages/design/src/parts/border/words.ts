/** Names of borders in texts. */
import type { DesignPart } from '../../spec';
import { partsIn } from '../../spec/tree';
import type { BorderPattern } from './patterns';

export const BORDER_TEXT: Record<BorderPattern, string> = {
  grains: 'rows of grains',
  rope: 'a border of rope',
  petals: 'a border of petals',
  scrolls: 'open scrolls',
  steps: 'stepped edges',
  arches: 'pointed arches',
  rays: 'a border of rays',
  studs: 'pointed studs',
  bolts: 'bolt heads',
  teeth: 'the teeth of a gear',
  plait: 'a plaited border',
  key: 'a border of meanders',
  nuggets: 'an uneven edge of nuggets',
  blocks: 'rough blocks',
  leaves: 'a border of leaves',
  filigree: 'open filigree',
  tracery: 'open tracery',
  volutes: 'heavy volutes',
  whiplash: 'whiplash lines',
  rosettes: 'rosettes of grains',
};

/** Figures that a border of leaves shows. */
export const LEAFY: ReadonlySet<string> = new Set(['leaf', 'vine', 'laurel wreath', 'olive branch', 'fern']);

/** The borders of a piece, in words. */
export const borderWords = (root: DesignPart): string[] => [
  ...new Set(
    [...partsIn(root)]
      .map(({ kind, params }) => (kind === 'border' ? params['pattern'] : params['border']))
      .filter((pattern) => pattern !== undefined)
      .map((pattern) => BORDER_TEXT[pattern as BorderPattern]),
  ),
];
