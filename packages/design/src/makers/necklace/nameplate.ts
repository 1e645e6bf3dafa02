/** A name cut from sheet, its letters in one piece, hung from both ends in a chain. */
import type { Vec3 } from '../../piece';
import type { Field } from '../../geometry/field';
import { smoothMin, wire } from '../../geometry/field';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import type { Point2 } from '../../geometry/curves';
import { WORLD, add } from '../../geometry/vec';
import type { NameStrokes } from '../../motifs/name';
import { nameStrokes, plateWidth } from '../../motifs/name';
import { Bench } from '../../parts/bench';
import { bezelCup } from '../../parts/head';
import { photograph } from '../../parts/shot';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { BEFORE, hangByEnds } from './hungByEnds';

/** Half the thickness of the sheet, and how its edges are rounded, mm. */
const SHEET = 0.72;
const EDGE = 0.48;
/** Strokes flow into each other over about this width, mm. */
const FILLET = 0.22;
const GRID_MM = 0.14;

/** The strokes as sheet metal with rounded edges, in the plane z = 0. */
function plateField({ strokes }: NameStrokes): Field {
  const lines = strokes.map(({ points, halfWidth, closed }) => {
    const last = points.length - 1;
    return wire(points.map(([x, y]): Vec3 => [x, y, 0]), (t) => (typeof halfWidth === 'number' ? halfWidth : halfWidth[Math.round(t * last)]!), closed);
  });
  const here = { x: NaN, y: NaN, limit: 0, flat: 0 };
  const flatAt = (x: number, y: number, limit: number): number => {
    if (x === here.x && y === here.y && limit <= here.limit) return here.flat;
    let flat = limit + FILLET;
    for (const line of lines) flat = smoothMin(flat, line(x, y, 0, flat + FILLET), FILLET);
    Object.assign(here, { x, y, limit, flat });
    return flat;
  };
  return (x, y, z, limit = 3) => {
    const over = Math.abs(z) - SHEET;
    if (over > limit) return over;
    const a = flatAt(x, y, Math.max(limit, 0.5)) + EDGE;
    const b = over + EDGE;
    return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - EDGE;
  };
}

export const nameplate: Maker = {
  name: 'nameplate',
  plan: (brief, dice) => {
    const scale = brief.has('bold') ? 1.18 : brief.has('minimalist') ? 0.84 : 1;
    return {
      stones: brief.gemsGiven && brief.gems[0] ? [{ role: 'accent', kind: brief.gems[0], cut: brief.cuts[0] ?? 'round', size_mm: mm(Math.min(4, brief.stoneSizeMm ?? 2.4)), count: 1 }] : [],
      variant: { name: brief.name ?? '', links: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine') },
      dimensions: { width: mm(plateWidth(brief.name ?? '') * scale) },
      view: viewFrom(dice, -5, 4, 3),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const name = nameStrokes(choice(spec, 'name'), measure(spec, 'width', 36));
    const points = name.strokes.flatMap((s) => s.points);
    const reach = (k: 0 | 1, most: boolean): number => (most ? Math.max : Math.min)(...points.map((p) => p[k])) + (most ? 2 : -2);
    const field = plateField(name);
    const drop = -reach(1, true) - 1;
    const at = ([x, y]: Point2): Vec3 => [x, y + drop, BEFORE];
    const plate = bench.define(refined(sculpt(field, [reach(0, false), reach(1, false), -SHEET - 0.5], [reach(0, true), reach(1, true), SHEET + 0.5], GRID_MM), field), 40);
    bench.place(plate, { axes: WORLD, origin: [0, drop, BEFORE] });
    const stone = stonesOf(spec, 'accent');
    if (stone) {
      const seat = add(at(name.after), [stone.size_mm * 0.5 + 0.35, 0, SHEET * 0.4]);
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'accent', origin: seat });
      bench.add(bezelCup(stone.cut, stone.size_mm, WORLD, seat, { wallMm: 0.45, depth: stone.size_mm * 0.5 + 0.4, open: 0.6 }), 40);
    }
    hangByEnds(bench, [at(name.ends[0]), at(name.ends[1])], name.width, choice(spec, 'links'));
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.88, raise: 0.02 }));
  },
};
