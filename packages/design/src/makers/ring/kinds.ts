/** The parts of rings: their parameters with limits, what they carry, and what people call them. */
import { z } from 'zod';
import type { Kind, Slot } from '../../catalogue/kind';
import { countOf, lengthMm, yesNo } from '../params';
import { BEADED_EDGES } from './common';
import { ENGRAVINGS } from './kits';
import type { ShankName } from './shanks';

const SHANK_LABEL: Record<ShankName, string> = {
  plain: 'plain shank', cathedral: 'cathedral shank', taper: 'tapered shank', twist: 'twisted shank', facet: 'faceted shank', split: 'split shank', knife: 'knife-edge shank',
  wave: 'wave shank', wide: 'wide shank', slim: 'slim shank', armour: 'segmented shank', flat: 'flat shank', 'half-round': 'half-round shank', comfort: 'comfort-fit shank',
};

/** Their metal is too uneven, or too thin, for stones sunk into it. */
const BARE_SHANKS: ReadonlySet<ShankName> = new Set(['twist', 'facet', 'armour']);

const SHANK_SLOTS: Readonly<Record<string, Slot>> = {
  /** Side by side over the finger, from left to right. */
  heads: { accepts: ['head.'], most: 7 },
  /** Beside the heads, from the inside out. */
  sides: { accepts: ['head.'], most: 6 },
  /** Over the top and round the band. */
  band: { accepts: ['row.heads'], most: 1 },
  companions: { accepts: ['companion'], most: 1 },
};

/** Shanks with an arm to cut lines into, and even enough at the top for a rail to rise from them. */
const ornamentSlot = (name: ShankName): Slot => ({ accepts: ['ornament.filigree', ...(BARE_SHANKS.has(name) ? [] : ['ornament.engraving'])], most: 2 });

const shankKind = (name: ShankName): Kind => ({
  name: `shank.${name}`,
  label: SHANK_LABEL[name],
  params: z.strictObject({
    inner_diameter: lengthMm(13, 23),
    /** Along the finger, where the shank meets the head. */
    band_width: lengthMm(1.2, 14),
    /** From the finger outwards, at the top. */
    ...(name === 'twist' ? {} : { thickness: lengthMm(1.2, 4) }),
    ...(name in BEADED_EDGES ? { milgrain: yesNo() } : {}),
  }).partial(),
  slots: { ...SHANK_SLOTS, shoulders: { accepts: BARE_SHANKS.has(name) ? ['row.leaves'] : ['row.pave', 'row.leaves'], most: 1 }, ornament: ornamentSlot(name) },
  stones: [0, 0],
  concepts: [name],
});

const HEAD_SLOTS: Readonly<Record<string, Slot>> = { around: { accepts: ['halo', 'figure.wave'], most: 3 } };

/** What all heads can be set to. */
const HEAD_PARAMS = {
  /** How much higher than usual the girdle stands. */
  lift: lengthMm(-1.5, 4),
  /** Degrees: at 90 the long side of the stone lies along the band, at 180 its point is on the other side of it. */
  turn: z.union([z.literal(0), z.literal(90), z.literal(180)]).meta({ unit: 'degrees' }),
  /** Of a head beside others. */
  place: z.enum(['both', 'left', 'right']),
};

const pronged = (name: string, label: string): Kind => ({
  name: `head.${name}`,
  label,
  params: z.strictObject({ ...HEAD_PARAMS, prongs: countOf(2, 12) }).partial(),
  slots: { ...HEAD_SLOTS, under: { accepts: ['halo.hidden'], most: 1 } },
  stones: [1, 1],
  concepts: [name],
});

const bezelled = (name: string, label: string): Kind => ({
  name: `head.${name}`,
  label,
  params: z.strictObject({ ...HEAD_PARAMS, ...(name === 'bezel' ? { milgrain: yesNo() } : {}) }).partial(),
  slots: HEAD_SLOTS,
  stones: [1, 1],
  concepts: [name],
});

export const RING_KINDS: readonly Kind[] = [
  ...(Object.keys(SHANK_LABEL) as ShankName[]).map(shankKind),
  {
    name: 'shank.bypass',
    label: 'bypass shank',
    params: z.strictObject({
      inner_diameter: lengthMm(13, 23),
      band_width: lengthMm(1.2, 14),
      /** Between the stones of its heads. */
      gap: lengthMm(0.3, 3),
    }).partial(),
    slots: {
      /** At each end, from left to right. */
      heads: { accepts: ['head.prong', 'head.basket', 'head.bezel', 'head.half-bezel'], most: 2 },
      shoulders: { accepts: ['row.pave'], most: 1 },
    },
    stones: [0, 0],
    concepts: ['bypass'],
  },
  pronged('prong', 'prong head'),
  pronged('basket', 'basket head'),
  bezelled('bezel', 'bezel'),
  bezelled('half-bezel', 'half bezel'),
  {
    name: 'head.cluster',
    label: 'cluster of stones',
    params: z.strictObject({ prongs: countOf(3, 12), place: HEAD_PARAMS.place }).partial(),
    slots: {},
    // The middle one, and those round it in turn.
    stones: [1, 6],
    concepts: ['cluster'],
  },
  { name: 'figure.wave', label: 'waves', params: z.strictObject({}), slots: {}, stones: [0, 1], concepts: ['wave'] },
  {
    name: 'row.leaves',
    label: 'leaves',
    params: z.strictObject({ pairs: countOf(1, 3) }).partial(),
    slots: {},
    stones: [0, 1],
    concepts: ['leaf', 'vine'],
  },
  {
    name: 'row.heads',
    label: 'row of stones in heads of their own',
    params: z.strictObject({
      setting: z.enum(['prong', 'bezel']),
      way: z.enum(['full', 'half']),
      /** Degrees: at 90 the long side of the stones lies along the band. */
      turn: z.union([z.literal(0), z.literal(90)]).meta({ unit: 'degrees' }),
    }).partial(),
    slots: {},
    // Lots take turns.
    stones: [1, 12],
    concepts: ['eternity', 'half-eternity'],
  },
  { name: 'halo', label: 'halo', params: z.strictObject({ milgrain: yesNo() }).partial(), slots: {}, stones: [1, 1], concepts: ['halo', 'double-halo'] },
  { name: 'halo.hidden', label: 'hidden halo', params: z.strictObject({}), slots: {}, stones: [1, 1], concepts: ['hidden-halo'] },
  {
    name: 'row.pave',
    label: 'pavé row',
    params: z.strictObject({
      /** Side by side across each arm of the shank. */
      rows: countOf(1, 5),
      /** How far from the top the stones reach where their number is left open. */
      arc: z.number().min(20).max(170).meta({ unit: 'degrees' }),
      /** How much smaller than the first the last stone is, as a share. */
      taper: z.number().min(0).max(0.5),
    }).partial(),
    slots: {},
    stones: [1, 1],
    concepts: ['pave', 'pave-shank'],
  },
  { name: 'ornament.filigree', label: 'filigree shoulders', params: z.strictObject({}), slots: {}, stones: [0, 0], concepts: ['filigree'] },
  {
    name: 'ornament.engraving',
    label: 'engraved shoulders',
    params: z.strictObject({ pattern: z.enum(ENGRAVINGS) }),
    slots: {},
    stones: [0, 0],
    concepts: ['engraved'],
  },
  { name: 'companion', label: 'companion bands', params: z.strictObject({ form: z.enum(['even', 'wave']) }).partial(), slots: {}, stones: [0, 0], concepts: [] },
];
