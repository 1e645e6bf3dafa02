import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import type { Bench } from '../../parts/bench';
import { isBuffTopped } from '../../catalogue/gems';
import { gemShape } from '../../gems/cuts';
import { pavilionDepth } from '../../gems/heights';
import { bezelCup, bezelRim, bezelWall, girdleMm, offsetOutline } from '../../parts/head';
import { bezelSkirt } from './bezelSkirt';
import { bridged } from './bridge';
import { ARCH_TIP_MM, addArches } from './cathedral';
import { RAIL, prongHead } from '../../parts/prongHead';
import { milgrain } from '../../parts/milgrain';
import { hiddenHalo } from '../../parts/rows';
import type { Arm } from '../../parts/shank';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { add, axesFacing, cross, fromAxes, spin, type Axes } from '../../geometry/vec';
import { type Ground, onHoop, reachAlong } from './common';

/** Position of a head's stone, and depth of the head below its girdle, mm. */
export interface PlacedHead {
  origin: Vec3;
  axes: Axes;
  depth: number;
  /** Angle from the top at which a cathedral's arches rise over the band, radians. */
  arched?: number;
}

export interface HeadExtras {
  /** Id of the head's part. */
  part?: string;
  /** Additional height of the head, mm. */
  lift?: number;
  /** Share of its angle from the top by which the head leans. */
  lean?: number;
  /** Rotation of the stone from its length along the finger, degrees; at 90 its length is along the band. */
  turn?: number;
  /** Small stones hidden under the girdle of a stone in prongs. */
  under?: { readonly id: string; readonly stone: Stone } | undefined;
  /** Depth of halos around or under it below the girdle, and what they add to its reach, mm. */
  drop?: number;
  around?: number;
  /** True for two narrow prongs in place of each. */
  isDoubled?: boolean;
  /** True for prongs that are thicker than usual. */
  isStout?: boolean;
  /** True with a halo around it: the prongs have constant thickness. */
  isSurrounded?: boolean;
  /** True for a bare band, which rises to the head. */
  hasBridge?: boolean;
  /** True for milgrain on the rim of a bezel. */
  beaded?: boolean;
  /** The band that a cathedral's arches leave. */
  arches?: Arm | undefined;
}

/** Width of the foot of a bezel's cup, which its skirt covers, relative to the girdle. */
const CUP_OPEN = 0.66;
const SKIRT_GRID = 0.12;
/** Radius of stout prongs relative to the usual one. */
const STOUT = 1.45;

/** Depth of a bezel's cup below which the floor under a flat back is thinner than a wall, mm. */
const LEAST_CUP = 1.1;
/** Depth of a head below its girdle by the width of its stone, mm: enough for the pavilion, and less for flat backs. */
const DEPTH = { prong: 0.48, bezel: 0.4, pavilion: 0.92, least: { prong: 1.25, bezel: 0.9 }, over: 0.15 } as const;

/** Depth of a head below the girdle of its stone, mm. */
function depthOf({ kind, cut, size_mm }: Stone, isBezel: boolean): number {
  const name = isBezel ? 'bezel' : 'prong';
  const usual = size_mm * DEPTH[name];
  if (kind === 'pearl') return usual + DEPTH.over;
  const pavilion = (pavilionDepth(gemShape(cut, size_mm, isBuffTopped(kind))) * size_mm * DEPTH.pavilion) / 2;
  return Math.min(usual, Math.max(pavilion, DEPTH.least[name])) + DEPTH.over;
}

/**
 * Crest of a bridge as a share of the reach of a stone or of a halo along the band, gap between it and the pavilion or a halo, the
 * share of that height which it takes, its greatest height, and its length beyond the stone, mm.
 */
const BRIDGE = { crest: 0.6, rim: 0.7, gap: 0.3, share: 0.8, most: 0.8, beyond: 2.6 } as const;

/** The bridge under a head: as high as the pavilion and halos leave room. */
const bridgeOf = (reach: number, depth: number, drop: number): { crest: number; rise: number; end: number } => ({
  crest: reach * (drop > 0 ? BRIDGE.rim : BRIDGE.crest),
  rise: Math.min(
    BRIDGE.most,
    ((drop > 0 ? Math.min(depth - drop, depth * BRIDGE.crest) : depth * BRIDGE.crest) - BRIDGE.gap) * BRIDGE.share,
  ),
  end: reach + BRIDGE.beyond,
});

/**
 * Sets a stone over the shank at `angle` in a prong or bezel head that grows out of the metal. The stone's long side is
 * across the band, along the finger.
 */
export function setOnShank(
  bench: Bench,
  shank: Ground,
  stone: Stone,
  angle: number,
  head: string,
  prongs: number,
  { part = 'head', ...extras }: HeadExtras = {},
): PlacedHead {
  return bench.inPart(part, () => buildHead(bench, shank, stone, angle, head, prongs, extras));
}

function buildHead(
  bench: Bench,
  shank: Ground,
  stone: Stone,
  angle: number,
  head: string,
  prongs: number,
  {
    lift = 0,
    lean = 1,
    turn = 0,
    under,
    beaded = false,
    arches,
    drop = 0,
    around = 0,
    isSurrounded = false,
    isDoubled = false,
    isStout = false,
    hasBridge = false,
  }: Omit<HeadExtras, 'part'>,
): PlacedHead {
  const up: Vec3 = [Math.sin(angle * lean), Math.cos(angle * lean), 0];
  const axes = spin(axesFacing(up, cross(up, [0, 0, 1])), (turn * Math.PI) / 180);
  const size = stone.size_mm;
  const bezel = head === 'bezel' || head === 'half-bezel';
  const depth = depthOf(stone, bezel) + lift;
  const origin = onHoop(shank.center, angle, shank.topRadius - (isSurrounded && !bezel ? 0.2 : 0.25) + depth);
  const placed: PlacedHead = { origin, axes, depth };
  bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: size, role: stone.role, origin, axes });
  if (arches !== undefined) {
    const reach = reachAlong(stone, turn !== 0);
    // Arches end in the wall of a bezel, or in the rail under the girdle.
    const tip: Vec3 =
      drop > 0
        ? [reach * 0.8 + 0.3, -Math.min(drop + ARCH_TIP_MM, depth * 0.7), 0]
        : bezel
          ? [reach + bezelWall(size) * 0.4, -depth * 0.34, 0]
          : [reach * RAIL.share, -depth * RAIL.drop - 0.12, 0];
    placed.arched = addArches(bench, shank, arches, add(origin, tip));
  }
  const along = reachAlong(stone, turn !== 0);
  const ground: Ground =
    hasBridge && arches === undefined
      ? { ...shank, field: bridged(shank, angle, bridgeOf(along + around, depth, drop)) }
      : shank;
  if (!bezel) {
    const usual = isSurrounded
      ? prongs > 4
        ? 0.3
        : 0.36
      : Math.min(0.42, 0.2 + size * 0.026) * (prongs > 4 ? 0.84 : 1);
    const wireMm = usual * (isStout ? STOUT : 1);
    bench.add(
      prongHead({
        kind: stone.kind,
        cut: stone.cut,
        sizeMm: size,
        axes,
        origin,
        prongs,
        wireMm,
        depth,
        onto: ground.field,
        bare: shank.field,
        ontoMm: along + around + BRIDGE.beyond + 0.4,
        basket: head === 'basket' || arches !== undefined,
        isDoubled,
        isHaloed: under !== undefined,
      }),
      60,
    );
    if (under)
      bench.inPart(under.id, () =>
        hiddenHalo(bench, {
          cut: stone.cut,
          sizeMm: size,
          origin,
          axes,
          kind: under.stone.kind,
          meleeMm: under.stone.size_mm,
          prongs,
          wireMm,
        }),
      );
    return placed;
  }
  const wallMm = bezelWall(size);
  bench.add(
    bezelCup(stone.cut, size, axes, origin, {
      wallMm,
      depth: Math.max(LEAST_CUP, depth - DEPTH.over),
      open: CUP_OPEN,
      half: head === 'half-bezel',
      isOnSkirt: true,
    }),
    40,
  );
  const rim = bezelRim(size, wallMm);
  if (beaded && head === 'bezel')
    milgrain(
      bench,
      offsetOutline(girdleMm(stone.cut, size, 128), rim.out).map(([x, y]) => fromAxes(axes, origin, [x, y, rim.up])),
    );
  const { field, low, high } = bezelSkirt({ stone, axes, origin, shank: ground, angle, wallMm, depth });
  bench.add(refined(sculpt(field, low, high, SKIRT_GRID), field, shank.field), 60);
  return placed;
}
