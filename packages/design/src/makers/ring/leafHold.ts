/** Leaves that grow out of the shoulders and fold over the edge of a stone. */
import type { Blade } from '../../curves/figure';
import { BLADE_CREASE, bladeSolid } from '../../curves/blade';
import { scale, type Axes } from '../../geometry/vec';
import { bezelWall, girdleMm } from '../../parts/head';
import type { Bench } from '../../parts/bench';
import type { Stone } from '../../spec';
import type { Ground } from './common';
import type { PlacedHead } from './headOnShank';

/** Reach of a leaf over the girdle as a share of the stone's width, and half its width relative to its length. */
const OVER = 0.1;
const WIDTH = 0.19;
/** Distance of a leaf's base from the head, and depth of the base in the shank, mm. */
const BESIDE = 1.9;
const SUNK = 0.5;
/** Height of a leaf's middle and tip over the girdle as shares of the stone's width. */
const RISE = { middle: 0.1, tip: 0.02 };

/**
 * Two leaves embrace the stone, one from each shoulder around opposite sides; two more follow its other sides.
 * @param count 2 to 4
 */
export function buildLeafHold(
  bench: Bench,
  shank: Ground,
  stone: Stone,
  { origin, axes, depth }: PlacedHead,
  count: number,
): void {
  const girdle = girdleMm(stone.cut, stone.size_mm, 120);
  const [wide, long] = [Math.max(...girdle.map((p) => p[0])), Math.max(...girdle.map((p) => p[1]))];
  const isLongAcross = Math.abs(axes[0][2]) < 0.5;
  const wall = bezelWall(stone.size_mm);
  const [across, finger] = (isLongAcross ? [wide, long] : [long, wide]).map((half) => half + wall) as [number, number];
  const [alongBand, alongFinger] = isLongAcross ? [axes[0], axes[1]] : [axes[1], axes[0]];
  const over = stone.size_mm * OVER + wall;
  for (let i = 0; i < count; i++) {
    const way = i % 2 === 0 ? 1 : -1;
    // The second pair is smaller, on the sides that the first leaves free.
    const side = i < 2 ? 1 : -1;
    const share = i < 2 ? 1 : 0.72;
    const foot = across + BESIDE;
    const from: Blade['from'] = [-foot, 0];
    const to: Blade['to'] = [across * (0.86 * share * 2 - 1) + (1 - share), side * (finger * share + 0.2)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const half = WIDTH * length;
    // The middle of the leaf lies beside the girdle.
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const [nx, ny] = [(-(to[1] - from[1]) / length) * side, ((to[0] - from[0]) / length) * side];
    const edge = 1 / Math.hypot(nx / across, ny / finger);
    const bend = (side * Math.max(0.06 * length, edge + half - over - (mx * nx + my * ny))) / length;
    const base = -depth + 0.25 - shank.topRadius + Math.sqrt(shank.topRadius ** 2 - foot ** 2) - SUNK;
    const [middle, tip] = [stone.size_mm * RISE.middle, stone.size_mm * RISE.tip];
    const curlMm = base - tip;
    const solid = bladeSolid(
      { from, to, width: WIDTH, bend, veins: 5, stalk: 0.02 },
      { riseMm: 0.36 * half, edgeMm: 0.5, backMm: 0.56, archMm: middle - base + curlMm / 4, curlMm },
    );
    const turned: Axes = [scale(alongBand, way), scale(alongFinger, way), axes[2]];
    const up = base;
    bench.add(solid, BLADE_CREASE, {
      axes: turned,
      origin: [origin[0] + axes[2][0] * up, origin[1] + axes[2][1] * up, origin[2] + axes[2][2] * up],
    });
  }
}
