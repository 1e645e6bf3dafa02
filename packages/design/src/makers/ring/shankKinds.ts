import { z } from 'zod';
import type { DesignPart } from '../../spec';
import type { KindRow, Slot } from '../../catalogue/kind';
import { lengthMm, paramsOf, yesNo } from '../params';
import { BEADED_EDGES } from './common';
import type { ShankName } from './shanks';
import { setOf, wordList } from '../../wordList';

export const SHANK_LABEL: Record<ShankName, string> = {
  plain: 'plain shank',
  cathedral: 'cathedral shank',
  taper: 'tapered shank',
  twist: 'twisted shank',
  facet: 'faceted shank',
  split: 'split shank',
  knife: 'knife-edge shank',
  wave: 'wave shank',
  waved: 'S-curved shank',
  chevron: 'V-shaped shank',
  wide: 'wide shank',
  dome: 'domed band',
  slim: 'slim shank',
  armour: 'segmented shank',
  flat: 'flat shank',
  'half-round': 'half-round shank',
  comfort: 'comfort-fit shank',
  flared: 'flared shank',
  twig: 'twig shank',
  bamboo: 'bamboo shank',
};

/** Shanks with metal too uneven or too thin for sunk stones. */
const BARE_SHANKS: ReadonlySet<ShankName> = new Set(['twist', 'facet', 'armour', 'twig', 'bamboo']);

/** Heads that grow out of a shank; other heads hang. */
const SHANK_HEADS = wordList('head.prong head.basket head.bezel head.half-bezel head.cluster head.flush head.collar');

export const SHANK_SLOTS: Readonly<Record<string, Slot>> = {
  /** Side by side over the finger, from left to right. */
  heads: { accepts: [...SHANK_HEADS, 'figure.relief', 'plate.signet'], most: 7 },
  /** Beside the heads, from the inside out. */
  sides: { accepts: [...SHANK_HEADS, 'figure.relief'], most: 6 },
  /** Bands beside the ring, its pair, or whole rings worn with it, from front to back. */
  companions: { accepts: ['companion', 'pair', 'shank.'], most: 5 },
};

/** Slot of shanks with an arm for engraving that are regular enough at the top for a rail. */
const ornamentSlot = (name: ShankName): Slot => ({
  accepts: [
    'ornament.filigree',
    ...(BARE_SHANKS.has(name) ? [] : ['ornament.engraving', 'ornament.frieze', 'ornament.text', 'border']),
  ],
  most: 3,
});
/**
 * Shanks without sunk rows: edges and waves cannot hold one, split arms have no room, and the rails of a channel need a
 * broad back.
 */
const ROWLESS: ReadonlySet<ShankName> = new Set([...BARE_SHANKS, 'split', 'knife', 'wave']);
const BROAD: ReadonlySet<ShankName> = new Set(['flat', 'dome', 'wide']);
/** Over the top and round the band. */
const bandSlot = (name: ShankName): Slot => ({
  accepts: [
    'row.heads',
    ...(ROWLESS.has(name) ? [] : ['row.pave', 'row.scatter']),
    ...(BROAD.has(name) ? ['row.channel'] : []),
  ],
  most: 1,
});

/** Id of the band of a bridal set, which lies against the ring, under the overhang of its head. */
export const WEDDING_BAND = 'wedding-band';

/** Edges that stay bright beside another finish. */
export const polishedEdges = () => z.enum(['polished']);
/** The same, or bevels, which a flat outside has room for. */
const flatEdges = () => z.enum(['polished', 'bevelled']);

export const shankKind = (name: ShankName): KindRow => ({
  name: `shank.${name}`,
  label: SHANK_LABEL[name],
  params: paramsOf({
    inner_diameter: lengthMm(13, 23),
    /** Width along the finger where the shank meets the head. */
    band_width: lengthMm(1.2, 14),
    /** Radial thickness at the top. */
    ...(name === 'twist' ? {} : { thickness: lengthMm(0.8, 4) }),
    ...(name in BEADED_EDGES ? { milgrain: yesNo() } : {}),
    /** Lines of the second metal on both sides of the middle or of an inlay. */
    ...(name === 'flat' ? { lines: z.enum(['both']) } : {}),
    ...(BARE_SHANKS.has(name) ? {} : { edges: name === 'flat' ? flatEdges() : polishedEdges() }),
  }),
  slots: {
    ...SHANK_SLOTS,
    band: bandSlot(name),
    shoulders: { accepts: BARE_SHANKS.has(name) ? ['row.leaves'] : ['row.pave', 'row.leaves'], most: 1 },
    ornament: ornamentSlot(name),
  },
  concepts: name === 'waved' ? [name, 'wave'] : [name],
});

const PLAIN_SHANKS: ReadonlySet<string> = setOf('shank.plain shank.taper shank.slim shank.knife shank.bypass');
/** True for a ring with a head on a band without stones or ornament. */
export const hasBareBand = ({ root }: { readonly root: DesignPart }): boolean =>
  PLAIN_SHANKS.has(root.kind) &&
  (root.children['heads'] ?? []).length > 0 &&
  ['shoulders', 'band', 'ornament'].every((slot) => (root.children[slot] ?? []).length === 0);

/** True for a plain band under a row of stones that stands on its top. */
export const isPlainUnderRow = ({ root }: { readonly root: DesignPart }): boolean => {
  const rows = root.children['band'] ?? [];
  return (
    rows.every(({ kind, params }) => kind === 'row.heads' && params['way'] === 'half' && params['low'] !== 'yes') &&
    hasBareBand({ root: { ...root, children: { ...root.children, heads: rows, band: [] } } })
  );
};
