/** Pendants of nested polygon frames around a stone. */
import type { Vec3 } from '../../piece';
import { hangOnChain } from '../../parts/bail';
import { CABLE, FINE, chainNamed } from '../../parts/chain';
import { bezelCup, girdleMm } from '../../parts/head';
import { girdleReach } from '../../parts/prongHead';
import { halo } from '../../parts/rows';
import { photographed } from '../../parts/shot';
import { plate } from '../../geometry/blocks';
import { polygon, type Point2 } from '../../geometry/curves';
import { KNIFE_EDGE, roundedRectangle } from '../../geometry/profiles';
import { polygonFrame, sweep, type Station } from '../../geometry/sweep';
import { TAU, WORLD, Y, Z, spin, type Axes } from '../../geometry/vec';
import type { Cut, Stone } from '../../spec';
import { choice, measure, mm, stonesOf, viewFrom, type Brief, type Maker } from '../maker';
import { z } from 'zod';
import { PENDANT_PARAMS } from '../links';
import { countOf, paramsOf, yesNo } from '../params';

const SIDES: Record<string, number> = { triangle: 3, rhombus: 4, hexagon: 6, octagon: 8 };

/** Size of an inverted triangle inside another, whose corners end in the outer bars. */
const INVERTED = 0.55;

/** Rotation of each frame of a kinetic pendant from the next one inside it, radians. */
const SWING = 0.45;

/** Rotation of a stone by which its corners point to those of the frame around it, radians. */
function turnInFrame(sides: number, cut: Cut): number {
  // A trillion points down by default.
  if (sides === 3) return cut === 'trillion' ? Math.PI : 0;
  if (sides === 4) return SQUARE.has(cut) ? Math.PI / 4 : 0;
  return sides === 6 && cut === 'hexagon' ? Math.PI / 6 : 0;
}
const SQUARE: ReadonlySet<Cut> = new Set<Cut>(['princess', 'cushion', 'asscher', 'radiant']);

const outlineIn = ([[cos, sin]]: Axes, girdle: readonly Point2[]): Point2[] =>
  girdle.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);

type Shape = 'hexagon' | 'octagon' | 'rhombus' | 'triangle';

/** The cut of a stone that has the outline of a frame. */
const CUT_IN: Readonly<Record<Shape, Cut>> = {
  triangle: 'trillion',
  hexagon: 'hexagon',
  rhombus: 'princess',
  octagon: 'asscher',
};

/** The frames in which a stone of a stated cut shows its outline; round and long ones stand in an octagon. */
const FRAME_OF: Readonly<Partial<Record<Cut, Shape>>> = {
  trillion: 'triangle',
  hexagon: 'hexagon',
  princess: 'rhombus',
  kite: 'rhombus',
  marquise: 'rhombus',
};

/** Small stones around the middle one when many are requested. */
const melee = (brief: Brief): Stone[] =>
  brief.quantity === 'many' && (brief.quantityGiven || brief.gems.length > 1)
    ? [{ role: 'halo', kind: brief.gems[1] ?? 'diamond', cut: 'round', size_mm: 1.15, count: 0 }]
    : [];

export const framePendant: Maker = {
  name: 'frame-pendant',
  params: paramsOf({
    shape: z.enum(['hexagon', 'octagon', 'rhombus', 'triangle']),
    frames: countOf(1, 3),
    edge: z.enum(['knife', 'bar']),
    kinetic: yesNo(),
    ...PENDANT_PARAMS,
  }),
  plan: (brief, rng) => {
    const picked = rng.pick(['triangle', 'rhombus', 'hexagon', 'octagon'] as const);
    const [stated] = brief.cuts;
    const own = stated && brief.gems.length > 0 ? (FRAME_OF[stated] ?? 'octagon') : picked;
    const shape = brief.wants('triangles') ? 'triangle' : own;
    const cut = stated ?? CUT_IN[shape];
    const k = brief.has('bold') ? 13 : brief.has('minimalist') ? 8 : 10.5;
    return {
      stones: brief.gems[0]
        ? [
            {
              role: 'center',
              kind: brief.gems[0],
              cut,
              size_mm: mm(brief.stoneSizeMm ?? k * (brief.quantity === 'many' ? 0.36 : 0.52)),
              count: 1,
            },
            ...melee(brief),
          ]
        : [],
      variant: {
        shape,
        frames: brief.has('layered', 'sci-fi') ? 3 : brief.has('minimalist') ? 1 : 2,
        edge: brief.has('minimalist') ? 'bar' : 'knife',
        kinetic: brief.has('innovative') ? 'yes' : 'no',
        ...(brief.chain ? { chain: brief.chain } : {}),
      },
      dimensions: { height: mm(2 * k) },
      view: viewFrom(rng, -12, 7),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 210, fill: 0.68, raise: 0.05 }, (bench, spec) => {
    const k = measure(spec, 'height', 21) / 2;
    const sides = SIDES[choice(spec, 'shape')] ?? 6;
    // A third triangle would leave no room in the middle.
    const frames = Math.min(sides === 3 ? 2 : 3, Number(spec.root.params['frames'] ?? 2));
    const stone = stonesOf(spec, 'center');
    const kinetic = choice(spec, 'kinetic') === 'yes';
    const z = Math.max((stone ? stone.size_mm * 0.5 : 1.5) + 1.1, kinetic ? k * 0.6 : 0);
    const start = sides === 8 ? Math.PI / 8 : Math.PI / 2;
    const edge = choice(spec, 'edge') === 'knife' ? ('knife' as const) : 0.5;
    const width = k * (edge === 'knife' ? 0.085 : 0.06);
    const radius = (i: number): number => k * (1 - i * (kinetic ? 0.3 : 0.215));
    // An inverted triangle leaves no room for a stone.
    const inverted = sides === 3 && !stone;
    for (let i = 0; i < frames; i++) {
      const turned = inverted && i % 2 ? Math.PI : i % 2 && sides === 8 ? Math.PI / 8 : 0;
      const fit = turned !== 0 && inverted ? INVERTED : 1;
      // Kinetic frames rotate about the vertical axis, like the rings of a gyroscope; the innermost one faces the viewer.
      const swing = kinetic ? (frames - 1 - i) * SWING : 0;
      const axes: Axes = [[Math.cos(swing), 0, -Math.sin(swing)], Y, [Math.sin(swing), 0, Math.cos(swing)]];
      bench.add(
        polygonFrame(polygon(sides, radius(i) * fit, start + turned), width * (1 - i * 0.12), width * 1.25, edge),
        edge === 'knife' ? 12 : 30,
        { origin: [0, 0, z - i * 0.1], axes },
      );
    }
    const isTurned = inverted && frames % 2 === 0;
    const inner = radius(frames - 1) * (isTurned ? INVERTED : 1);
    const axes = spin(WORLD, stone ? turnInFrame(sides, stone.cut) : 0);
    const outline = stone ? outlineIn(axes, girdleMm(stone.cut, stone.size_mm)) : [];
    const hasHalo = stonesOf(spec, 'halo') !== undefined;
    const hold = stone ? stone.size_mm * 0.5 : k * 0.12;
    for (let i = 0; i < sides; i++) {
      const a = start + (i / sides) * TAU + (isTurned ? Math.PI : 0);
      if (sides === 8 && i % 2) continue;
      if (kinetic && Math.abs(Math.cos(a)) > 0.5) continue;
      const corner = isTurned ? inner : radius(0);
      const from = stone ? Math.hypot(...girdleReach(outline, a)) : hold;
      const way: Vec3 = [Math.cos(a), Math.sin(a), 0];
      // Bars from the bezel's wall into the corners, level with the frames and lower than their ridges.
      bench.add(
        sweep(
          [from, corner].map((r): Station => ({
            at: [way[0] * r, way[1] * r, z - width * (hasHalo ? 1.3 : 0.3)],
            u: [way[1], -way[0], 0],
            v: Z,
            halfU: width * 0.5,
            halfV: width * 0.8,
          })),
          edge === 'knife' ? KNIFE_EDGE : roundedRectangle(edge),
          false,
        ),
        edge === 'knife' ? 12 : 30,
      );
    }
    if (stone) {
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'center', origin: [0, 0, z], axes });
      bench.add(
        bezelCup(stone.cut, stone.size_mm, axes, [0, 0, z], { wallMm: 0.42, depth: stone.size_mm * 0.5, open: 0.5 }),
        28,
      );
      const around = stonesOf(spec, 'halo');
      if (around)
        halo(bench, {
          cut: stone.cut,
          sizeMm: stone.size_mm,
          origin: [0, 0, z - 0.15],
          axes,
          kind: around.kind,
          meleeMm: around.size_mm,
          gapMm: 0.38,
        });
    } else {
      bench.add(plate(polygon(sides, k * 0.22, start), -0.7, 0.9, 0.5), 20, { origin: [0, 0, z] });
    }
    const tip = sides === 8 ? k * Math.cos(Math.PI / 8) : k;
    hangOnChain(
      bench,
      [0, tip + width * 0.9, z],
      chainNamed(choice(spec, 'chain'), edge === 'knife' ? CABLE : FINE),
      0.95,
    );
  }),
};
