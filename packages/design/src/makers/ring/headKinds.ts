/** The heads of rings: parameters with limits, slots, and concepts of the lexicon. */
import { z } from 'zod';
import type { KindRow, Slot } from '../../catalogue/kind';
import { DROPS } from '../chain/hangs';
import { countOf, lengthMm, paramsOf, yesNo } from '../params';

/** Kinds of stones in one row. */
export const MOST_LOTS = 12;

const HEAD_SLOTS: Readonly<Record<string, Slot>> = {
  around: { accepts: ['halo', 'border', 'figure.wave', 'figure.leaves'], most: 3 },
  drops: DROPS,
};

/** Parameters of all heads. */
const HEAD_PARAMS = {
  /** Additional height of the girdle. */
  lift: lengthMm(-1.5, 4),
  /** Degrees: at 90 the long side of the stone is along the band, at 180 its point is on the opposite side. */
  turn: z.union([z.literal(0), z.literal(90), z.literal(180)]).meta({ unit: 'degrees' }),
  /** Side of a head beside others. */
  place: z.enum(['both', 'left', 'right']),
};

const pronged = (name: string, label: string): KindRow => ({
  name: `head.${name}`,
  label,
  params: paramsOf({
    ...HEAD_PARAMS,
    prongs: countOf(2, 12),
    /** Two narrow prongs in place of each. */
    doubled: yesNo(),
    /** Thicker than usual. */
    stout: yesNo(),
  }),
  slots: { ...HEAD_SLOTS, under: { accepts: ['halo.hidden', 'gallery'], most: 1 } },
  stones: [1, 1],
  concepts: [name],
});

const bezelled = (name: string, label: string): KindRow => ({
  name: `head.${name}`,
  label,
  params: paramsOf({ ...HEAD_PARAMS, ...(name === 'bezel' ? { milgrain: yesNo() } : {}) }),
  slots: HEAD_SLOTS,
  stones: [1, 1],
  concepts: [name],
});

export const HEAD_KINDS: readonly KindRow[] = [
  pronged('prong', 'prong head'),
  pronged('basket', 'basket head'),
  bezelled('bezel', 'bezel'),
  bezelled('half-bezel', 'half bezel'),
  {
    name: 'head.cluster',
    label: 'cluster of stones',
    params: paramsOf({ prongs: countOf(3, 12), place: HEAD_PARAMS.place }),
    // The centre stone, then those around it in turn.
    stones: [1, MOST_LOTS + 1],
    concepts: ['cluster'],
  },
  {
    name: 'head.flush',
    label: 'flush setting',
    // On the inside, it lies at the bottom of the bore.
    params: paramsOf({ turn: HEAD_PARAMS.turn, place: z.enum([...HEAD_PARAMS.place.options, 'inside']) }),
    stones: [1, 1],
    concepts: ['flush'],
  },
  {
    name: 'head.collar',
    label: 'low collar',
    params: paramsOf({ turn: HEAD_PARAMS.turn, place: HEAD_PARAMS.place }),
    stones: [1, 1],
    concepts: ['bezel', 'low-set'],
  },
];
