/** The parts of rings: their parameters with limits, what they carry, and what people call them. */
import { z } from 'zod';
import type { Kind, Slot } from '../../catalogue/kind';
import { DROPS } from '../chain/hangs';
import { countOf, figures, lengthMm, sequenceOf, words, yesNo } from '../params';
import { BEADED_EDGES } from './common';
import { ENGRAVINGS } from './kits';
import type { ShankName } from './shanks';

const SHANK_LABEL: Record<ShankName, string> = {
  plain: 'plain shank',
  cathedral: 'cathedral shank',
  taper: 'tapered shank',
  twist: 'twisted shank',
  facet: 'faceted shank',
  split: 'split shank',
  knife: 'knife-edge shank',
  wave: 'wave shank',
  wide: 'wide shank',
  dome: 'domed band',
  slim: 'slim shank',
  armour: 'segmented shank',
  flat: 'flat shank',
  'half-round': 'half-round shank',
  comfort: 'comfort-fit shank',
  flared: 'flared shank',
};

/** Their metal is too uneven, or too thin, for stones sunk into it. */
const BARE_SHANKS: ReadonlySet<ShankName> = new Set(['twist', 'facet', 'armour']);

/** Heads that grow out of a shank; others hang. */
const SHANK_HEADS = [
  'head.prong',
  'head.basket',
  'head.bezel',
  'head.half-bezel',
  'head.cluster',
  'head.flush',
  'head.collar',
];

const SHANK_SLOTS: Readonly<Record<string, Slot>> = {
  /** Side by side over the finger, from left to right. */
  heads: { accepts: [...SHANK_HEADS, 'figure.relief', 'plate.signet'], most: 7 },
  /** Beside the heads, from the inside out. */
  sides: { accepts: SHANK_HEADS, most: 6 },
  companions: { accepts: ['companion', 'pair'], most: 2 },
};

/** Shanks with an arm to cut lines into, and even enough at the top for a rail to rise from them. */
const ornamentSlot = (name: ShankName): Slot => ({
  accepts: ['ornament.filigree', ...(BARE_SHANKS.has(name) ? [] : ['ornament.engraving', 'ornament.text'])],
  most: 3,
});
/**
 * Edges and waves leave nothing to hold a sunk row from, and arms that part no room for one; the rails of a channel
 * need a broad back.
 */
const ROWLESS: ReadonlySet<ShankName> = new Set([...BARE_SHANKS, 'split', 'knife', 'wave']);
const BROAD: ReadonlySet<ShankName> = new Set(['flat', 'dome', 'wide']);
/** Over the top and round the band. */
const bandSlot = (name: ShankName): Slot => ({
  accepts: ['row.heads', ...(ROWLESS.has(name) ? [] : ['row.pave']), ...(BROAD.has(name) ? ['row.channel'] : [])],
  most: 1,
});

const shankKind = (name: ShankName): Kind => ({
  name: `shank.${name}`,
  label: SHANK_LABEL[name],
  params: z
    .strictObject({
      inner_diameter: lengthMm(13, 23),
      /** Along the finger, where the shank meets the head. */
      band_width: lengthMm(1.2, 14),
      /** From the finger outwards, at the top. */
      ...(name === 'twist' ? {} : { thickness: lengthMm(0.8, 4) }),
      ...(name in BEADED_EDGES ? { milgrain: yesNo() } : {}),
    })
    .partial(),
  slots: {
    ...SHANK_SLOTS,
    band: bandSlot(name),
    shoulders: { accepts: BARE_SHANKS.has(name) ? ['row.leaves'] : ['row.pave', 'row.leaves'], most: 1 },
    ornament: ornamentSlot(name),
  },
  stones: [0, 0],
  concepts: [name],
});

const SEQUENCE = { way: z.enum(['full', 'half']), sequence: sequenceOf() };
/** Kinds of stones in one row. */
const MOST_LOTS = 12;

const HEAD_SLOTS: Readonly<Record<string, Slot>> = {
  around: { accepts: ['halo', 'figure.wave'], most: 3 },
  drops: DROPS,
};

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
    params: z
      .strictObject({
        inner_diameter: lengthMm(13, 23),
        band_width: lengthMm(1.2, 14),
        /** Between the stones of its heads. */
        gap: lengthMm(0.3, 3),
      })
      .partial(),
    slots: {
      /** At each end, from left to right. */
      heads: { accepts: ['head.prong', 'head.basket', 'head.bezel', 'head.half-bezel'], most: 2 },
      shoulders: { accepts: ['row.pave'], most: 1 },
    },
    stones: [0, 0],
    concepts: ['bypass'],
  },
  {
    name: 'shank.fitted',
    label: 'fitted band',
    // As wide and as thick as its row needs.
    params: z.strictObject({ inner_diameter: lengthMm(13, 23), milgrain: yesNo() }).partial(),
    slots: {
      ...SHANK_SLOTS,
      band: { accepts: ['row.heads', 'row.pave', 'row.channel'], most: 1 },
      ornament: { accepts: ['ornament.text'], most: 1 },
    },
    stones: [0, 0],
    concepts: ['pave', 'channel', 'eternity'],
  },
  {
    name: 'shank.signet',
    label: 'signet shank',
    params: z.strictObject({ inner_diameter: lengthMm(13, 23), band_width: lengthMm(1.2, 14) }).partial(),
    slots: {
      ...SHANK_SLOTS,
      shoulders: { accepts: ['row.pave'], most: 1 },
      ornament: { accepts: ['ornament.text'], most: 1 },
    },
    stones: [0, 0],
    concepts: ['signet'],
  },
  {
    name: 'plate.signet',
    label: 'signet plate',
    params: z.strictObject({ face: z.enum(['cushion', 'oval', 'square']), face_width: lengthMm(1.2, 20) }).partial(),
    slots: { face: { accepts: ['ornament.letters', 'figure.relief', 'head.collar', 'inlay.slab'], most: 1 } },
    stones: [0, 0],
    concepts: ['signet'],
  },
  {
    name: 'figure.relief',
    label: 'figure',
    params: z.strictObject({ motif: figures(), version: countOf(0, 9), height: lengthMm(3, 60) }).partial(),
    slots: { drops: DROPS },
    stones: [0, MOST_LOTS],
    concepts: [],
  },
  {
    name: 'ornament.letters',
    label: 'engraved letters',
    params: z.strictObject({ letters: words() }).partial(),
    slots: {},
    stones: [0, 0],
    concepts: ['engraving'],
  },
  { name: 'inlay.slab', label: 'slab of stone', params: z.strictObject({}), slots: {}, stones: [1, 1], concepts: [] },
  {
    name: 'row.channel',
    label: 'channel of stones',
    params: z.strictObject(SEQUENCE).partial(),
    slots: {},
    stones: [1, MOST_LOTS],
    concepts: ['channel'],
  },
  {
    name: 'pair',
    label: 'second ring of a pair',
    params: z.strictObject({}),
    slots: {},
    stones: [0, 0],
    concepts: ['pair'],
  },
  {
    name: 'ornament.text',
    label: 'engraved text',
    params: z.strictObject({ text: words(), side: z.enum(['outside', 'inside']) }).partial(),
    slots: {},
    stones: [0, 0],
    concepts: ['engraving'],
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
  {
    name: 'head.flush',
    label: 'flush setting',
    params: z.strictObject({ turn: HEAD_PARAMS.turn, place: HEAD_PARAMS.place }).partial(),
    slots: {},
    stones: [1, 1],
    concepts: ['flush'],
  },
  {
    name: 'head.collar',
    label: 'low collar',
    params: z.strictObject({ turn: HEAD_PARAMS.turn, place: HEAD_PARAMS.place }).partial(),
    slots: {},
    stones: [1, 1],
    concepts: ['bezel', 'low-set'],
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
    params: z
      .strictObject({
        setting: z.enum(['prong', 'bezel']),
        way: z.enum(['full', 'half']),
        /** Degrees: at 90 the long side of the stones lies along the band. */
        turn: z.union([z.literal(0), z.literal(90)]).meta({ unit: 'degrees' }),
      })
      .partial(),
    slots: {},
    // Lots take turns.
    stones: [1, MOST_LOTS],
    concepts: ['eternity', 'half-eternity'],
  },
  {
    name: 'halo',
    label: 'halo',
    params: z.strictObject({ milgrain: yesNo() }).partial(),
    slots: {},
    stones: [1, 1],
    concepts: ['halo', 'double-halo'],
  },
  {
    name: 'halo.hidden',
    label: 'hidden halo',
    params: z.strictObject({}),
    slots: {},
    stones: [1, 1],
    concepts: ['hidden-halo'],
  },
  {
    name: 'row.pave',
    label: 'pavé row',
    params: z
      .strictObject({
        /** Side by side across each arm of the shank. */
        rows: countOf(1, 5),
        /** How far from the top the stones reach where their number is left open. */
        arc: z.number().min(20).max(170).meta({ unit: 'degrees' }),
        /** How much smaller than the first the last stone is, as a share. */
        taper: z.number().min(0).max(0.5),
        /** Round a band: all the way or over half of the finger, and how its kinds follow each other. */
        ...SEQUENCE,
      })
      .partial(),
    slots: {},
    stones: [1, MOST_LOTS],
    concepts: ['pave', 'pave-shank'],
  },
  {
    name: 'ornament.filigree',
    label: 'filigree shoulders',
    params: z.strictObject({}),
    slots: {},
    stones: [0, 0],
    concepts: ['filigree'],
  },
  {
    name: 'ornament.engraving',
    label: 'engraved shoulders',
    params: z.strictObject({ pattern: z.enum(ENGRAVINGS) }),
    slots: {},
    stones: [0, 0],
    concepts: ['engraved'],
  },
  {
    name: 'companion',
    label: 'companion bands',
    params: z.strictObject({ form: z.enum(['even', 'wave']) }).partial(),
    slots: {},
    stones: [0, 0],
    concepts: [],
  },
];
