/**
 * Chandbalis: a crescent of gold, open above its middle, under a rosette: stones along its belly, grains or pearls
 * around it, a stone in its opening, and a fringe along its lower edge.
 */
import { jumpRing } from '../../parts/chain';
import { bezelCup, girdleMm, offsetOutline } from '../../parts/head';
import { inlayPart, inlaySurface } from '../../parts/inlay';
import { milgrain } from '../../parts/milgrain';
import { plaqueSolid, type Plaque } from '../../parts/plaque';
import { photographed } from '../../parts/shot';
import type { Vec3 } from '../../piece';
import { circle, sample, turn, type Point2 } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { WORLD, X, Y, Z, add } from '../../geometry/vec';
import { isCabochon } from '../../catalogue/gems';
import { stonesIn } from '../../spec/tree';
import type { GemKind, Stone } from '../../spec';
import { measure, mm, stonesOf, viewFrom, type Brief, type Maker } from '../maker';
import { countOf, lengthMm, paramsOf } from '../params';
import { BEAD_MM, DROP_WALL, RING, divided, fringe, hungStones, rosette, type HangingPlace } from './rosette';

/** Radius of the opening and height of its middle, as shares of the crescent's radius. */
const OPENING = { radius: 0.6, up: 0.31 } as const;
/** Half the thickness of the crescent, mm, and its raised border. */
const HALF = 0.65;
const RIM = { width: 0.42, height: 0.2 } as const;
/** Angles from the foot of the crescent up to which stones are set and parts hang, radians. */
const SET_TO = 1.95;
const HUNG_TO = 1.15;
/** Least width of a set stone, mm, and its share of the metal's width there. */
const LEAST_SET_MM = 1.5;
const SET_SHARE = 0.46;
const WALL = 0.46;
/** Gap between hanging parts, mm, and their number where it is not stated. */
const AIR = 0.55;
const USUAL_HUNG = 9;
const MOST_HUNG = 15;
/** Width of hanging stones: beads and pearls, and drops. */
const HUNG_MM = { bead: 3.4, drop: 3.1 } as const;
const LEAST_HUNG_MM = 1.8;
/** Distance of the rings of hanging parts from the edge, mm. */
const EDGE = 0.4;
/** Half the width of the edge that parts hang from, mm. */
const edgeMm = (r: number): number => Math.sin(HUNG_TO) * (r + EDGE);
/** Width of pearls around the edge, mm. */
const EDGE_MM = 1.9;

const polar = (r: number, angle: number): Point2 => [Math.sin(angle) * r, -Math.cos(angle) * r];

/** Distance from the middle of the crescent to its opening in a direction from its foot. */
function inner(r: number, angle: number): number {
  const up = r * OPENING.up;
  const along = -Math.cos(angle) * up;
  return along + Math.sqrt(along ** 2 - up ** 2 + (r * OPENING.radius) ** 2);
}

function crescent(r: number): Plaque {
  const opening = turn(120, (a): Point2 => [
    Math.sin(a) * r * OPENING.radius,
    r * OPENING.up + Math.cos(a) * r * OPENING.radius,
  ]);
  return { outline: turn(200, (a) => polar(r, a)), windows: [opening], half: HALF, rim: RIM };
}

/** Height of enamel over the metal of a crescent, and its gap to the border, mm. */
const ENAMEL = { over: 0.09, gap: 0.02 } as const;

/** The enamel between the borders of a crescent. */
function enamelOf(r: number): Plaque {
  const inset = RIM.width + ENAMEL.gap;
  const opening = turn(120, (a): Point2 => [
    Math.sin(a) * (r * OPENING.radius + inset),
    r * OPENING.up + Math.cos(a) * (r * OPENING.radius + inset),
  ]);
  return { outline: turn(200, (a) => polar(r - inset, a)), windows: [opening], half: HALF + ENAMEL.over };
}

/** Places along the belly: the middle of the metal, and the width of the stone there. */
function bellyOf(r: number): { at: Point2; sizeMm: number }[] {
  const place = (angle: number): { at: Point2; sizeMm: number } => {
    const from = inner(r, angle);
    return { at: polar((from + r) / 2, angle), sizeMm: mm((r - from) * SET_SHARE) };
  };
  const side: { at: Point2; sizeMm: number }[] = [];
  let [angle, last] = [0, place(0)];
  while (angle < SET_TO) {
    angle += 0.01;
    const next = place(angle);
    const apart = Math.hypot(next.at[0] - last.at[0], next.at[1] - last.at[1]);
    if (next.sizeMm < LEAST_SET_MM) break;
    if (apart < (next.sizeMm + last.sizeMm) / 2 + 2 * WALL + 0.25) continue;
    side.push(next);
    last = next;
  }
  return [
    place(0),
    ...side.flatMap(({ at: [x, y], sizeMm }) => [1, -1].map((way) => ({ at: [way * x, y] as const, sizeMm }))),
  ];
}

/** Stones that are not below but named beside others that are: pearls around the edge. */
const onEdge = ({ named }: Pick<Brief, 'named'>, hung: readonly GemKind[]): GemKind | undefined =>
  hung.length > 1 && named.some(({ level }) => level === 'bottom')
    ? hung.find((kind) => named.every((one) => one.kind !== kind || one.level !== 'bottom'))
    : undefined;

/** Number of parts that hang from each crescent, if stated. */
const countedIn = ({ named, stoneCount, charmCount }: Brief, hung: readonly GemKind[]): number | null =>
  named.find(({ kind, count }) => hung.includes(kind) && count !== null)?.count ??
  charmCount ??
  (hung.length > 0 ? stoneCount : null);

export const chandbalis: Maker = {
  name: 'chandbalis',
  params: paramsOf({ radius: lengthMm(5, 30), drops: countOf(3, MOST_HUNG) }),
  plan: (brief, rng) => {
    const r = mm(
      brief.has('bold')
        ? rng.between(14, 15)
        : brief.has('minimalist')
          ? rng.between(8.5, 9.5)
          : rng.between(11.5, 12.5),
    );
    const { top, set, hung } = divided(brief);
    const edge = onEdge(brief, hung);
    const below = hung.filter((kind) => kind !== edge);
    const middle = set[0] ?? top;
    const isAlone =
      (brief.quantityGiven && brief.quantity === 'single') ||
      brief.named.some(({ kind, level }) => kind === middle && level === 'middle');
    const belly = set[1] ?? (isAlone ? undefined : middle);
    const cutOf = (kind: GemKind): Stone['cut'] =>
      brief.named.find((one) => one.kind === kind && one.cut !== null)?.cut ??
      (isCabochon(kind) ? 'cabochon' : 'round');
    const isDrop = brief.named.some(({ kind, level, isBead }) => below.includes(kind) && level === 'bottom' && !isBead);
    const drops = Math.min(MOST_HUNG, Math.max(3, countedIn(brief, below) ?? USUAL_HUNG));
    const isSet = below[0] !== undefined && below[0] !== 'pearl' && isDrop;
    // As narrow as the number of hanging parts makes them.
    const room = (2 * edgeMm(r)) / (drops - 1) - AIR - 0.02 - (isSet ? 2 * DROP_WALL : 0);
    const sizeMm = Math.max(LEAST_HUNG_MM, Math.min(isSet ? HUNG_MM.drop : HUNG_MM.bead, room));
    return {
      stones: [
        ...(middle
          ? [{ role: 'center' as const, kind: middle, cut: cutOf(middle), size_mm: mm(r * 0.42), count: 2 }]
          : []),
        ...(belly
          ? [
              {
                role: 'accent' as const,
                kind: belly,
                cut: cutOf(belly),
                size_mm: mm(r * 0.3),
                count: 2 * bellyOf(r).length,
              },
            ]
          : []),
        ...(edge ? [{ role: 'halo' as const, kind: edge, cut: 'sphere' as const, size_mm: EDGE_MM, count: 0 }] : []),
        ...hungStones(below, isDrop ? 'pear' : 'sphere', sizeMm, drops),
      ],
      variant: { drops },
      dimensions: { radius: r },
      view: viewFrom(rng, 8, 5),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 230, fill: 0.88 }, (bench, spec) => {
    const r = measure(spec, 'radius', 12);
    const [center, accent, edge] = [stonesOf(spec, 'center'), stonesOf(spec, 'accent'), stonesOf(spec, 'halo')];
    const hung = stonesIn(spec).filter(({ role }) => role === 'side');
    const drops = Number(spec.root.params['drops'] ?? USUAL_HUNG);
    const mesh = bench.define(plaqueSolid(crescent(r), [], 0.15), 50);
    const { inlay } = spec.root.metal;
    const enamel = inlay && bench.define(plaqueSolid(enamelOf(r), [], 0.15), 50);
    const deep = Math.max(HALF, (center?.size_mm ?? 0) * 0.46, hung[0]?.size_mm ?? BEAD_MM) + 1.2;
    const widths = hung.map(({ size_mm: size, cut }) => size + (cut === 'pear' ? 2 * DROP_WALL : 0));
    const widest = widths.length > 0 ? Math.max(...widths) : BEAD_MM;
    // Hanging parts keep their distance, so a narrow crescent carries fewer.
    const pitch = widest + AIR;
    const reach = r + EDGE;
    const half = Math.min(edgeMm(r), (pitch * (drops - 1)) / 2 + 0.01);
    const places = Math.min(drops, 1 + Math.floor((2 * half) / pitch));
    for (const way of [-1, 1]) {
      const x = way * (r + 1.6 + (edge ? EDGE_MM : 0));
      const front = {
        stone: center && { ...center, size_mm: mm(center.size_mm * 0.8) },
        motif: undefined,
        sizeMm: mm((center?.size_mm ?? r * 0.42) * 0.8),
      };
      const wire = rosette(bench, front, [x, 0, deep]);
      const ring: Vec3 = [x, wire[1] + RING.wire + 0.18 - RING.radius, wire[2]];
      bench.add(jumpRing(ring, Y, Z, RING.radius, RING.wire), 40);
      const eyeY = ring[1] - RING.radius - 0.2;
      const at: Vec3 = [x, eyeY - r - 0.3, wire[2]];
      bench.add(jumpRing([x, eyeY, wire[2]], X, Y, 0.5, 0.24), 40);
      bench.inPart('moon', () => bench.place(mesh, { origin: at }));
      if (inlay && enamel !== undefined)
        bench.inPart(inlayPart(inlay), () => bench.place(enamel, { origin: at, surface: inlaySurface(inlay) }));
      const onFace = ([px, py]: Point2, up = HALF): Vec3 => add(at, [px, py, up]);
      for (const { at: place, sizeMm } of bellyOf(r)) {
        if (!accent) {
          milgrain(bench, circle(onFace(place, HALF + 0.05), X, Y, sizeMm * 0.34, 40), { beadMm: 0.5 });
          continue;
        }
        const seat = onFace(place, HALF + 0.35);
        bench.stone({ kind: accent.kind, cut: accent.cut, sizeMm, role: 'accent', origin: seat });
        bench.add(bezelCup(accent.cut, sizeMm, WORLD, seat, { wallMm: WALL, depth: 0.95, open: 0.7 }), 40);
      }
      const around = circle(at, X, Y, r + 0.12, 160);
      if (edge) {
        const count = Math.floor((2 * Math.PI * (r + EDGE_MM * 0.4)) / (EDGE_MM + 0.12));
        bench.add(tube(circle(at, X, Y, r + EDGE_MM * 0.2, 120), 0.4, { closed: true, points: 12, up: Z }), 40);
        for (const p of turn(count, (a) => polar(r + EDGE_MM * 0.4, a)))
          bench.stone({ kind: edge.kind, cut: 'round', sizeMm: EDGE_MM, role: 'halo', origin: onFace(p, 0.25) });
      } else milgrain(bench, around, { beadMm: 0.8 });
      if (center) {
        const { kind, cut, size_mm: sizeMm } = center;
        const tall = Math.max(...girdleMm(cut, sizeMm).map(([, y]) => y)) + 0.55;
        const hook = add(at, [0, r * (OPENING.up + OPENING.radius) + 0.05, 0]);
        const origin: Vec3 = [hook[0], hook[1] - 1.1 - tall, hook[2]];
        bench.add(jumpRing([hook[0], hook[1] - 0.45, hook[2]], Y, Z, 0.8, 0.22), 40);
        bench.stone({ kind, cut, sizeMm, role: 'center', origin });
        bench.add(bezelCup(cut, sizeMm, WORLD, origin, { wallMm: 0.55, depth: sizeMm * 0.46, open: 0.6 }), 40);
        const beads = offsetOutline(girdleMm(cut, sizeMm), 0.8);
        milgrain(
          bench,
          beads.map(([px, py]) => add(origin, [px, py, -0.3])),
          { beadMm: 0.75 },
        );
      }
      const outside = r + (edge ? EDGE_MM * 0.9 : 0.3);
      const hooks = sample(places, (t): HangingPlace => {
        const [px, py] = polar(outside, Math.asin((half / reach) * (2 * t - 1)));
        const eye = add(at, [px, py, -0.1]);
        bench.add(jumpRing(eye, X, Y, 0.5, 0.2), 40);
        return { top: add(eye, [0, -0.5, 0]), across: Z };
      });
      fringe(bench, hooks, hung);
    }
  }),
};
