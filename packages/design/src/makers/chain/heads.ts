/** Hanging stones: in prongs, in a bezel, in halos, under a cap. */
import type { Point2 } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { WORLD, X, Y, Z, axesFacing, fromAxes, spin } from '../../geometry/vec';
import { BLADE_CREASE, bladeSolid } from '../../curves/blade';
import type { Bench } from '../../parts/bench';
import { jumpRing } from '../../parts/chain';
import { haloOutline, halosOf, rowMm, setHalos } from '../../parts/halos';
import { bezelCup, girdleMm, offsetOutline } from '../../parts/head';
import { prongHead } from '../../parts/prongHead';
import { HELD_AT, outermost } from '../../parts/held';
import { pearlCap } from '../../parts/pearl';
import { haloDepth } from '../../parts/rows';
import type { Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import type { Body } from './hung';

/** Distance from the wall to the girdle of a hanging stone, mm. */
const BEFORE = 0.9;
/** Radius of the rail behind the girdle that joins the prongs of a single stone and carries its ring, mm. */
const RAIL_MM = 0.36;

/** Wall of the bezel of a hanging stone, mm. */
export const hungWall = (sizeMm: number): number => (sizeMm < 2.4 ? 0.45 : Math.max(0.56, 0.34 + sizeMm * 0.03));

/** Heights at which an outline crosses a vertical line at `x`. */
const crossings = (outline: readonly Point2[], x: number): number[] =>
  outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    return (a[0] - x) * (b[0] - x) > 0 || a[0] === b[0] ? [] : [a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
  });

/** Lowest height of an outline at `x`. */
export const footOfOutline =
  (outline: readonly Point2[]) =>
  (x: number): number | null => {
    const heights = crossings(outline, x);
    return heights.length > 0 ? Math.min(...heights) : null;
  };

/** Minimum depth of a cleft as a share of the height. */
const CLEFT = 0.06;

/** Extent of an outline: its top over the middle, half its width, its lowest height. */
export function extentOf(outline: readonly Point2[]): { top: number; half: number; low: number } {
  const highest = Math.max(...outline.map((p) => p[1]));
  const half = Math.max(...outline.map((p) => Math.abs(p[0])));
  const low = Math.min(...outline.map((p) => p[1]));
  const middle = Math.max(...crossings(outline, 0));
  return { top: highest - middle > CLEFT * (highest - low) ? middle : highest, half, low };
}

const turnOf = (part: DesignPart): number => (Number(part.params['turn'] ?? 0) * Math.PI) / 180;

/** A stone in a head of prongs or a bezel, with its halos. */
export function hungHead(bench: Bench, part: DesignPart): Body {
  const stone = part.stones![0]!;
  const { kind, cut, size_mm: sizeMm, role } = stone;
  const isBezel = part.kind.endsWith('bezel');
  const isHaloed = halosOf(part).length > 0;
  const axes = spin(WORLD, turnOf(part));
  const wallMm = isBezel ? hungWall(sizeMm) : 0;
  const own = isHaloed
    ? haloOutline(part, cut, sizeMm, wallMm)
    : offsetOutline(girdleMm(cut, sizeMm, 160), isBezel ? wallMm : RAIL_MM + 0.1);
  const outline = own.map(([x, y]): Point2 => [axes[0][0] * x + axes[1][0] * y, axes[0][1] * x + axes[1][1] * y]);
  const { top, half, low } = extentOf(outline);
  const eyeZ = isHaloed ? -0.5 : -0.3;
  return {
    top: [0, top],
    eyeZ,
    half,
    low,
    behind: sizeMm * 0.5 + BEFORE,
    footAt: footOfOutline(outline),
    isRimmed: true,
    bail: isHaloed ? 1 : Math.min(1, 0.42 + sizeMm * 0.068),
    ends: [outermost(outline, Math.PI - HELD_AT), outermost(outline, HELD_AT)],
    place: (origin) =>
      bench.inPart(part.id, () => {
        bench.stone({ kind, cut, sizeMm, role, origin, axes });
        const prongs = Number(part.params['prongs'] ?? 4);
        if (isBezel)
          bench.add(
            bezelCup(cut, sizeMm, axes, origin, {
              wallMm,
              depth: sizeMm * 0.5,
              open: 0.55,
              half: part.kind === 'head.half-bezel',
            }),
            40,
          );
        else if (isHaloed)
          bench.add(
            prongHead({
              kind,
              cut,
              sizeMm,
              axes,
              origin,
              prongs,
              wireMm: 0.29 + sizeMm * 0.009,
              depth: haloDepth(rowMm(halosOf(part)[0]!)),
              upright: true,
            }),
            60,
          );
        else {
          bench.add(
            prongHead({
              kind,
              cut,
              sizeMm,
              axes,
              origin,
              prongs,
              wireMm: 0.3 + sizeMm * 0.01,
              depth: sizeMm * 0.5,
              basket: part.kind === 'head.basket',
            }),
            60,
          );
          bench.add(
            tube(
              offsetOutline(girdleMm(cut, sizeMm), 0.1).map(([x, y]): Vec3 => fromAxes(axes, origin, [x, y, -0.3])),
              RAIL_MM,
              { closed: true, points: 12, up: Z },
            ),
            40,
          );
        }
        setHalos(bench, part, { cut, sizeMm, axes, origin, wallMm, isHung: true });
      }),
  };
}

/** Height of the cap over a pearl, mm, and of a pearl's middle over its foot, as a share of its width. */
const CAP = { neck: 0.92, lift: 0.16 } as const;

/** A pearl or a ball under a cap with an eye. */
export function hungPearl(bench: Bench, part: DesignPart): Body {
  const { kind, cut, size_mm: sizeMm, role } = part.stones![0]!;
  const r = sizeMm / 2;
  const cap = pearlCap(r, CAP.neck);
  const top = r + CAP.neck + 0.5;
  return {
    top: [0, top],
    eyeZ: 0,
    half: r,
    low: -r,
    behind: r + 0.4,
    footAt: (x) => (Math.abs(x) < r ? -Math.sqrt(r * r - x * x) : null),
    bail: Math.min(1, 0.62 + sizeMm * 0.03),
    place: (origin) =>
      bench.inPart(part.id, () => {
        // `Bench.stone` places the middle of a pearl above the given origin.
        bench.stone({
          kind,
          cut,
          sizeMm,
          role,
          origin: kind === 'pearl' ? [origin[0], origin[1], origin[2] - sizeMm * CAP.lift] : origin,
        });
        bench.add(cap, 40, { origin, axes: axesFacing(Y, X) });
        bench.add(jumpRing([origin[0], origin[1] + top - 0.45, origin[2]], X, Y, 0.42, 0.24), 40);
      }),
  };
}

/**
 * Overlap of the leaves with the girdle as a share of the stone's width, and their width as a share of their length.
 */
const LEAF = { over: 0.1, width: 0.17 } as const;

/** A stone between leaves that fold over its edge, in a fine bezel behind them. */
export function hungAmongLeaves(bench: Bench, part: DesignPart): Body {
  const stone = part.stones![0]!;
  const { kind, cut, size_mm: sizeMm, role } = stone;
  const axes = spin(WORLD, turnOf(part));
  const wallMm = 0.5;
  const girdle = girdleMm(cut, sizeMm, 160).map(([x, y]): Point2 => [
    axes[0][0] * x + axes[1][0] * y,
    axes[0][1] * x + axes[1][1] * y,
  ]);
  const { top, half, low } = extentOf(girdle);
  const tall = top - low;
  const count = Number(part.params['leaves'] ?? 2);
  const length = Math.max(tall * 0.95, sizeMm);
  const leafHalf = length * LEAF.width;
  const root = top + Math.max(1.4, length * 0.2);
  const leaves = (
    [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const
  )
    .slice(0, count)
    .map(([way, up]) => {
      // Upper leaves descend from the stem along both sides, with their inner edges over the girdle; lower ones rise
      // from below.
      const shorter = up > 0 ? 1 : 0.72;
      const from: Point2 = up > 0 ? [way * 0.25, root] : [way * 0.2, low - length * 0.1];
      const to: Point2 =
        up > 0
          ? [way * (half + leafHalf * 0.75), top - tall * 0.78]
          : [way * (half + leafHalf * 1.1), low + tall * 0.42];
      const middle = (from[1] + to[1]) / 2;
      const edge = Math.max(
        0,
        ...girdle.filter(([, y]) => Math.abs(y - middle) < tall * 0.06).map(([x]) => Math.abs(x)),
      );
      const outwards = edge + leafHalf * shorter - sizeMm * LEAF.over - Math.abs(from[0] + to[0]) / 2;
      return {
        blade: {
          from,
          to,
          width: LEAF.width * shorter,
          bend: (way * up * Math.max(0.2, outwards)) / Math.abs(to[1] - from[1]),
          veins: 5,
          stalk: 0.06,
        },
        up,
      };
    });
  const outer = half + leafHalf * 2;
  const lowest = low - wallMm - (count > 2 ? length * 0.12 : 0);
  return {
    top: [0, root + 0.3],
    eyeZ: -0.1,
    half: outer,
    low: lowest,
    behind: sizeMm * 0.5 + BEFORE,
    footAt: (x) => (Math.abs(x) < half * 0.6 ? lowest : null),
    bail: 1,
    place: (origin) =>
      bench.inPart(part.id, () => {
        bench.stone({ kind, cut, sizeMm, role, origin, axes });
        bench.add(bezelCup(cut, sizeMm, axes, origin, { wallMm, depth: sizeMm * 0.5, open: 0.55 }), 40);
        for (const { blade } of leaves)
          bench.add(
            bladeSolid(blade, { riseMm: 0.85 * leafHalf * 0.5, edgeMm: 0.4, backMm: 0.4, archMm: 0.08 * length }),
            BLADE_CREASE,
            { origin: [origin[0], origin[1], origin[2] + sizeMm * 0.1] },
          );
        bench.add(
          tube(
            [
              [origin[0], origin[1] + top + 0.1, origin[2] - 0.25],
              [origin[0], origin[1] + (top + root) / 2, origin[2] - 0.1],
              [origin[0], origin[1] + root + 0.3, origin[2] - 0.1],
            ],
            0.5,
            { points: 14 },
          ),
          40,
        );
      }),
  };
}
