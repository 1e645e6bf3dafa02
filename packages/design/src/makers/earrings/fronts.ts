/**
 * Fronts of earrings on a lobe: stones in heads with a floor for a post, pearls on cups, stones in hexagonal frames.
 */
import { circle, polygon, sample, turn, type Point2 } from '../../geometry/curves';
import { sphere } from '../../geometry/blocks';
import { lathe, polygonFrame, tube } from '../../geometry/sweep';
import { WORLD, X, Y, Z } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { border } from '../../parts/border/border';
import type { BorderPattern } from '../../parts/border/patterns';
import { haloOutline, halosOf, setHalos } from '../../parts/halos';
import { bezelCup, girdleMm, offsetOutline } from '../../parts/head';
import { jumpRing } from '../../parts/chain';
import { combWalls } from '../../parts/honeycomb';
import { prongHead } from '../../parts/prongHead';
import type { Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import { extentOf, footOfOutline } from '../chain/heads';
import type { Body } from '../chain/hung';
import { inSlot } from '../ring/body';

/** Radius of the rail that joins the prongs of a stone with hanging parts, and its distance behind the girdle, mm. */
const RAIL = { radius: 0.36, behind: 0.3 } as const;
/** Wall of a bezel, and of one with a soldered frame, mm. */
const WALL = 0.55;
const FRAMED_WALL = 0.9;
const CELL_WALL = 0.6;

/** A disc that closes a cup of radius `r` mm, for the post. */
const floorDisc = (r: number): ReturnType<typeof lathe> =>
  lathe(
    [
      [0.001, -0.3],
      [r - 0.15, -0.3],
      [r, -0.15],
      [r, 0.2],
      [0.001, 0.2],
    ],
    40,
  );

/** A stone in prongs or a bezel with its halos, in front of a post. @param wallMm of its bezel */
export function standingHead(bench: Bench, part: DesignPart, wallMm = WALL): Body {
  const { kind, cut, size_mm: sizeMm, role } = part.stones![0]!;
  const isBezel = part.kind.endsWith('bezel');
  const halos = halosOf(part).length;
  const carries = inSlot(part, 'drops').length > 0;
  const wall = isBezel ? wallMm : 0;
  const depth = sizeMm * (isBezel ? 0.5 : 0.52);
  const outline =
    halos > 0
      ? haloOutline(part, cut, sizeMm, wall)
      : offsetOutline(girdleMm(cut, sizeMm, 160), isBezel ? wall : RAIL.radius + 0.1);
  const { top, half, low } = extentOf(outline);
  return {
    top: [0, top],
    eyeZ: halos > 0 ? -0.5 : -RAIL.behind,
    half,
    low,
    behind: depth + 0.9,
    footAt: footOfOutline(outline),
    back: [0, 0, -depth],
    isRimmed: true,
    place: (origin) =>
      bench.inPart(part.id, () => {
        bench.stone({ kind, cut, sizeMm, role, origin });
        if (isBezel) {
          bench.add(
            bezelCup(cut, sizeMm, WORLD, origin, {
              wallMm: wall,
              depth,
              open: 0.45,
              half: part.kind === 'head.half-bezel',
            }),
            wall === WALL ? 40 : 20,
          );
          bench.add(floorDisc(sizeMm * 0.36), 30, { origin: [origin[0], origin[1], origin[2] - depth - 0.02] });
        } else
          bench.add(
            prongHead({
              kind,
              cut,
              sizeMm,
              axes: WORLD,
              origin,
              prongs: Number(part.params['prongs'] ?? 4),
              wireMm: 0.26 + sizeMm * 0.022,
              depth,
              floorMm: 0.34,
              basket: part.kind === 'head.basket',
            }),
            60,
          );
        if (!isBezel && carries && halos === 0)
          bench.add(
            tube(
              offsetOutline(girdleMm(cut, sizeMm), 0.1).map(([x, y]): Vec3 => [
                origin[0] + x,
                origin[1] + y,
                origin[2] - RAIL.behind,
              ]),
              RAIL.radius,
              { closed: true, points: 12, up: Z },
            ),
            40,
          );
        setHalos(bench, part, { cut, sizeMm, axes: WORLD, origin, wallMm: wall, isHung: carries });
      }),
  };
}

/** Radius of the cup under a pearl as a share of the pearl's, and its thickness, mm. */
const CUP = { share: 0.5, thick: 0.5 } as const;

/**
 * The eye under a pearl: radius, wire, distance of its middle below the pearl, and distance of the point from which a
 * ring hangs in it, mm.
 */
const PEARL_EYE = { radius: 0.45, wire: 0.22, under: 0.6, foot: 1.06 } as const;

/** Distance of a border from the widest part of a pearl, inside the wall of its cup, mm. */
const ROPE_GAP_MM = 0.1;

/** A ball of metal, with an eye under it for what hangs. */
export function standingBall(bench: Bench, part: DesignPart): Body {
  const r = Number(part.params['diameter']) / 2;
  const { radius, wire, under, foot } = PEARL_EYE;
  return {
    top: [0, r],
    eyeZ: 0,
    half: r,
    low: -r,
    behind: r + 0.9,
    footAt: (x) => (Math.abs(x) < r * 0.2 ? -r - foot : null),
    back: [0, 0, -r + 0.1],
    place: (origin) =>
      bench.inPart(part.id, () => {
        bench.add(sphere(r, 48), 40, { origin });
        if (inSlot(part, 'drops').length > 0)
          bench.add(jumpRing([origin[0], origin[1] - r - under, origin[2]], X, Y, radius, wire), 40);
      }),
  };
}

/** A pearl, half drilled, on a cup with a pin. */
export function standingPearl(bench: Bench, part: DesignPart): Body {
  const { kind, cut, size_mm: sizeMm, role } = part.stones![0]!;
  const r = sizeMm / 2;
  const [rope] = inSlot(part, 'around');
  const ropeMm = rope ? Number(rope.params['width']) : 0;
  // A pearl in a border lies in a cup up to its widest part.
  const edge = rope ? Math.PI / 2 : Math.asin(CUP.share);
  const shell = (radius: number, from: number, to: number): Point2[] =>
    sample(9, (t): Point2 => {
      const a = from + (to - from) * t;
      return [Math.max(0.001, Math.sin(a) * radius), -Math.cos(a) * radius];
    });
  const reach = r + ropeMm;
  return {
    top: [0, reach],
    eyeZ: 0,
    half: reach,
    low: -reach,
    behind: r + CUP.thick + 0.9,
    footAt: (x) => (Math.abs(x) < r * 0.2 ? -reach - PEARL_EYE.foot : null),
    back: [0, 0, -r - CUP.thick + 0.1],
    place: (origin) =>
      bench.inPart(part.id, () => {
        // `Bench.stone` places the middle of a pearl above the given origin.
        bench.stone({ kind, cut, sizeMm, role, origin: [origin[0], origin[1], origin[2] - sizeMm * 0.16] });
        bench.add(lathe([...shell(r - 0.06, 0, edge), ...shell(r + CUP.thick, edge, 0)], 48), 40, { origin });
        if (rope)
          bench.inPart(rope.id, () =>
            border(bench, {
              cut: 'round',
              sizeMm,
              axes: WORLD,
              origin,
              gapMm: ROPE_GAP_MM,
              widthMm: ropeMm,
              pattern: rope.params['pattern'] as BorderPattern,
              isHung: false,
            }),
          );
        if (inSlot(part, 'drops').length === 0) return;
        // A wire from the cup around the foot of the pearl ends in an eye under it, which faces the viewer.
        const { radius, wire, under } = PEARL_EYE;
        bench.add(
          tube(
            sample(20, (t): Vec3 => {
              const a = edge * 0.8 + (Math.PI / 2 - edge * 0.8) * t;
              return [origin[0], origin[1] - Math.sin(a) * (r + wire), origin[2] - Math.cos(a) * (r + wire)];
            }),
            wire,
            { points: 12 },
          ),
          40,
        );
        bench.add(jumpRing([origin[0], origin[1] - r - under, origin[2]], X, Y, radius, wire), 40);
      }),
  };
}

/** Half the width of the walls between cells, mm. */
const COMB_WALL = 0.34;

/** A stone in a frame of one hexagon, or among six cells. */
export function framedHead(bench: Bench, part: DesignPart): Body {
  const [head] = inSlot(part, 'center');
  const isComb = part.params['cells'] === 6;
  const inner = standingHead(bench, head!, isComb ? CELL_WALL : FRAMED_WALL);
  const { cut, size_mm: s } = head!.stones![0]!;
  // A single frame is only as wide as the cup that it is soldered to.
  const cup = Math.max(...girdleMm(cut, s).map(([x]) => x)) + FRAMED_WALL;
  const r = Math.min(s * 0.86, (cup - 0.2 + s * 0.075) / Math.cos(Math.PI / 6));
  // The stone's bezel fills the middle cell, whose edges are parallel to its own.
  const sides = polygon(6, 1, Math.PI / 6);
  const flat = Math.max(...girdleMm(cut, s).flatMap(([x, y]) => sides.map(([u, v]) => x * u + y * v)));
  const comb = { r: (flat + CELL_WALL - COMB_WALL * 0.5) / Math.cos(Math.PI / 6), start: 0 };
  const middles: Point2[] = [
    [0, 0],
    ...turn(6, (a): Point2 => [
      Math.cos(a + Math.PI / 6) * comb.r * Math.sqrt(3),
      Math.sin(a + Math.PI / 6) * comb.r * Math.sqrt(3),
    ]),
  ];
  const reach = isComb ? comb.r * Math.sqrt(3) * 1.5 + COMB_WALL : r + s * 0.08;
  return {
    ...inner,
    top: [0, reach],
    eyeZ: -0.3,
    half: reach,
    low: -reach,
    footAt: footOfOutline(circle([0, 0, 0], X, Y, reach, 48).map(([x, y]): Point2 => [x, y])),
    place: (origin) => {
      inner.place(origin);
      const at: Vec3 = [origin[0], origin[1], origin[2] - 0.3];
      bench.inPart(part.id, () => {
        if (isComb) bench.add(combWalls({ ...comb, middles }, { half: COMB_WALL, deep: s * 0.11 }), 30, { origin: at });
        else bench.add(polygonFrame(polygon(6, r, Math.PI / 6), s * 0.075, s * 0.1, 'knife'), 12, { origin: at });
      });
    },
  };
}

/**
 * The arc of a jacket: from this angle to its mirror image, size of its smallest stones relative to the largest, and
 * gaps, mm.
 */
const JACKET = { from: Math.PI * 1.12, smallest: 0.6, air: 0.75, wall: 0.5 } as const;

/**
 * A jacket behind the lobe: an arc of stones below the front, the largest in the middle, on a wire whose ring is on the
 * post.
 * @param around half the width of the front, mm
 */
export function placeJacket(bench: Bench, part: DesignPart, around: number, [x, y, z]: Vec3): void {
  const { kind, cut, size_mm: sizeMm, role } = part.stones![0]!;
  const count = Number(part.params['stones'] ?? 5);
  const sizes = Array.from(
    { length: count },
    (_, i) => sizeMm * (1 - (1 - JACKET.smallest) * Math.abs((2 * i) / (count - 1) - 1)),
  );
  const span = Math.PI * 3 - 2 * JACKET.from;
  const along = sizes.reduce((sum, size) => sum + size + JACKET.air + JACKET.wall, 0);
  const radius = Math.max(around + sizeMm / 2 + JACKET.wall + 0.3, along / span);
  let way = -along / 2 / radius;
  const angles = sizes.map((size) => {
    const half = (size + JACKET.air + JACKET.wall) / 2 / radius;
    way += 2 * half;
    return Math.PI * 1.5 + way - half;
  });
  const at = (a: number, deep = 0): Vec3 => [x + Math.cos(a) * radius, y + Math.sin(a) * radius, z - deep];
  bench.inPart(part.id, () => {
    sizes.forEach((size, i) => {
      const origin = at(angles[i]!);
      bench.stone({ kind, cut, sizeMm: size, role, origin });
      bench.add(bezelCup(cut, size, WORLD, origin, { wallMm: JACKET.wall, depth: size * 0.5, open: 0.6 }), 40);
    });
    const deep = sizeMm * 0.38;
    const [first, last] = [angles[0]!, angles.at(-1)!];
    bench.add(
      tube(
        sample(40, (t) => at(first + (last - first) * t, deep)),
        0.42,
        { points: 14, up: Z },
      ),
      40,
    );
    // The wire from the middle of the arc up behind the lobe to the post.
    bench.add(
      tube([at(Math.PI * 1.5, deep), [x, y - radius * 0.6, z - deep - 0.4], [x, y - 0.9, z - deep - 0.4]], 0.42, {
        points: 14,
      }),
      40,
    );
    bench.add(tube(circle([x, y, z - deep - 0.4], X, Y, 0.8, 40), 0.36, { closed: true, points: 12, up: Z }), 40);
  });
}
