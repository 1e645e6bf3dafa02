/** The parts of rings: parameters with limits, slots, and concepts of the lexicon. */
import { z } from 'zod';
import { kindsOf } from '../../catalogue/kind';
import { countOf, lengthMm, paramsOf, sequenceOf, words, yesNo } from '../params';
import { FRIEZES } from '../../parts/frieze';
import { ENGRAVINGS } from './engravings';
import { HEAD_KINDS, MOST_LOTS } from './headKinds';
import type { ShankName } from './shanks';
import { SHANK_LABEL, polishedEdges, shankKind, SHANK_SLOTS } from './shankKinds';

const HOOP_MM = { inner_diameter: lengthMm(13, 23), band_width: lengthMm(1.2, 14) };
const SEQUENCE = { way: z.enum(['full', 'half']), sequence: sequenceOf() };
export const RING_KINDS = kindsOf([
  ...(Object.keys(SHANK_LABEL) as ShankName[]).map(shankKind),
  {
    name: 'shank.bypass',
    label: 'bypass shank',
    params: paramsOf({
      ...HOOP_MM,
      /** Gap between the stones of its heads. */
      gap: lengthMm(0.3, 3),
    }),
    slots: {
      /** At each end, from left to right. */
      heads: { accepts: ['head.prong', 'head.basket', 'head.bezel', 'head.half-bezel'], most: 2 },
      shoulders: { accepts: ['row.pave'], most: 1 },
    },
    concepts: ['bypass'],
  },
  {
    name: 'shank.fitted',
    label: 'fitted band',
    params: paramsOf({ ...HOOP_MM, milgrain: yesNo(), edges: polishedEdges() }),
    slots: {
      ...SHANK_SLOTS,
      band: { accepts: ['row.heads', 'row.pave', 'row.channel'], most: 1 },
      ornament: { accepts: ['ornament.text'], most: 1 },
    },
    concepts: ['pave', 'channel', 'eternity'],
  },
  {
    name: 'shank.signet',
    label: 'signet shank',
    params: paramsOf(HOOP_MM),
    slots: {
      ...SHANK_SLOTS,
      shoulders: { accepts: ['row.pave'], most: 1 },
      ornament: { accepts: ['ornament.text', 'ornament.engraving'], most: 2 },
    },
    concepts: ['signet'],
  },
  {
    name: 'plate.signet',
    label: 'signet plate',
    params: paramsOf({
      face: z.enum(['cushion', 'oval', 'square', 'rectangle', 'octagon', 'round', 'hexagon', 'marquise', 'shield']),
      face_width: lengthMm(1.2, 20),
    }),
    slots: { face: { accepts: ['ornament.letters', 'figure.relief', 'head.collar', 'inlay.slab'], most: 2 } },
    concepts: ['signet'],
  },
  {
    name: 'ornament.letters',
    label: 'engraved letters',
    params: paramsOf({ letters: words() }),
    concepts: ['engraving'],
  },
  { name: 'inlay.slab', label: 'slab of stone', stones: [1, 1] },
  {
    name: 'row.channel',
    label: 'channel of stones',
    params: paramsOf(SEQUENCE),
    stones: [1, MOST_LOTS],
    concepts: ['channel'],
  },
  {
    name: 'pair',
    label: 'second ring of a pair',
    // With `bare` it has none of the first ring's stones. Its width is the first ring's unless it has its own.
    params: paramsOf({ bare: yesNo(), band_width: lengthMm(1.2, 14) }),
    concepts: ['pair'],
  },
  {
    name: 'ornament.text',
    label: 'engraved text',
    params: paramsOf({ text: words(), side: z.enum(['outside', 'inside']) }),
    concepts: ['engraving'],
  },
  ...HEAD_KINDS,
  {
    name: 'figure.leaves',
    label: 'leaves over the stone',
    params: paramsOf({ leaves: countOf(2, 4) }),
    concepts: ['leaf'],
  },
  { name: 'figure.wave', label: 'waves', stones: [0, 1], concepts: ['wave'] },
  {
    name: 'row.leaves',
    label: 'leaves',
    params: paramsOf({ pairs: countOf(1, 3) }),
    stones: [0, 1],
    concepts: ['leaf', 'vine'],
  },
  {
    name: 'row.heads',
    label: 'row of stones in heads of their own',
    params: paramsOf({
      setting: z.enum(['prong', 'bezel']),
      /** Bezels that are sunk into the band. */
      low: yesNo(),
      way: z.enum(['full', 'half']),
      /** Degrees: at 90 the long side of the stones is along the band. */
      turn: z.union([z.literal(0), z.literal(90)]).meta({ unit: 'degrees' }),
      /** Lots take turns, or follow each other from left to right. */
      order: z.enum(['turns', 'listed']),
    }),
    stones: [1, MOST_LOTS],
    concepts: ['eternity', 'half-eternity'],
  },
  {
    name: 'halo',
    label: 'halo',
    // Its number of stones when that is exact; otherwise as many as fit.
    params: paramsOf({ milgrain: yesNo(), stones: countOf(6, 60) }),
    stones: [1, 1],
    concepts: ['halo', 'double-halo'],
  },
  { name: 'halo.hidden', label: 'hidden halo', stones: [1, 1], concepts: ['hidden-halo'] },
  { name: 'gallery', label: 'openwork gallery', concepts: ['gallery', 'filigree', 'basket'] },
  {
    name: 'row.pave',
    label: 'pavé row',
    params: paramsOf({
      /** Side by side across each arm of the shank. */
      rows: countOf(1, 5),
      /** Extent of the stones from the top when their number is not set. */
      arc: z.number().min(20).max(170).meta({ unit: 'degrees' }),
      /** Reduction of the last stone relative to the first, as a share. */
      taper: z.number().min(0).max(0.5),
      /** Around a band: full circle or half, and the order of its kinds. */
      ...SEQUENCE,
    }),
    stones: [1, MOST_LOTS],
    concepts: ['pave', 'pave-shank'],
  },
  {
    name: 'row.scatter',
    label: 'strewn stones',
    params: paramsOf({ ...SEQUENCE, spacing: z.enum(['even']) }),
    stones: [1, MOST_LOTS],
    concepts: ['scattered', 'stations'],
  },
  { name: 'ornament.filigree', label: 'filigree shoulders', concepts: ['filigree'] },
  {
    name: 'ornament.engraving',
    label: 'engraved shoulders',
    params: z.strictObject({ pattern: z.enum(ENGRAVINGS) }),
    concepts: ['engraved'],
  },
  {
    name: 'ornament.frieze',
    label: 'relief around the band',
    params: z.strictObject({ motif: z.enum(FRIEZES) }),
    concepts: ['engraved', 'mountain', 'wave'],
  },
  {
    name: 'companion',
    label: 'companion bands',
    params: paramsOf({
      form: z.enum(['even', 'wave']),
      bands: z.int().min(1).max(2),
      /** Side of a single band: before or behind the ring. */
      side: z.enum(['before', 'behind']),
    }),
  },
]);
