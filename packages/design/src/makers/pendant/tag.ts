/** A polished plate to be engraved: a disc, an oval, a square, or a dog tag with a raised rim; a figure in relief, a small stone. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { CABLE, chainNamed, hangOnChain } from '../../parts/chain';
import { placeFigure } from '../../parts/figure';
import { graved } from '../../parts/graver';
import { bezelCup } from '../../parts/head';
import { photograph } from '../../parts/shot';
import type { Field } from '../../geometry/field';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { WORLD, smoothstep } from '../../geometry/vec';
import { isMotif } from '../../motifs/library';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { z } from 'zod';
import { figures, lengthMm, words } from '../params';

type Shape = 'disc' | 'oval' | 'square' | 'dog-tag';

/** Half the thickness of the plate and how far its edges are rounded, mm. */
const HALF_THICK = 0.75;
const EDGE = 0.3;
/** Width and height of the rolled rim of a dog tag, mm. */
const RIM = { wide: 1.1, high: 0.3 } as const;
/** Width beside height, the radius of the corners as a share of the width, and the shares of width and height that a text takes. */
const SHAPES: Readonly<Record<Shape, { width: number; corner: number; text: readonly [wide: number, tall: number] }>> = {
  disc: { width: 1, corner: 1, text: [0.76, 0.42] },
  oval: { width: 0.74, corner: 1, text: [0.76, 0.32] },
  square: { width: 1, corner: 0.16, text: [0.8, 0.5] },
  'dog-tag': { width: 0.56, corner: 0.42, text: [0.76, 0.36] },
};
/** The hand is this much larger than on a ring. */
const HAND = 1.6;
const GRID_MM = 0.11;
/** Share of half the height at which a stone is set under a text, and at which a figure's middle lies over one. */
const STONE_AT = -0.64;
const FIGURE_AT = 0.3;

/** Distance to the outline, mm: negative inside. An oval is measured in its own proportion. */
function outlineOf(shape: Shape, k: number): (x: number, y: number) => number {
  const { width, corner } = SHAPES[shape];
  const half = k * width;
  if (shape === 'oval') return (x, y) => (Math.hypot(x / width, y) - k) * width;
  const round = half * corner;
  return (x, y) => {
    const [a, b] = [Math.abs(x) - half + round, Math.abs(y) - k + round];
    return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - round;
  };
}

const SHAPE_NAMES = Object.keys(SHAPES) as [Shape, ...Shape[]];

export const tagPendant: Maker = {
  name: 'tag-pendant',
  params: z.strictObject({
    shape: z.enum(SHAPE_NAMES),
    text: words(),
    motif: figures(),
    chain: z.enum(['cable', 'bead', 'rope', 'box', 'curb', 'snake', 'paperclip', 'bold', 'fine']),
    height: lengthMm(8, 60),
    length: lengthMm(140, 900),
  }).partial(),
  plan: (brief, rng) => {
    const shape = brief.wants('dog-tag') ? 'dog-tag' : brief.wants('disc') || brief.wants('medallion') ? 'disc' : brief.has('geometric') ? 'square' : rng.pick(['disc', 'disc', 'oval'] as const);
    const k = (shape === 'dog-tag' ? 14 : 9.5) * (brief.has('minimalist') ? 0.82 : brief.has('bold') ? 1.18 : 1);
    const kind = brief.gems[0];
    return {
      stones: kind ? [{ role: 'accent', kind, cut: brief.cuts[0] ?? 'round', size_mm: mm(Math.min(brief.stoneSizeMm ?? 1.8, k * 0.26)), count: 1 }] : [],
      variant: { shape, text: brief.engraving?.text ?? '', motif: isMotif(brief.motif) ? brief.motif : '', chain: brief.chain ?? (shape === 'dog-tag' ? 'bead' : 'cable') },
      dimensions: { height: mm(2 * k) },
      view: viewFrom(rng, -9, 6, 3),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const k = measure(spec, 'height', 19) / 2;
    const shape = (choice(spec, 'shape') || 'disc') as Shape;
    const { width, text: [wide, tall] } = SHAPES[shape];
    const [text, motif] = [choice(spec, 'text'), choice(spec, 'motif')];
    const stone = stonesOf(spec, 'accent');
    const outline = outlineOf(shape, k);
    const rim = shape === 'dog-tag' ? RIM : null;
    // Under a figure the text is smaller.
    const engraved = text === '' ? null : graved(text, 2 * k * width * wide, 2 * k * tall * (motif === '' ? 1 : 0.5), HAND * (k / 9.5));
    const textAt = motif === '' ? (stone ? k * 0.08 : 0) : -k * 0.42;
    const field: Field = (x, y, z, limit = Infinity) => {
      const side = outline(x, y);
      if (side > limit) return side;
      const raised = rim ? rim.high * smoothstep(-rim.wide, -rim.wide * 0.6, side) : 0;
      const [a, b] = [side + EDGE, Math.abs(z) - HALF_THICK - raised + EDGE];
      const d = Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - EDGE;
      const v = y - textAt;
      return engraved && z > 0 && Math.abs(d) < 0.6 && Math.abs(x) < engraved.reachX && Math.abs(v) < engraved.reachY ? d + engraved.depthAt(x, v) : d;
    };
    const z = HALF_THICK + 0.4;
    const top = HALF_THICK + (rim?.high ?? 0) + 0.5;
    bench.add(refined(sculpt(field, [-k * width - 0.5, -k - 0.5, -top], [k * width + 0.5, k + 0.5, top], GRID_MM), field), 40, { origin: [0, 0, z] });
    if (isMotif(motif)) placeFigure(bench, { name: motif, version: 0, halfHeightMm: k * width * (text === '' && !stone ? 0.66 : 0.46) }, [0, text === '' && !stone ? 0 : k * FIGURE_AT, z + HALF_THICK]);
    if (stone) {
      const origin: Vec3 = [0, k * STONE_AT, z + HALF_THICK + 0.15];
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'accent', origin });
      bench.add(bezelCup(stone.cut, stone.size_mm, WORLD, origin, { wallMm: 0.4, depth: 0.9, open: 0.7 }), 40);
    }
    hangOnChain(bench, [0, k + 0.02, z], chainNamed(choice(spec, 'chain'), CABLE), 1.1);
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 210, fill: 0.7, raise: 0.05 }));
  },
};
