/**
 * Jhumkas: a ribbed bell under a stud, with granulation or stones, and pearls or gold beads around its rim.
 */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { jumpRing } from '../../parts/chain';
import { earPost, eyeUnder } from '../../parts/earFitting';
import { bezelCup } from '../../parts/head';
import { milgrain } from '../../parts/milgrain';
import { hangPearl } from '../../parts/pearl';
import { photograph } from '../../parts/shot';
import { sphere } from '../../geometry/blocks';
import type { Point2 } from '../../geometry/curves';
import { circle, sample, turn } from '../../geometry/curves';
import type { Solid } from '../../geometry/solid';
import { sweepSections, tube } from '../../geometry/sweep';
import { TAU, WORLD, X, Y, Z, add, along, axesFacing } from '../../geometry/vec';
import type { Stone } from '../../spec';
import type { Maker } from '../maker';
import { measure, mm, stonesOf, viewFrom } from '../maker';
import { z } from 'zod';
import { lengthMm } from '../params';

/**
 * The bell: height as a share of its radius, angle at which it closes, wall, rolled rim and neck, mm.
 */
const TALL = 1.02;
const CLOSED = 1.36;
const WALL = 0.8;
const RIM = 0.75;
const NECK = 1;
const RIBS = 20;
const RIB_DEPTH = 0.035;
const STEPS = 240;
/** Position of granules and stones on the bell: angle above its widest part, radians. */
const BELLY = 0.4;
const STONES_ROUND = 10;
/** Width of the gold beads, and gap between parts on the rim, mm. */
const BEAD_MM = 2.1;
const AIR = 0.7;
/** Radius and half thickness of the rings, mm. */
const RING = { radius: 0.6, wire: 0.22 } as const;

/** A point on the outside of a bell of radius `r` with its rim at 0: distance from the axis, height. */
const onBell = (r: number, angle: number): Point2 => [
  r * 0.97 * Math.cos(angle),
  RIM + (r * TALL - RIM) * Math.sin(angle),
];

/** Number of parts on the rim. */
const hungFrom = (r: number, widthMm: number): number => Math.floor((TAU * r * 0.95) / (widthMm + AIR));

/** The bell, open below, with a vertical axis. */
function bell(r: number): Solid {
  const top = onBell(r, CLOSED)[1];
  const ribbed = sample(26, (t): Point2 => onBell(r, CLOSED * t));
  const inside = sample(20, (t): Point2 => {
    const [x, y] = onBell(r - WALL, CLOSED * t);
    return [x, y - (t < 0.05 ? RIM : WALL * 0.4)];
  });
  const rim: readonly Point2[] = [
    [r * 0.97 - WALL, 0],
    [r * 0.94, -0.06],
    [r * 1.01, 0.06],
    [r * 1.03, 0.3],
    [r * 1.01, 0.56],
  ];
  const neck: readonly Point2[] = [
    [NECK, top + 0.3],
    [NECK * 0.9, top + 0.75],
    [0.002, top + 0.9],
  ];
  return sweepSections(
    turn(STEPS, (a) => {
      const groove = RIB_DEPTH * (1 - Math.abs(Math.cos((a * RIBS) / 2)));
      const flutes = ribbed.map(([x, y], i): Point2 => [
        x * (1 - groove * Math.sin((Math.PI * i) / (ribbed.length - 1)) ** 0.5),
        y,
      ]);
      const outline = [...rim, ...flutes, ...neck, [0.002, top - WALL] as const, ...inside.toReversed()];
      return outline.map(([x, y]): Vec3 => [x * Math.sin(a), y, x * Math.cos(a)]);
    }),
    true,
  );
}

/** Points around the widest part of the bell, with their outward directions. */
function places(r: number, count: number, at: Vec3): { origin: Vec3; out: Vec3 }[] {
  const [x, y] = onBell(r, BELLY);
  return turn(count, (a) => {
    const out: Vec3 = [Math.sin(a) * Math.cos(BELLY), Math.sin(BELLY) * 0.9, Math.cos(a) * Math.cos(BELLY)];
    return { origin: add(at, [x * Math.sin(a), y, x * Math.cos(a)]), out };
  });
}

/** Pearls or gold beads on rings around the rim. */
function fringe(bench: Bench, r: number, at: Vec3, pearl: Stone | undefined): void {
  const reach = r * 0.95;
  bench.add(tube(circle(at, X, Z, reach, 96), 0.3, { closed: true, points: 12 }), 40);
  const hung = turn(hungFrom(r, pearl?.size_mm ?? BEAD_MM), (a): Vec3 => [Math.sin(a), 0, Math.cos(a)]).map((out) => ({
    out,
    top: along(at, out, reach),
  }));
  if (pearl) {
    for (const { out, top } of hung)
      hangPearl(bench, { kind: pearl.kind, sizeMm: pearl.size_mm, role: 'side', top, across: out });
    return;
  }
  const ring = bench.define(jumpRing([0, 0, 0], Y, Z, RING.radius, 0.2), 40);
  const bead = bench.define(sphere(BEAD_MM / 2, 14), 40);
  for (const { out, top } of hung) {
    bench.place(ring, { axes: axesFacing(out, [out[2], 0, -out[0]]), origin: along(top, Y, 0.1 - RING.radius) });
    bench.place(bead, { origin: along(top, Y, 0.16 - 2 * RING.radius - BEAD_MM / 2) });
  }
}

/**
 * The stud above the bell: a stone or a gold boss in a wreath of granules. Returns the wire for the ring.
 */
function stud(bench: Bench, stone: Stone | undefined, r: number, origin: Vec3): Vec3 {
  const size = stone?.size_mm ?? r * 0.5;
  if (stone) {
    bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: size, role: 'center', origin });
    bench.add(bezelCup(stone.cut, size, WORLD, origin, { wallMm: 0.6, depth: size * 0.46, open: 0.66 }), 40);
  } else bench.add(sphere(size / 2 + 0.5, 24), 40, { origin: along(origin, Z, -size * 0.3) });
  const wreath = size / 2 + 0.85;
  milgrain(bench, circle(along(origin, Z, -0.35), X, Y, wreath, 72), { beadMm: 1.1 });
  const behind = along(origin, Z, -size * 0.4);
  earPost(bench, behind, behind[2]);
  return eyeUnder(bench, origin, 2 * wreath + 0.7, size * 0.46);
}

export const jhumkas: Maker = {
  name: 'jhumkas',
  params: z.strictObject({ radius: lengthMm(2, 20) }).partial(),
  plan: (brief, rng) => {
    const r = mm(
      brief.has('bold') ? rng.between(7.4, 8) : brief.has('minimalist') ? rng.between(4.6, 5) : rng.between(6, 6.6),
    );
    const [gem, second] = brief.gems.filter((kind) => kind !== 'pearl');
    const pearlMm = mm(r * 0.42);
    return {
      stones: [
        ...(gem
          ? [
              {
                role: 'center' as const,
                kind: gem,
                cut: 'round' as const,
                size_mm: mm(Math.min(r * 0.8, brief.stoneSizeMm ?? r * 0.6)),
                count: 2,
              },
            ]
          : []),
        ...(gem && !(brief.quantityGiven && brief.quantity === 'single' && second === undefined)
          ? [
              {
                role: 'accent' as const,
                kind: second ?? gem,
                cut: 'round' as const,
                size_mm: mm(r * 0.3),
                count: 2 * STONES_ROUND,
              },
            ]
          : []),
        ...(brief.gems.includes('pearl')
          ? [
              {
                role: 'side' as const,
                kind: 'pearl' as const,
                cut: 'sphere' as const,
                size_mm: pearlMm,
                count: 2 * hungFrom(r, pearlMm),
              },
            ]
          : []),
      ],
      variant: {},
      dimensions: { radius: r },
      view: viewFrom(rng, 9, 9),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const r = measure(spec, 'radius', 6.3);
    const accent = stonesOf(spec, 'accent');
    const solid = bench.define(bell(r), 40);
    const granule = bench.define(sphere(r * 0.11, 12), 40);
    const z = r + 1.4;
    const top = onBell(r, CLOSED)[1] + 0.9;
    for (const way of [-1, 1]) {
      const x = way * (r + 2.4);
      const wire = stud(bench, stonesOf(spec, 'center'), r, [x, 0, z]);
      const ring: Vec3 = [x, wire[1] + RING.wire + 0.18 - RING.radius, wire[2]];
      bench.add(jumpRing(ring, Y, Z, RING.radius, RING.wire), 40);
      const at: Vec3 = [x, ring[1] - RING.radius + 0.12 - top, wire[2]];
      bench.place(solid, { origin: at });
      milgrain(bench, circle([x, at[1] + RIM + 0.1, at[2]], X, Z, r * 0.985, 120), { beadMm: 0.6 });
      for (const { origin, out } of places(r, accent ? STONES_ROUND : RIBS, at)) {
        if (!accent) {
          bench.place(granule, { origin });
          continue;
        }
        const axes = axesFacing(out, Y);
        const seat = along(origin, out, 0.25);
        bench.stone({ kind: accent.kind, cut: accent.cut, sizeMm: accent.size_mm, role: 'accent', origin: seat, axes });
        bench.add(bezelCup(accent.cut, accent.size_mm, axes, seat, { wallMm: 0.42, depth: 0.95, open: 0.7 }), 40);
      }
      fringe(bench, r, at, stonesOf(spec, 'side'));
    }
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 230, fill: 0.74 }));
  },
};
