/** The parts of earrings: parameters with limits, slots, and concepts of the lexicon. */
import { z } from 'zod';
import { kindsOf, type KindRow, type Slot } from '../../catalogue/kind';
import { DROPS, HANGS } from '../chain/hangs';
import { countOf, lengthMm, paramsOf, sequenceOf, yesNo } from '../params';
import { MOST_LOTS } from '../ring/headKinds';
import { GROUP_FORMS } from './group';
import { HOOP_FORMS } from './hoopShape';

/** Kinds on a lobe, with a post behind them. */
const STANDS: readonly string[] = (
  'head.prong head.basket head.bezel head.half-bezel head.peg head.group ball frame.hexagon figure.relief ' +
  'plate.tag plate.bar'
).split(' ');

const front = (accepts: readonly string[]): Slot => ({ accepts, most: 1, least: 1 });
/** The other earring of an asymmetric pair. */
const OTHER: Slot = { accepts: ['ear.'], most: 1 };

/** From top to bottom; a chain makes up for what its front lacks. */
const EAR_LENGTH = { length: lengthMm(8, 120) };
/** Made for one ear instead of both. */
const SINGLE = { single: yesNo() };

/** One fitting for both ears, whose children are built twice. */
const fitting = (name: string, label: string, concept: string): KindRow => ({
  name: `ear.${name}`,
  label,
  params: paramsOf({ ...EAR_LENGTH, ...SINGLE }),
  slots: { front: front(HANGS), other: OTHER },
  concepts: [concept],
});

export const EARRING_KINDS = kindsOf([
  {
    name: 'ear.post',
    label: 'ear post',
    params: paramsOf({ ...EAR_LENGTH, ...SINGLE }),
    slots: {
      front: front(STANDS),
      /** Worn behind the lobe and visible below it. */
      jacket: { accepts: ['jacket'], most: 1 },
      other: OTHER,
    },
    concepts: ['stud'],
  },
  fitting('hook', 'ear hook', 'drop'),
  fitting('lever', 'lever back', 'drop'),
  {
    name: 'ear.threader',
    label: 'ear threader',
    /** Length of the chain in front of the ear. */
    params: paramsOf({ length: lengthMm(8, 90), ...SINGLE }),
    slots: { front: front(HANGS), other: OTHER },
    concepts: ['threader'],
  },
  {
    name: 'ear.hoop',
    label: 'hoop',
    params: paramsOf({
      form: z.enum(HOOP_FORMS),
      /** Diameter to the middle of its metal, or the side of a square one. */
      diameter: lengthMm(8, 75),
      wire: lengthMm(1.2, 6),
      ...SINGLE,
    }),
    slots: {
      /** Outside at the front; inside at the back. */
      row: { accepts: ['row.pave', 'row.collets'], most: 1 },
      inner: { accepts: ['row.pave', 'row.collets'], most: 1 },
      /** Along its outside, where no stones are. */
      border: { accepts: ['border'], most: 1 },
      /** In the lowest corner of a hexagon. */
      front: { accepts: ['head.bezel'], most: 1 },
      drops: { ...DROPS, most: 7 },
    },
    concepts: ['hoop', 'huggie', 'square-hoop', 'oval-hoop', 'inside-out'],
  },
  {
    name: 'row.collets',
    label: 'row of bezels',
    params: paramsOf({ sequence: sequenceOf() }),
    stones: [1, MOST_LOTS],
    concepts: ['bezel'],
  },
  {
    name: 'head.peg',
    label: 'pearl on a cup',
    slots: { around: { accepts: ['border'], most: 1 }, drops: DROPS },
    stones: [1, 1],
    concepts: ['stud'],
  },
  {
    name: 'head.group',
    label: 'group of stones',
    params: paramsOf({ form: z.enum(GROUP_FORMS), setting: z.enum(['prong', 'bezel']) }),
    slots: { drops: DROPS },
    // In the order of their places.
    stones: [1, 13],
    concepts: ['cluster'],
  },
  {
    name: 'ball',
    label: 'ball',
    params: z.strictObject({ diameter: lengthMm(2, 20) }),
    slots: { drops: DROPS },
    concepts: ['ball'],
  },
  {
    name: 'frame.hexagon',
    label: 'frame of hexagons',
    params: paramsOf({ cells: z.union([z.literal(1), z.literal(6)]) }),
    slots: { center: front(['head.bezel']), drops: DROPS },
    concepts: ['honeycomb'],
  },
  {
    name: 'jacket',
    label: 'ear jacket',
    /** Stones of each earring. */
    params: paramsOf({ stones: countOf(3, 9) }),
    stones: [1, 1],
    concepts: ['jacket'],
  },
]);
