/** Places the heads of a ring with their surroundings. */
import type { Vec3 } from '../../piece';
import { mirroredPlacement, type Bench } from '../../parts/bench';
import { bezelCup, bezelWall } from '../../parts/head';
import { gallery } from '../../parts/gallery';
import { haloOutline, halosDepth, halosOf, rowMm, setHalos } from '../../parts/halos';
import { hiddenDepth } from '../../parts/rows';
import type { Seat } from '../../parts/seats';
import type { Arm } from '../../parts/shank';
import { axesFacing, cross, spin } from '../../geometry/vec';
import type { DesignPart, Stone } from '../../spec';
import type { Point2 } from '../../geometry/curves';
import { inSlot, isLow, isTurned, numberOf, type Body } from './body';
import { onHoop, reachAlong, swingOf, type Hoop } from './common';
import { setOnShank, type PlacedHead } from './headOnShank';
import { LENGTH, addFace, halfFace } from './plate';
import { buildLeafHold } from './leafHold';
import { halfHeight, reliefOnHoop } from './relief';
import { buildCluster, clusterReach } from './clusterHead';
import { buildWaves } from './settings';

const headName = ({ kind }: DesignPart): string => kind.slice('head.'.length);
const stoneOf = (part: DesignPart): Stone => part.stones![0]!;
const isCluster = ({ kind }: DesignPart): boolean => kind === 'head.cluster';

/** Gap between the girdles of neighbouring heads, mm. */
const HEAD_GAP = 0.14;
const SUNK_GAP = 0.7;
/**
 * Share of its length over which a figure on top covers the band, the same beside a head, and how far the metal of a
 * plate descends beside it, mm.
 */
const UNDER_FIGURE = 0.75;
const BESIDE_PLATE = 1.6;
/** Share of its angle from the top by which each of two heads side by side leans. */
const TWIN_LEAN = 0.5;
/** Distance of a rail below the girdles of a halo, mm. */
const UNDER_HALO = 0.7;
/** Minimum room between a halo and the shank for stones to continue under it, mm. */
const LEAST_UNDER_HALO = 0.4;
interface Placement {
  head: DesignPart;
  /** Radians clockwise from the top. */
  angle: number;
  /** The metal that it grows out of, when not the hoop. */
  ground?: Hoop;
  /** Share of the angle by which it leans away from the top. */
  lean?: number;
}

/**
 * Positions of heads side by side over the finger or at the ends of a bypass, and of side heads on one or both sides.
 */
export function placements(root: DesignPart, { hoop: { topRadius }, ends }: Body): Placement[] {
  const all = inSlot(root, 'heads');
  const heads = all.filter((head) => !isInside(head));
  if (ends) return heads.map((head, i): Placement => ({ head, ...ends[i]! }));
  const widthOf = (head: DesignPart): number => head.stones?.[0]?.size_mm ?? 0;
  const reach = (head: DesignPart): number =>
    head.kind === 'figure.relief'
      ? halfHeight(head)
      : head.kind === 'plate.signet'
        ? halfFace(head) * LENGTH
        : isCluster(head)
          ? clusterReach(head.stones!)
          : reachAlong(stoneOf(head), isTurned(head)) + haloWidth(head);
  const step = (inner: DesignPart, outer: DesignPart): number =>
    (reach(inner) + reach(outer) + (isLow(inner) && isLow(outer) ? SUNK_GAP : HEAD_GAP)) /
    (topRadius + widthOf(inner) * 0.45 - 0.3);
  const angles = heads.reduce<number[]>(
    (list, head, i) => [...list, i === 0 ? 0 : list[i - 1]! + step(heads[i - 1]!, head)],
    [],
  );
  const middle = (angles.at(-1) ?? 0) / 2;
  const isTwin = heads.length === 2 && heads.every((head) => head.kind.startsWith('head.') && !isLow(head));
  const placed = heads.map((head, i): Placement => ({
    head,
    angle: angles[i]! - middle,
    ...(isTwin ? { lean: TWIN_LEAN } : {}),
  }));
  const beside = ([side, way]: readonly [string, number]): Placement[] => {
    let inner = way < 0 ? placed[0] : placed.at(-1);
    return inSlot(root, 'sides')
      .filter(({ params }) => (params['place'] ?? 'both') === 'both' || params['place'] === side)
      .map((head): Placement => {
        inner = { head, angle: inner ? inner.angle + way * step(inner.head, head) : way * (reach(head) / topRadius) };
        return inner;
      });
  };
  return [
    ...placed,
    ...all.filter(isInside).map((head): Placement => ({ head, angle: Math.PI })),
    ...(
      [
        ['left', -1],
        ['right', 1],
      ] as const
    ).flatMap(beside),
  ];
}

/** Width that halos add to a head on each side, mm. */
export const haloWidth = (head: DesignPart): number =>
  halosOf(head).reduce((width, row) => width + rowMm(row) * 1.04 + 0.52, 0);

/**
 * Extent of a head along the band on both sides, mm, and the point where a rail from the shoulder meets it, from the
 * hoop's centre.
 */
interface HeadSpan {
  covered: number;
  tip?: Point2;
  /** The cut in the shank for its stone. */
  seat?: Seat;
}

/** Depth of a flush stone's girdle below the outside as a share of its width, and height of a collar above it, mm. */
const FLUSH_UNDER = 0.11;
const COLLAR_OVER = 0.1;
const COLLAR = { wallMm: 0.3, depth: 1.2, open: 0.7 };

/** True for a stone on the inside of the band. */
export const isInside = ({ params }: DesignPart): boolean => params['place'] === 'inside';

/** Sets a stone into the bore at the bottom of the ring, its table towards the finger. */
function addInside(bench: Bench, { center, topRadius }: Hoop, head: DesignPart, boreMm: number): HeadSpan {
  const stone = stoneOf(head);
  const axes = axesFacing([0, 1, 0], [1, 0, 0]);
  const [x, y, z] = onHoop(center, Math.PI, Math.min(topRadius, boreMm / 2 + stone.size_mm * FLUSH_UNDER));
  const origin: Vec3 = [x, y, z];
  bench.inPart(head.id, () =>
    bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: stone.role, origin, axes }),
  );
  return { covered: 0, seat: { origin, axes, sizeMm: stone.size_mm, cut: stone.cut } };
}

/** Sets a stone into the band: flush, or in a low collar. */
function addLow(bench: Bench, hoop: Hoop, head: DesignPart, angle: number): HeadSpan {
  const stone = stoneOf(head);
  const isFlush = head.kind === 'head.flush';
  const up: Vec3 = [Math.sin(angle), Math.cos(angle), 0];
  const axes = spin(axesFacing(up, cross(up, [0, 0, 1])), isTurned(head) ? Math.PI / 2 : 0);
  const origin = onHoop(hoop.center, angle, hoop.topRadius + (isFlush ? -stone.size_mm * FLUSH_UNDER : COLLAR_OVER));
  bench.inPart(head.id, () => {
    bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: stone.role, origin, axes });
    if (!isFlush) bench.add(bezelCup(stone.cut, stone.size_mm, axes, origin, COLLAR), 40);
  });
  return {
    covered: reachAlong(stone, isTurned(head)) + 0.3,
    ...(isFlush && { seat: { origin, axes, sizeMm: stone.size_mm, cut: stone.cut } }),
  };
}

/** Sets one head with its halos. */
export function addHead(
  bench: Bench,
  whole: Hoop,
  { head, angle, lean, ground }: Placement,
  arches: Arm | undefined,
  boreMm: number,
  hasBridge: boolean,
): HeadSpan {
  const [cx, cy, cz] = whole.center;
  const hoop = ground ?? { ...whole, center: [cx, cy, cz + swingOf(whole, angle)] };
  if (head.kind === 'figure.relief') {
    const first = bench.parts.length;
    reliefOnHoop(bench, hoop, head, Math.abs(angle));
    // The left head is the mirror image of the right one.
    if (angle < 0) {
      bench.repeat(first, mirroredPlacement, true);
      bench.parts.splice(first, (bench.parts.length - first) / 2);
    }
    return { covered: halfHeight(head) * (angle === 0 ? UNDER_FIGURE : 1) };
  }
  if (head.kind === 'plate.signet') {
    addFace(bench, head, hoop, boreMm);
    return { covered: halfFace(head) * LENGTH + BESIDE_PLATE };
  }
  const stone = stoneOf(head);
  if (isCluster(head)) {
    bench.inPart(head.id, () =>
      buildCluster(
        bench,
        hoop,
        angle,
        head.stones!,
        head.params['prongs'] === undefined ? undefined : numberOf(head, 'prongs'),
      ),
    );
    return { covered: Math.min(clusterReach(head.stones!), stone.size_mm / 2 + 1.2) };
  }
  if (isInside(head)) return addInside(bench, hoop, head, boreMm);
  if (isLow(head)) return addLow(bench, hoop, head, angle);
  const halos = halosOf(head);
  const hidden = inSlot(head, 'under').find(({ kind }) => kind === 'halo.hidden');
  const placed = setOnShank(bench, hoop, stone, angle, headName(head), numberOf(head, 'prongs'), {
    part: head.id,
    ...(lean === undefined ? {} : { lean }),
    lift: Number(head.params['lift'] ?? 0), // Points of side stones face away from the main stone.
    turn: isTurned(head)
      ? angle > 0
        ? -90
        : 90
      : stone.cut === 'half-moon' && angle < 0
        ? 180
        : Number(head.params['turn'] ?? 0),
    beaded: head.params['milgrain'] === 'yes',
    isDoubled: head.params['doubled'] === 'yes',
    isStout: head.params['stout'] === 'yes',
    isSurrounded: halos.length > 0,
    arches,
    hasBridge: hasBridge && !inSlot(head, 'under').some(({ kind }) => kind === 'gallery'),
    around: haloWidth(head),
    drop: hidden ? hiddenDepth(stone.size_mm, stoneOf(hidden).size_mm) : halosDepth(head),
    under: hidden && { id: hidden.id, stone: stoneOf(hidden) },
  });
  for (const wave of inSlot(head, 'around').filter(({ kind }) => kind === 'figure.wave'))
    bench.inPart(wave.id, () => buildWaves(bench, hoop, stone, placed, wave.stones?.[0]));
  for (const leaf of inSlot(head, 'around').filter(({ kind }) => kind === 'figure.leaves'))
    bench.inPart(leaf.id, () => buildLeafHold(bench, hoop, stone, placed, Number(leaf.params['leaves'] ?? 2)));
  for (const part of inSlot(head, 'under').filter(({ kind }) => kind === 'gallery'))
    bench.inPart(part.id, () => addGallery(bench, hoop, head, placed));
  const reach = reachAlong(stone, isTurned(head));
  const height = placed.origin[1] - hoop.center[1];
  if (halos.length > 0) {
    const { covered, drop } = addHalos(bench, head, placed, halos);
    return { covered, tip: [reach + rowMm(halos[0]!) * 0.6, height - drop - UNDER_HALO] };
  }
  const bezel = headName(head) === 'bezel' || headName(head) === 'half-bezel';
  return {
    covered: Math.max(reach, (placed.arched ?? 0) * hoop.topRadius) + 0.5,
    tip: bezel
      ? [reach + bezelWall(stone.size_mm) * 0.6, height - placed.depth * 0.24]
      : [reach * 0.94 + 0.1, height - placed.depth * 0.2],
  };
}

/** Extents of a gallery: under a halo, and under the girdle of a stone alone, as shares of their outlines. */
const GALLERY = { halo: 0.86, girdle: 0.93, foot: 0.5 } as const;
/** Distance of a gallery's rail above the foot of the head, and of its crests below the girdle or inside a halo, mm. */
const RAIL_OVER = 0.55;
const UNDER_GIRDLE = 0.75;
const INTO_HALO = 0.15;

/** Adds the openwork between the band and a setting; its rail lies on the band where that is under it. */
function addGallery(bench: Bench, hoop: Hoop, head: DesignPart, { origin, axes, depth }: PlacedHead): void {
  const { cut, size_mm } = stoneOf(head);
  const drop = halosDepth(head);
  gallery(bench, {
    axes,
    origin,
    outline: haloOutline(head, cut, size_mm, 0),
    topMm: drop > 0 ? drop - INTO_HALO : UNDER_GIRDLE,
    footMm: depth - RAIL_OVER,
    topShare: drop > 0 ? GALLERY.halo : GALLERY.girdle,
    footShare: GALLERY.foot,
    hasTopRail: drop === 0,
    onto: ([x, y, z]) => {
      const aside = x - hoop.center[0];
      const over = hoop.topRadius + RAIL_OVER / 2;
      return [x, Math.min(y, hoop.center[1] + Math.sqrt(Math.max(0, over ** 2 - aside ** 2))), z];
    },
  });
}

function addHalos(
  bench: Bench,
  head: DesignPart,
  { origin, axes, depth }: PlacedHead,
  halos: readonly DesignPart[],
): { covered: number; drop: number } {
  const stone = stoneOf(head);
  const { outline, drop } = setHalos(bench, head, {
    cut: stone.cut,
    sizeMm: stone.size_mm,
    axes,
    origin,
    wallMm: headName(head) === 'bezel' ? bezelWall(stone.size_mm) : 0,
  });
  const last = rowMm(halos.at(-1)!);
  // The shoulders' stones continue under a high halo; a low one would cover them.
  const isLow = depth - 0.2 - drop - last * 0.95 < LEAST_UNDER_HALO;
  const axis = isTurned(head) ? 1 : 0;
  return {
    covered: isLow
      ? Math.max(...outline.map((p) => p[axis])) + last / 2
      : stone.size_mm / 2 + 1.2 + (halos.length - 1) * 1.5,
    drop,
  };
}
