/**
 * Hoops: round, tapering, twisted, doubled, hexagonal or woven of bars, with a pearl or a set stone hanging from them
 * or without; each opens at a hinge and closes with a post through the ear.
 */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { jumpRing } from '../../parts/chain';
import { bezelCup, bezelWall, girdleMm } from '../../parts/head';
import { hangPearl } from '../../parts/pearl';
import { moved } from '../../parts/plaque';
import type { Seat } from '../../parts/seats';
import { grains, seated, setStones } from '../../parts/seats';
import type { Figure } from '../../parts/makeFigure';
import { figureHang, placeFigure } from '../../parts/figure';
import { photograph } from '../../parts/shot';
import { isMotif } from '../../motifs/library';
import { planFigure, stonesOfFigure } from '../pendant/motif';
import { sphere } from '../../geometry/blocks';
import { polygon, sample } from '../../geometry/curves';
import type { Field } from '../../geometry/field';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { polygonFrame, tube } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { TAU, Y, Z, along, axesFacing, cross, fromAxes, scale } from '../../geometry/vec';
import type { GemKind, Stone } from '../../spec';
import type { Brief, Maker } from '../maker';
import { kindAt } from '../../catalogue/sequences';
import { stonesIn } from '../../spec/tree';
import { choice, measure, mm, rowKinds, sequenceChoice, sequenceIn, stonesOf, viewFrom } from '../maker';
import { z } from 'zod';
import { figures, lengthMm, sequenceOf } from '../params';

/** The hoop's metal ends here on both sides of the post, radians clockwise from the top. */
const HINGE = 0.3;
const LATCH = -0.34;
/** The middle of a row of stones, on the side that faces the viewer, and its upper end. */
const FRONT = Math.PI * 1.36;
const ROW_START = Math.PI * 1.76;

interface Hoop {
  radius: number;
  wireHalf: number;
  form: string;
}

/** Half thickness at an angle from the top. */
function thickness({ wireHalf, form }: Hoop, angle: number): number {
  const low = (1 - Math.cos(angle)) / 2;
  return form === 'taper' ? wireHalf * (0.55 + 0.75 * low ** 1.2) : form === 'double' ? wireHalf * 0.72 : wireHalf;
}

/** Half thickness at the lowest place; wires that are wound about each other stand out further than one. */
const footOf = (hoop: Hoop): number => thickness(hoop, Math.PI) * (hoop.form === 'twist' ? 1.18 : 1);

const onHoop = (angle: number, radius: number, z = 0): Vec3 => [Math.sin(angle) * radius, Math.cos(angle) * radius, z];

/** The metal's run from the hinge round to the latch. */
const run = (count: number): number[] => sample(count, (t) => HINGE + (TAU + LATCH - HINGE) * t);

/** The metal along the run as the field of an exact circle: light glides along it without the corners of a polyline. */
const barAlong =
  (hoop: Hoop, off: number): Field =>
  (x, y, z) => {
    const angle = Math.atan2(x, y);
    const on = angle < (HINGE + LATCH) / 2 ? angle + TAU : angle;
    const at = Math.max(HINGE, Math.min(TAU + LATCH, on));
    const [cx, cy] = onHoop(at, hoop.radius);
    return Math.hypot(x - cx, y - cy, z - off) - thickness(hoop, at);
  };

/** A post through the ear, the knuckle of the hinge and the catch, around the top of a hoop. */
function closing(bench: Bench, hoop: Hoop, axes: Axes, origin: Vec3, z = 0): void {
  const { radius } = hoop;
  const r = thickness(hoop, 0);
  bench.add(
    tube(
      sample(24, (t) => onHoop(LATCH - 0.05 + (HINGE - LATCH + 0.1) * t, radius - r * 0.15, z)),
      0.42,
      { points: 12 },
    ),
    40,
    { axes, origin },
  );
  const [hx, hy] = onHoop(HINGE, radius - r * 0.1);
  const half = Math.max(0.62, r * 0.86);
  for (const [from, to, wide] of [
    [-1, -0.36, 0.62],
    [-0.32, 0.32, 0.58],
    [0.36, 1, 0.62],
  ] as const) {
    bench.add(
      tube(
        [
          [hx, hy, z + from * half],
          [hx, hy, z + ((from + to) / 2) * half],
          [hx, hy, z + to * half],
        ],
        wide,
        { points: 20, roundEnds: false },
      ),
      30,
      { axes, origin },
    );
  }
  bench.add(sphere(0.62, 12), 40, { axes, origin: fromAxes(axes, origin, onHoop(LATCH - 0.02, radius - r * 0.15, z)) });
}

/** Half the thickness of the ring round a hoop that something hangs by, mm. */
const RING_WIRE = 0.28;
/** How far from the lowest place a row of stones ends that makes room for it, radians. */
const BESIDE_RING = 0.2;

/** The eye of a stone's bezel: radius and half thickness, mm, and how deep it lies in the bezel's wall. */
const EYE = { radius: 0.75, wire: 0.28, sunk: 0.2 };

/**
 * A stone in a bezel whose eye hangs in a ring with its lowest wire at `top`; it faces the wearer's front, across the
 * hoop.
 */
function hangSet(bench: Bench, { kind, cut, size_mm: size }: Stone, top: Vec3, axes: Axes): void {
  const facing = scale(axes[0], -1);
  const lie = axesFacing(facing, cross(Y, facing));
  const wallMm = bezelWall(size);
  const tall = Math.max(...girdleMm(cut, size).map((p) => p[1]));
  const eye = along(top, Y, RING_WIRE + EYE.wire - 0.04 - EYE.radius);
  const middle = along(eye, Y, -EYE.radius - wallMm + EYE.sunk - tall);
  bench.add(jumpRing(eye, Y, facing, EYE.radius, EYE.wire), 40);
  bench.stone({ kind, cut, sizeMm: size, role: 'center', origin: middle, axes: lie });
  bench.add(bezelCup(cut, size, lie, middle, { wallMm, depth: size * 0.46, open: 0.6 }), 40);
}

/** A figure in an eye on its ring, facing as a set stone does. */
function hangFigure(bench: Bench, figure: Figure, top: Vec3, axes: Axes): void {
  const facing = scale(axes[0], -1);
  const lie = axesFacing(facing, cross(Y, facing));
  const eye = along(top, Y, RING_WIRE + EYE.wire - 0.04 - EYE.radius);
  const [aside, up] = figureHang(bench, figure);
  bench.add(jumpRing(eye, Y, facing, EYE.radius, EYE.wire), 40);
  placeFigure(bench, figure, along(along(eye, Y, -EYE.radius + EYE.sunk - up), lie[0], -aside), lie);
}

/** A pearl or a set stone below a hoop, on a ring round the hoop's lowest place. */
function hangBelow(bench: Bench, hoop: Hoop, drop: Stone | Figure, axes: Axes, origin: Vec3): void {
  const half = footOf(hoop);
  const reach = half + 0.35 + RING_WIRE;
  // Its highest place lies on the metal, within the hoop.
  const middle = fromAxes(axes, origin, [0, half - hoop.radius + RING_WIRE - 0.06 - reach, 0]);
  bench.add(jumpRing(middle, Y, axes[2], reach, RING_WIRE), 40);
  const top = along(middle, Y, -reach);
  if ('name' in drop) hangFigure(bench, drop, top, axes);
  else if (drop.kind === 'pearl')
    hangPearl(bench, { kind: 'pearl', sizeMm: drop.size_mm, role: 'center', top, across: axes[0] });
  else hangSet(bench, drop, top, axes);
}

/** Width of a stone that hangs beside that of a pearl: it weighs more to the eye. */
const STONE_TO_PEARL = 0.62;

/** What hangs from the hoops: pearls, or the stones that are to dangle; diamonds beside another kind stay in a row. */
function hangingKind(brief: Brief): GemKind | null {
  if (brief.gems.includes('pearl')) return 'pearl';
  return brief.wants('drop') ? (brief.gems.find((kind) => kind !== 'diamond') ?? brief.gems[0] ?? null) : null;
}

/** Half the height of a figure that hangs from a hoop, mm. */
const FIGURE_HALF_HEIGHT = 5;

export const hoops: Maker = {
  name: 'hoops',
  params: z
    .strictObject({
      form: z.enum(['taper', 'plain', 'twist', 'hexagon', 'double']),
      hanging: z.enum(['stone', 'pearl', 'figure']),
      motif: figures(),
      sequence: sequenceOf(),
      diameter: lengthMm(10, 75),
      wire: lengthMm(1.2, 6),
    })
    .partial(),
  plan: (brief, rng) => {
    const paved = brief.wants('pave') && !brief.wants('twist');
    const form =
      brief.sequence !== null
        ? 'plain'
        : brief.wants('twist') || (brief.has('organic-shapes') && !paved && !brief.gemsGiven)
          ? 'twist'
          : brief.has('geometric') || brief.has('sci-fi') || brief.has('honeycombs')
            ? 'hexagon'
            : brief.has('layered')
              ? 'double'
              : brief.has('minimalist')
                ? 'plain'
                : brief.has('bold')
                  ? 'taper'
                  : rng.pick(
                      paved || brief.gemsGiven ? (['taper', 'plain'] as const) : (['taper', 'plain', 'twist'] as const),
                    );
    const hasRoom = form !== 'hexagon' && form !== 'double';
    const motif = hasRoom && isMotif(brief.motif) ? brief.motif : null;
    const figure =
      motif === null ? null : planFigure(brief, rng, motif, FIGURE_HALF_HEIGHT, { copies: 2, isFirstVersion: true });
    const hanging = hasRoom && motif === null ? hangingKind(brief) : null;
    const stones = brief.gems.find((gem) => gem !== hanging) ?? (brief.wants('pave') ? 'diamond' : null);
    const row: Stone[] = figure
      ? figure.stones.filter(({ role }) => role !== 'halo')
      : stones && form !== 'twist'
        ? (brief.sequence !== null && hanging === null ? rowKinds(brief, 1) : [stones]).map((kind): Stone => ({
            role: 'pave',
            kind,
            cut: 'round',
            size_mm: brief.has('bold') ? 2 : brief.has('minimalist') ? 1.2 : 1.6,
            count:
              brief.quantity === 'single' &&
              (brief.quantityGiven || !brief.gemsGiven) &&
              !brief.wants('pave') &&
              hanging === null
                ? 2
                : 0,
          }))
        : [];
    const usual = brief.has('bold') ? 10 : brief.has('minimalist') ? 6 : 8;
    const isPearl = hanging === 'pearl';
    const drop: Stone[] = hanging
      ? [
          {
            role: 'center',
            kind: hanging,
            cut: isPearl ? 'sphere' : (brief.cuts[0] ?? rng.pick(['pear', 'oval', 'round'] as const)),
            size_mm: mm(brief.stoneSizeMm ?? usual * (isPearl ? 1 : STONE_TO_PEARL)),
            count: 2,
          },
        ]
      : [];
    return {
      stones: [...drop, ...row],
      variant: {
        form,
        ...(motif === null ? {} : { hanging: 'figure', motif }),
        ...(hanging ? { hanging: isPearl ? 'pearl' : 'stone' } : {}),
        ...(hanging === null ? sequenceChoice(brief) : {}),
      },
      dimensions: {
        diameter: brief.has('minimalist') ? 14 : brief.has('bold') ? 24 : 18,
        wire: brief.has('minimalist') ? 1.8 : brief.has('bold') ? 5 : 3,
      },
      view: viewFrom(rng, -8, 17),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const hoop: Hoop = {
      radius: measure(spec, 'diameter', 18) / 2,
      wireHalf: measure(spec, 'wire', 3) / 2,
      form: choice(spec, 'form'),
    };
    const { radius, wireHalf, form } = hoop;
    const stone = stonesOf(spec, 'pave');
    const motif = choice(spec, 'motif');
    const drop = motif === '' ? stonesOf(spec, 'center') : undefined;
    const hasHanging = drop !== undefined || motif !== '';
    // A row of stones or a stone that hangs is turned towards the viewer, a plain hoop shows its round.
    const paved = stone !== undefined && stone.count !== 2 && form !== 'hexagon';
    const lowest = form === 'hexagon' ? radius * 1.04 + wireHalf * 0.66 : radius + footOf(hoop) + 0.02;
    const offsets = form === 'double' ? [-wireHalf * 1.05, wireHalf * 1.05] : [0];
    const turned = paved || motif !== '' || (drop !== undefined && drop.kind !== 'pearl');
    const stands = [
      { x: -radius * (turned ? 0.8 : 1.05), z: 0, yaw: turned ? 1.16 : 0.75 },
      { x: radius * (turned ? 0.85 : 1.08), z: radius * 0.35, yaw: turned ? 0.98 : 0.58 },
    ].map(({ x, z, yaw }) => ({
      axes: [[Math.cos(yaw), 0, -Math.sin(yaw)], Y, [Math.sin(yaw), 0, Math.cos(yaw)]] as Axes,
      // A hoop that carries something hangs, others stand.
      origin: [x, hasHanging ? 0 : lowest, hasHanging ? radius * 1.2 : z] as Vec3,
    }));
    const seats: Seat[] = [];
    const meshes: number[] = [];
    if (form === 'twist') {
      for (const phase of [0, TAU / 3, (2 * TAU) / 3]) {
        const path = run(240).map((a) =>
          onHoop(a, radius + wireHalf * 0.55 * Math.cos(a * 9 + phase), wireHalf * 0.55 * Math.sin(a * 9 + phase)),
        );
        meshes.push(bench.define(tube(path, wireHalf * 0.62, { points: 16 }), 40));
      }
    } else if (form === 'hexagon') {
      meshes.push(
        bench.define(
          polygonFrame(polygon(6, radius * 1.04, Math.PI / 2), wireHalf * 0.55, wireHalf * 0.8, 'knife'),
          12,
        ),
      );
    } else {
      if (stone) {
        // No wider than the metal that carries it: a taper is narrow where the row begins.
        const s = Math.min(stone.size_mm, 1.68 * thickness(hoop, stone.count === 2 ? FRONT : ROW_START));
        const count = stone.count === 2 ? 1 : Math.floor((3.3 * radius) / (s * 1.04));
        for (const off of offsets) {
          for (let i = 0; i < count; i++) {
            // The side that faces the viewer, from under the latch down past the lowest point.
            const angle = FRONT + (i - (count - 1) / 2) * ((s * 1.04) / (radius + wireHalf));
            if (hasHanging && angle < Math.PI + BESIDE_RING) continue;
            seats.push({
              origin: onHoop(angle, radius + thickness(hoop, angle) - 0.03, off),
              axes: axesFacing([Math.sin(angle), Math.cos(angle), 0], Z),
              sizeMm: s,
            });
          }
        }
      }
      for (const off of offsets) {
        const path = run(150).map((a) => onHoop(a, radius, off));
        const thick = (t: number): number => thickness(hoop, HINGE + (TAU + LATCH - HINGE) * t);
        if (seats.length === 0)
          meshes.push(bench.define(tube(path, thick, { points: 36, up: Z, roundEnds: false }), 50));
        else {
          const reach = radius + wireHalf * 1.4 + 0.4;
          const deep = wireHalf * 1.4 + 0.4;
          const field = seated(
            barAlong(hoop, off),
            seats.filter((seat) => seat.origin[2] === off),
          );
          meshes.push(
            bench.define(
              refined(sculpt(field, [-reach, -reach, off - deep], [reach, reach, off + deep], 0.14), field),
              50,
            ),
          );
        }
      }
    }
    // A two-tone hoop has a wire of the second metal along each side.
    const wires =
      bench.isTwoTone && form !== 'twist' && form !== 'hexagon'
        ? offsets.flatMap((off) =>
            [-1, 1].map((way) =>
              bench.define(
                tube(
                  run(150).map((a) => onHoop(a, radius, off + way * thickness(hoop, a) * 0.94)),
                  Math.min(0.42, wireHalf * 0.3),
                  { points: 12 },
                ),
                40,
              ),
            ),
          )
        : [];
    for (const { axes, origin } of stands) {
      meshes.forEach((mesh, i) =>
        bench.place(mesh, { axes, origin, ...(meshes.length > 1 && i === 0 ? { surface: bench.accent } : {}) }),
      );
      for (const mesh of wires) bench.place(mesh, { axes, origin, surface: bench.accent });
      if (form === 'double') {
        for (const a of [HINGE + 0.02, LATCH - 0.02]) {
          bench.add(
            tube(
              [onHoop(a, radius, -wireHalf * 1.2), onHoop(a, radius, 0), onHoop(a, radius, wireHalf * 1.2)],
              wireHalf * 0.6,
              { points: 16 },
            ),
            40,
            { axes, origin },
          );
        }
      }
      if (form === 'hexagon') {
        if (stone) {
          const size = Math.min(5.5, Math.max(2.6, wireHalf * 2.2));
          const front: Vec3 = fromAxes(axes, origin, [0, -radius * 0.82, Math.max(0, wireHalf - 2.5)]);
          bench.stone({ kind: stone.kind, cut: 'hexagon', sizeMm: size, role: 'center', origin: front, axes });
          bench.add(bezelCup('hexagon', size, axes, front, { wallMm: 0.5, depth: size * 0.5, open: 0.6 }), 28);
        }
        bench.add(
          tube(
            [
              [-0.7, radius * 1.02, 0],
              [0, radius * 1.02, 0],
              [0.7, radius * 1.02, 0],
            ],
            wireHalf * 0.62,
            { points: 18, roundEnds: false },
          ),
          30,
          { axes, origin },
        );
        continue;
      }
      closing(bench, hoop, axes, origin);
      if (motif !== '')
        hangBelow(
          bench,
          hoop,
          {
            name: motif,
            version: 0,
            halfHeightMm: FIGURE_HALF_HEIGHT,
            stones: stonesOfFigure(stonesIn(spec), 2).stones,
          },
          axes,
          origin,
        );
      else if (drop) hangBelow(bench, hoop, drop, axes, origin);
      const set = moved(seats, axes, origin);
      const kinds = stonesIn(spec)
        .filter(({ role }) => role === 'pave')
        .map(({ kind }) => kind);
      const inRow = set.length / offsets.length;
      if (stone)
        setStones(
          bench,
          set,
          set.map((_, i) => kindAt(kinds, sequenceIn(spec), i % inRow, inRow)),
          'pave',
        );
      if (set.length > 0) grains(bench, set);
    }
    return bench.finishWith(
      photograph(
        bench,
        hasHanging
          ? { rig: 'wall', distanceMm: 230, fill: 0.72 }
          : { rig: 'floor', distanceMm: 190, fill: paved ? 0.62 : 0.76 },
      ),
    );
  },
};
