/** Openwork along a track: wire and rails without metal behind them. */
import { sphere } from '../../geometry/blocks';
import { circle, lengthOf, sample } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { TAU, X, Y, smoothstep } from '../../geometry/vec';
import type { Vec3 } from '../../piece';
import type { Bench } from '../bench';
import type { Track } from './track';

/** Points along a rail. */
const STEPS = 240;
/** Radius of a rail as a share of the width, and its limits, mm. Two rails lie on each other. */
const RAIL = { share: 0.075, least: 0.24, most: 0.5, apart: 1.5 } as const;
/** Height of a row of scrolls that is aimed at, mm and as a share of the width, and the fewest scrolls of a row. */
const ROW = { mm: 2, share: 0.36 } as const;
const LEAST_SCROLLS = 6;
/** Radius of the wire of a scroll as a share of its diameter, and its limits, mm. */
const WIRE = { share: 0.085, least: 0.14, most: 0.28 } as const;
/** A scroll: turns at full radius, turns in all, and the radius at its end as a share. */
const SCROLL = { outer: 1, turns: 2, inner: 0.3 } as const;

/** A line on the track, `y` mm across it and `z` mm up. */
const lineAt = (track: Track, y: number, z: number): Vec3[] =>
  Array.from({ length: STEPS }, (_, i) => track.point(i / (track.isClosed ? STEPS : STEPS - 1), y, z));

/**
 * Two wires on each other along both edges, joined at the ends of an open track, of the second metal of a two-tone
 * piece. Returns their radius, mm.
 */
function rails(bench: Bench, track: Track, w: number): number {
  const radius = Math.min(RAIL.most, Math.max(RAIL.least, w * RAIL.share));
  const y = w / 2 - radius;
  const placing = bench.isTwoTone ? { surface: bench.accent } : {};
  for (const z of [0, -RAIL.apart * radius]) {
    for (const way of [-1, 1])
      bench.add(tube(lineAt(track, way * y, z), radius, { closed: track.isClosed, points: 12 }), 40, placing);
    if (!track.isClosed)
      for (const share of [0, 1])
        bench.add(
          tube(
            sample(5, (t) => track.point(share, y * (2 * t - 1), z)),
            radius,
            { points: 12 },
          ),
          40,
          placing,
        );
  }
  return radius;
}

/** Rows of touching scrolls of wire between two rails, with a grain in each. */
export function filigree(bench: Bench, track: Track, w: number): void {
  const rail = rails(bench, track, w);
  const free = w - 3 * rail;
  const rows = Math.max(1, Math.round(free / Math.max(ROW.mm, w * ROW.share)));
  const high = free / rows;
  const wire = Math.min(WIRE.most, Math.max(WIRE.least, high * WIRE.share));
  const radius = high / 2;
  const [left, right] = [-1, 1].map((way) =>
    bench.define(
      tube(
        sample(56, (t): Vec3 => {
          const r = radius * (1 - (1 - SCROLL.inner) * smoothstep(SCROLL.outer / SCROLL.turns, 1, t));
          const angle = way * (TAU / 4 + t * SCROLL.turns * TAU);
          return [Math.cos(angle) * r, Math.sin(angle) * r, 0];
        }),
        wire,
        { points: 8 },
      ),
      40,
    ),
  );
  const grain = bench.define(sphere(wire * 2.1, 8), 40);
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * high - free / 2;
    const count = Math.max(LEAST_SCROLLS, Math.round(lengthOf(lineAt(track, y, 0), track.isClosed) / high));
    for (let i = 0; i < count; i++) {
      const share = (i + (track.isClosed ? (row % 2) / 2 : 0.5)) / count;
      const { axes } = track.at(share);
      bench.place((i + row) % 2 === 0 ? left! : right!, { axes, origin: track.point(share, y, -rail / 2) });
      bench.place(grain, { axes, origin: track.point(share, y, -rail / 2) });
    }
  }
}

/** Width of a bay as a share of the height between the rails, and the fewest bays. */
const BAY_SHARE = 0.8;
const LEAST_BAYS = 8;
/** Height of a pointed arch of two arcs whose centres are its feet, per width. */
const EQUILATERAL = Math.sqrt(0.75);
/** Radius of the ring between the heads of two arches as a share of a bay, and of its bars as a share of the rails'. */
const OCULUS = 0.2;
/** Places of two grains on an arch, from its middle and above its feet, as shares of a bay. */
const CUSP = { aside: 0.4, up: 0.3 } as const;
const BAR = 0.74;

/** An arcade of pointed arches between two rails, with a ring between the heads of each two. */
export function tracery(bench: Bench, track: Track, w: number): void {
  const rail = rails(bench, track, w);
  const free = w - 3 * rail;
  const bays = Math.max(LEAST_BAYS, Math.round(track.lengthMm / (free * BAY_SHARE)));
  const bay = track.lengthMm / bays;
  const [bar, foot, top] = [rail * BAR, -free / 2, free / 2];
  const spring = Math.max(foot + 0.1, top - bay * EQUILATERAL);
  const rise = (top - spring) / (bay * EQUILATERAL);
  const half = (way: 1 | -1): Vec3[] =>
    sample(10, (t): Vec3 => {
      const angle = (t * TAU) / 6;
      return [way * (bay / 2 - bay * Math.cos(angle)), spring + bay * Math.sin(angle) * rise, 0];
    });
  const arch = bench.define(
    tube([[-bay / 2, foot, 0], ...half(1), ...half(-1).toReversed().slice(1), [bay / 2, foot, 0]], bar, { points: 8 }),
    40,
  );
  const cusp = bench.define(sphere(bar * 1.5, 8), 40);
  const ring = bench.define(
    tube(circle([0, 0, 0], X, Y, bay * OCULUS, 20), bar * 0.8, { closed: true, points: 8 }),
    40,
  );
  for (let i = 0; i < bays; i++) {
    const { axes } = track.at((i + 0.5) / bays);
    bench.place(arch, { axes, origin: track.point((i + 0.5) / bays, 0, -rail / 2) });
    for (const way of [-1, 1])
      bench.place(cusp, {
        axes,
        origin: track.point((i + 0.5 + way * CUSP.aside) / bays, spring + bay * CUSP.up * rise, -rail / 2),
      });
    if (track.isClosed || i > 0)
      bench.place(ring, {
        axes: track.at(i / bays).axes,
        origin: track.point(i / bays, top - bay * (OCULUS + 0.04), -rail / 2),
      });
  }
}
