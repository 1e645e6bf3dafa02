/** Jhumkas: a ribbed bell under a stud, with granulation or stones, and pearls or gold beads around its rim. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { FINE, chainBetween, jumpRing } from '../../parts/chain';
import { placeFigure } from '../../parts/figure';
import { bezelCup } from '../../parts/head';
import { inlayPart, inlaySurface } from '../../parts/inlay';
import { milgrain } from '../../parts/milgrain';
import { photographed } from '../../parts/shot';
import { sphere } from '../../geometry/blocks';
import { circle, sample, turn, type Point2 } from '../../geometry/curves';
import type { Solid } from '../../geometry/solid';
import { sweepSections, tube } from '../../geometry/sweep';
import { TAU, X, Y, Z, add, along, axesFacing, cross } from '../../geometry/vec';
import { isMotif } from '../../motifs/library';
import { stonesIn } from '../../spec/tree';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { countOf, figures, lengthMm, paramsOf } from '../params';
import { BEAD_MM, RING, divided, fringe, hungStones, rosette, type Front, type HangingPlace } from './rosette';

/** The bell: height as a share of its radius, angle at which it closes, wall, rolled rim and neck, mm. */
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
/** Most kinds of stones around a bell in turns. */
const MOST_ROUND = 2;
/** Gap between parts on the rim, mm. */
const AIR = 0.5;

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

/** Points around the bell at an angle above its widest part, with their outward directions. */
function places(r: number, count: number, at: Vec3, angle = BELLY): { origin: Vec3; out: Vec3 }[] {
  const [x, y] = onBell(r, angle);
  return turn(count, (a) => {
    const out: Vec3 = [Math.sin(a) * Math.cos(angle), Math.sin(angle) * 0.9, Math.cos(a) * Math.cos(angle)];
    return { origin: add(at, [x * Math.sin(a), y, x * Math.cos(a)]), out };
  });
}

/** Places along the rim, for parts of this width, mm. */
function rim(bench: Bench, r: number, at: Vec3, widthMm: number): HangingPlace[] {
  const reach = r * 0.95;
  bench.add(tube(circle(at, X, Z, reach, 96), 0.3, { closed: true, points: 12 }), 40);
  return turn(hungFrom(r, widthMm), (a): Vec3 => [Math.sin(a), 0, Math.cos(a)]).map((out) => ({
    across: out,
    top: along(at, out, reach),
  }));
}

/** Rows of granules around the bell: their angles above its widest part and their widths, mm. */
const GRAIN_ROWS = [
  { angle: 0.14, beadMm: 0.7 },
  { angle: 0.74, beadMm: 0.6 },
  { angle: 1.02, beadMm: 0.5 },
] as const;
/** Radius of a granule, and height of the small one above it, as shares of the bell's radius. */
const GRANULE = { radius: 0.075, over: 0.13 } as const;
/** Leaves and other small figures around a bell. */
const FIGURES_ROUND = 12;
const FIGURE_SHARE = 0.24;

/** Granules in pairs between the rows, the smaller above. */
function granules(bench: Bench, r: number, at: Vec3): void {
  const granule = bench.define(sphere(r * GRANULE.radius, 12), 40);
  for (const { origin } of places(r, RIBS, at)) bench.place(granule, { origin });
  for (const { origin } of places(r, RIBS, at, BELLY + GRANULE.over)) bench.place(granule, { origin, scale: 0.6 });
}

/** Figures that are repeated around a bell rather than worn on the lobe. */
const SMALL: ReadonlySet<string> = new Set(['leaf', 'vine', 'fern', 'drop', 'paisley']);
/** Width of hanging pearls as a share of the bell's radius, of one row and of several. */
const PEARL_SHARE = { one: 0.42, several: 0.28 } as const;
const MOST_ROWS = 4;

/** Bands of enamel around the crown of a bell, between its rows of granules: angles above its widest part. */
const ENAMELLED = [
  [0.79, 0.98],
  [1.06, 1.22],
] as const;
/** Height of the enamel over the metal, and its depth in it, mm. */
const ENAMEL = { over: 0.05, under: 0.5 } as const;

/** A band around the bell between two angles above its widest part. */
function enamelBand(r: number, [from, to]: readonly [from: number, to: number]): Solid {
  const outside = sample(8, (t) => onBell(r, from + (to - from) * t));
  const offset = (by: number): Point2[] => outside.map(([x, y]) => [x + by, y + by / 2]);
  const outline = [...offset(ENAMEL.over), ...offset(-ENAMEL.under).toReversed()];
  return sweepSections(
    turn(STEPS, (a) => outline.map(([x, y]): Vec3 => [x * Math.sin(a), y, x * Math.cos(a)])),
    true,
  );
}

/** Least width of a figure on the lobe, mm; the cells of enamel in a smaller one are too fine to be seen. */
const LEAST_FIGURE = 5.2;

/** Longest chain between the lobe and the bell, mm. */
export const MOST_FALL = 30;

export const jhumkas: Maker = {
  name: 'jhumkas',
  params: paramsOf({
    radius: lengthMm(2, 20),
    /** A figure on the lobe, and one that is repeated around the bell. */
    top: figures(),
    around: figures(),
    /** Chain between the lobe and the bell, mm. */
    fall: lengthMm(3, MOST_FALL),
    /** Hanging pearls one below the other. */
    rows: countOf(1, MOST_ROWS),
  }),
  plan: (brief, rng) => {
    const r = mm(
      brief.has('bold') ? rng.between(10, 10.8) : brief.has('minimalist') ? rng.between(5.4, 6) : rng.between(8, 8.8),
    );
    const { top, set, hung } = divided(brief);
    const gem = top ?? set[0];
    const isOnStud = isMotif(brief.motif) && !SMALL.has(brief.motif);
    const around = brief.motifs.find((motif) => SMALL.has(motif));
    const isAlone = top !== undefined || around !== undefined || (brief.quantityGiven && brief.quantity === 'single');
    const second = top === undefined ? (set[1] ?? (isAlone ? undefined : gem)) : set[0];
    // "Rubies and emeralds around the dome" are set there in turns, the first kind on the lobe as well.
    const round =
      top === undefined && set.length > 1 && brief.wants('dome') ? set.slice(0, MOST_ROUND) : second ? [second] : [];
    const rows = hung.length === 0 ? 1 : Math.min(MOST_ROWS, brief.strands ?? 1);
    const sizeMm = mm(Math.min(4, r * (rows > 1 ? PEARL_SHARE.several : PEARL_SHARE.one)));
    const wide = hung.length > 1 ? 2 : 1;
    return {
      stones: [
        ...(gem
          ? [
              {
                role: 'center' as const,
                kind: gem,
                cut: 'round' as const,
                size_mm: mm(Math.min(r * 0.7, brief.stoneSizeMm ?? r * 0.6)),
                count: 2,
              },
            ]
          : []),
        ...round.map((kind) => ({
          role: 'accent' as const,
          kind,
          cut: 'round' as const,
          size_mm: mm(r * 0.27),
          count: (2 * STONES_ROUND) / round.length,
        })),
        ...hungStones(hung, 'sphere', sizeMm, rows * (hungFrom(r, sizeMm) - (hungFrom(r, sizeMm) % wide))),
      ],
      variant: {
        ...(isOnStud ? { top: brief.motif! } : {}),
        ...(around ? { around } : {}),
        ...(rows > 1 ? { rows } : {}),
      },
      dimensions: { radius: r },
      view: viewFrom(rng, 9, 9),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 230, fill: 0.9 }, (bench, spec) => {
    const r = measure(spec, 'radius', 6.3);
    const fall = measure(spec, 'fall', 0);
    const accents = stonesIn(spec).filter(({ role }) => role === 'accent');
    const [accent] = accents;
    const hung = stonesIn(spec).filter(({ role }) => role === 'side');
    const top = stonesOf(spec, 'center');
    const [figure, around] = [choice(spec, 'top'), choice(spec, 'around')];
    const front: Front = {
      stone: top,
      motif: figure === '' ? undefined : figure,
      sizeMm: Math.max(top?.size_mm ?? r * 0.5, figure === '' ? 0 : LEAST_FIGURE),
    };
    const solid = bench.define(bell(r), 40);
    const { inlay, second_inlay: second } = spec.root.metal;
    const enamels = inlay
      ? ENAMELLED.map((band, i) => ({
          kind: i === 0 ? inlay : (second ?? inlay),
          mesh: bench.define(enamelBand(r, band), 40),
        }))
      : [];
    const z = r + 1.4;
    const peak = onBell(r, CLOSED)[1] + 0.9;
    for (const way of [-1, 1]) {
      const x = way * (r + 1.7);
      const wire = rosette(bench, front, [x, 0, z]);
      const ring: Vec3 = [x, wire[1] + RING.wire + 0.18 - RING.radius, wire[2]];
      bench.add(jumpRing(ring, Y, Z, RING.radius, RING.wire), 40);
      const low: Vec3 = [x, ring[1] - RING.radius - fall, wire[2]];
      if (fall > 0) {
        chainBetween(bench, [x, ring[1] - RING.radius, wire[2]], low, FINE, 'chain');
        bench.add(jumpRing([x, low[1] - RING.radius * 0.4, wire[2]], X, Y, RING.radius, RING.wire), 40);
      }
      const at: Vec3 = [x, low[1] + 0.12 - peak - (fall > 0 ? RING.radius : 0), wire[2]];
      bench.place(solid, { origin: at });
      for (const { kind, mesh } of enamels)
        bench.inPart(inlayPart(kind), () => bench.place(mesh, { origin: at, surface: inlaySurface(kind) }));
      milgrain(bench, circle([x, at[1] + RIM + 0.1, at[2]], X, Z, r * 0.985, 120), { beadMm: 0.6 });
      for (const { angle, beadMm } of GRAIN_ROWS) {
        const [reach, height] = onBell(r, angle);
        milgrain(bench, circle([x, at[1] + height, at[2]], X, Z, reach - 0.1, 120), { beadMm });
      }
      if (around !== '')
        for (const { origin, out } of places(r, FIGURES_ROUND, at))
          placeFigure(
            bench,
            { name: around, version: 0, halfHeightMm: r * FIGURE_SHARE },
            along(origin, out, -0.1),
            axesFacing(out, cross(Y, out)),
          );
      else if (!accent) granules(bench, r, at);
      for (const [i, { origin, out }] of (accent && around === '' ? places(r, STONES_ROUND, at) : []).entries()) {
        const axes = axesFacing(out, Y);
        const seat = along(origin, out, 0.25);
        const { kind, cut, size_mm: sizeMm } = accents[i % accents.length]!;
        bench.stone({ kind, cut, sizeMm, role: 'accent', origin: seat, axes });
        bench.add(bezelCup(cut, sizeMm, axes, seat, { wallMm: 0.42, depth: 0.95, open: 0.7 }), 40);
      }
      const hooks = rim(bench, r, at, hung[0]?.size_mm ?? BEAD_MM);
      fringe(
        bench,
        hooks.slice(0, hooks.length - (hooks.length % Math.max(1, hung.length))),
        hung,
        Number(spec.root.params['rows'] ?? 1),
      );
    }
  }),
};
