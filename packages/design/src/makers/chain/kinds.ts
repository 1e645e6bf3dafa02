/** The parts of necklaces and pendants: parameters with limits, slots, and concepts of the lexicon. */
import { z } from 'zod';
import { kindsOf, type Slot } from '../../catalogue/kind';
import { BORDERS } from '../../parts/border/patterns';
import { CHAIN_KINDS } from '../../language/vocabulary';
import { MOST_PER_END } from '../flanks';
import { pendantLinks } from '../links';
import { countOf, figures, lengthMm, paramsOf, words, yesNo } from '../params';
import { DROPS, HANGS } from './hangs';
import { TAG_SHAPES } from './tagShapes';

/** Maximum number of lots of stones on a figure. */
const MOST_LOTS = 12;

const links = z.enum(CHAIN_KINDS);
const length = lengthMm(140, 900);
const one = (...accepts: readonly string[]): Slot => ({ accepts, most: 1 });
const TURN = z.union([z.literal(0), z.literal(90), z.literal(180)]).meta({ unit: 'degrees' });

export const CHAIN_PART_KINDS = kindsOf([
  {
    name: 'chain.pendant',
    label: 'chain of a pendant',
    params: paramsOf({ links: pendantLinks(), length }),
    slots: { center: { ...one(...HANGS), least: 1 } },
    concepts: ['chain'],
  },
  {
    name: 'chain.necklace',
    label: 'necklace chain',
    params: paramsOf({
      links,
      length,
      /** Width of its line in the picture. */
      width: lengthMm(10, 120),
      /** The chain holds the middle part at one ring or at both sides. */
      held: z.enum(['ring', 'ends']),
      spacing: z.enum(['apart', 'close']),
    }),
    slots: {
      center: one(...HANGS, 'plate.name'),
      /** Alternating along the chain, or on both sides of its middle. */
      stations: { accepts: ['head.bezel', 'bead'], most: 12 },
      /** Hanging along the chain, on either side of its middle. */
      charms: { accepts: HANGS, most: 24 },
      /** Chains worn above it, from the bottom up. */
      layers: { accepts: ['chain.necklace'], most: 3 },
    },
    concepts: ['chain', 'layered'],
  },
  {
    name: 'border',
    label: 'border of metal',
    params: z.strictObject({
      pattern: z.enum(BORDERS),
      width: lengthMm(0.8, 5),
      /** Beads along both of its sides, on hoops. */
      milgrain: yesNo().optional(),
    }),
  },
  { name: 'head.cap', label: 'capped pearl', slots: { drops: DROPS }, stones: [1, 1], concepts: ['drop'] },
  { name: 'head.wrap', label: 'wrap of wire', slots: { drops: DROPS }, stones: [1, 1], concepts: ['wire-wrapped'] },
  { name: 'bead', label: 'bead on the chain', stones: [1, 1], concepts: ['stations'] },
  {
    name: 'figure.relief',
    label: 'figure',
    params: paramsOf({
      motif: figures(),
      version: countOf(0, 9),
      height: lengthMm(3, 60),
      /** Cut out of its plate. */
      opening: yesNo(),
      /** Cut from its stone. */
      carved: yesNo(),
      /** A round one cut from its stone is held by a rim. */
      rim: yesNo(),
      /** Side of a head on a band. */
      place: z.enum(['both', 'left', 'right']),
    }),
    slots: { drops: DROPS, around: one('halo') },
    stones: [0, MOST_LOTS],
  },
  {
    name: 'figure.claw',
    label: 'leaves that hold a stone',
    params: paramsOf({ leaves: z.union([z.literal(2), z.literal(4)]), turn: TURN }),
    slots: { drops: DROPS },
    stones: [1, 1],
    concepts: ['leaf'],
  },
  {
    name: 'plate.tag',
    label: 'plate',
    params: paramsOf({ shape: z.enum(TAG_SHAPES), text: words(), side: z.literal('back'), height: lengthMm(8, 60) }),
    slots: {
      face: { accepts: ['figure.relief', 'head.collar'], most: 2 },
      rim: { accepts: ['border', 'row.pave'], most: 2 },
      drops: DROPS,
    },
    concepts: ['disc', 'dog-tag', 'engraving'],
  },
  {
    name: 'plate.bar',
    label: 'bar',
    params: paramsOf({
      text: words(),
      name: words(),
      width: lengthMm(1.5, 120),
      height: lengthMm(1.5, 60),
      /** The stones of its row are in bezels. */
      rims: yesNo(),
    }),
    slots: { end: { accepts: ['head.collar'], most: 2 * MOST_PER_END }, row: one('row.pave'), drops: DROPS },
    concepts: ['bar'],
  },
  {
    name: 'plate.name',
    label: 'name',
    params: paramsOf({
      name: words(),
      width: lengthMm(10, 120),
      /** Its stones are on the dots of letters. */
      dots: yesNo(),
    }),
    slots: { end: one('head.bezel', 'figure.relief'), drops: DROPS },
    concepts: ['name'],
  },
  {
    name: 'connector.ring',
    label: 'ring of wire',
    params: paramsOf({ diameter: lengthMm(3, 30) }),
    slots: { drops: DROPS },
    concepts: ['lariat'],
  },
  {
    name: 'drop',
    label: 'length of chain',
    params: paramsOf({ length: lengthMm(1, 90) }),
    slots: { body: { ...one(...HANGS), least: 1 } },
    concepts: ['drop', 'lariat'],
  },
  { name: 'ball', label: 'ball of metal', params: paramsOf({ diameter: lengthMm(1.5, 12) }), concepts: ['ball'] },
  {
    name: 'tassel',
    label: 'tassel',
    params: paramsOf({ length: lengthMm(12, 70) }),
    stones: [0, 1],
    concepts: ['tassel'],
  },
]);
