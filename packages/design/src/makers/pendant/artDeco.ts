/**
 * An Art Deco plaque: pierced and stepped, with rows of small stones in narrow frames around a stepped bezel, and a
 * jointed drop below.
 */
import type { Vec3 } from '../../piece';
import type { Cut, DesignSpec, Stone } from '../../spec';
import type { Bench } from '../../parts/bench';
import { hangOnChain } from '../../parts/bail';
import { FINE, chainNamed, jumpRing } from '../../parts/chain';
import { bezelCup, girdleMm, offsetOutline, rimAround } from '../../parts/head';
import type { HalfSection } from '../../parts/lattice';
import {
  barDepth,
  beside,
  calibreLadder,
  latticeOf,
  latticeSolid,
  setRows,
  threadSection,
  BAR_REACH,
} from '../../parts/lattice';
import { milgrain, milgrainCorners } from '../../parts/milgrain';
import { HALO_WALL_MM, halo } from '../../parts/rows';
import { photographed } from '../../parts/shot';
import { boxOf, type Point2 } from '../../geometry/curves';
import { WORLD, X, Y, Z } from '../../geometry/vec';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { DECO_PATTERNS, type DecoPattern, type DecoPatternName, type Reach } from './decoPlans';
import { z } from 'zod';
import { PENDANT_PARAMS } from '../links';
import { paramsOf } from '../params';

/** Walls of the bezels of the centre stone and the drop, and of the marquises, mm. */
const WALL_MM = 0.54;
const KEYSTONE_WALL_MM = 0.62;
/** Distance of the halo, under the bezel's lip, from the girdle, mm. */
const HALO_GAP_MM = 0.5;
/** Minimum width of halo stones; smaller ones make the halo's floor too thin, mm. */
const LEAST_HALO_MM = 0.96;
/** Width of the steps around a bezel without a halo, mm. */
const COLLAR_MM = 0.5;

const patternOf = (spec: DesignSpec): DecoPattern =>
  DECO_PATTERNS[choice(spec, 'pattern') as DecoPatternName] ?? DECO_PATTERNS.lozenge;

/** The largest stone of a cut that fits a rectangle, mm across its short side. */
function fitting(cut: Cut, [halfWidth, halfHeight]: Point2): number {
  const { left, right, low, high } = boxOf(girdleMm(cut, 1));
  return Math.min((2 * halfWidth) / (right - left), (2 * halfHeight) / (high - low));
}

/** Diameter of the halo's stones, mm. */
const haloMm = (module: number): number => Math.max(LEAST_HALO_MM, module * 0.95);

/** The largest centre stone that fits a pattern, mm across its short side. */
function centerMm(cut: Cut, { room, haloed }: DecoPattern, module: number): number {
  const setting = haloed ? HALO_GAP_MM + 2 * HALO_WALL_MM + haloMm(module) * 1.04 : WALL_MM + COLLAR_MM;
  return fitting(cut, [room[0] * module - setting, room[1] * module - setting]);
}

/** A stepped wall under a bezel, `out` mm wide in two steps, its back `deep` mm below the girdle. */
function steppedCollar(bench: Bench, { cut, size_mm }: Stone, origin: Vec3, out: number, deep: number): void {
  const girdle = girdleMm(cut, size_mm, 128);
  const section: readonly Point2[] = [
    [WALL_MM - 0.2, -0.3],
    [WALL_MM + out * 0.45, -0.34],
    [WALL_MM + out * 0.5, -0.4],
    [WALL_MM + out * 0.5, -0.72],
    [WALL_MM + out * 0.93, -0.74],
    [WALL_MM + out, -0.82],
    [WALL_MM + out, -deep],
    [WALL_MM - 0.2, -deep],
  ];
  bench.add(
    rimAround(section, (by) => offsetOutline(girdle, by), WORLD, origin),
    25,
  );
  milgrain(
    bench,
    offsetOutline(girdle, WALL_MM + out * 0.26).map(([x, y]): Vec3 => [origin[0] + x, origin[1] + y, origin[2] - 0.31]),
    { beadMm: 0.26 },
  );
}

/** Sets the centre stone at the height `z` of the openwork. Returns the extent of its setting, in modules. */
function setCenter(bench: Bench, center: Stone, small: Stone, z: number, module: number, haloed: boolean): Reach {
  const { cut, size_mm: sizeMm, kind } = center;
  const origin: Vec3 = [0, 0, z + 0.75];
  bench.stone({ kind, cut, sizeMm, role: 'center', origin });
  bench.add(
    bezelCup(cut, sizeMm, WORLD, origin, { wallMm: WALL_MM, depth: Math.max(1.4, sizeMm * 0.42), open: 0.7 }),
    30,
  );
  let outline: Point2[];
  if (!haloed) {
    steppedCollar(bench, center, origin, COLLAR_MM, origin[2] - z + barDepth(module));
    outline = offsetOutline(girdleMm(cut, sizeMm, 160), WALL_MM + COLLAR_MM);
  } else
    outline = halo(bench, {
      cut,
      sizeMm,
      origin: [0, 0, z + 0.3],
      axes: WORLD,
      kind: small.kind,
      meleeMm: haloMm(module),
      gapMm: HALO_GAP_MM,
    }).outline;
  return (angle) => {
    const way: Point2 = [Math.cos(angle), Math.sin(angle)];
    const ahead = outline.filter(([x, y]) => x * way[0] + y * way[1] > 0);
    const nearest = ahead.reduce((best, p) =>
      Math.abs(p[0] * way[1] - p[1] * way[0]) < Math.abs(best[0] * way[1] - best[1] * way[0]) ? p : best,
    );
    return Math.hypot(nearest[0], nearest[1]) / module;
  };
}

/** A plain bar, 0.7 mm wide, its face below the rims of the adjoining rows. */
const STRUT: HalfSection = [
  [0, -0.12],
  [0.24, -0.14],
  [0.35, -0.26],
  [0.35, -1],
  [0, -1],
];

/** Distance between the eyes of a joint, which has a ring between them, and the eye's extent, mm. */
const JOINT_MM = 1.18;
const EYE_MM = 0.42;
const EYE_WIRE_MM = 0.17;

/**
 * A joint under metal that ends at `height`: a soldered eye, a ring, and the eye of the hanging part. Returns the top
 * of that part.
 */
function joint(bench: Bench, height: number, z: number): number {
  const eye = height - EYE_MM + 0.22;
  for (const y of [eye, eye - JOINT_MM]) bench.add(jumpRing([0, y, z], X, Y, EYE_MM, EYE_WIRE_MM), 40);
  bench.add(jumpRing([0, eye - JOINT_MM / 2, z], Y, Z, 0.5, 0.16), 40);
  return eye - JOINT_MM - EYE_MM + 0.22;
}

/** The jointed parts below the plaque: a small stone in a collet, then the drop. */
function hangDrop(bench: Bench, drop: Stone, small: Stone, lowest: number, z: number): void {
  const collet = Math.max(1.9, small.size_mm * 1.45);
  let y = joint(bench, lowest, z);
  for (const { kind, cut, sizeMm, role } of [
    { kind: small.kind, cut: 'round' as const, sizeMm: collet, role: 'pave' as const },
    { kind: drop.kind, cut: drop.cut, sizeMm: drop.size_mm, role: 'accent' as const },
  ]) {
    const { low, high } = boxOf(girdleMm(cut, sizeMm));
    const origin: Vec3 = [0, y - WALL_MM - high, z + 0.15];
    bench.stone({ kind, cut, sizeMm, role, origin });
    bench.add(bezelCup(cut, sizeMm, WORLD, origin, { wallMm: WALL_MM, depth: sizeMm * 0.45, open: 0.55 }), 36);
    milgrain(
      bench,
      offsetOutline(girdleMm(cut, sizeMm, 128), WALL_MM * 0.92).map(([px, py]): Vec3 => [
        px,
        origin[1] + py,
        origin[2] + 0.02,
      ]),
      { beadMm: 0.24 },
    );
    if (role === 'pave') y = joint(bench, origin[1] + low - WALL_MM, z);
  }
}

export const artDecoPendant: Maker = {
  name: 'art-deco-pendant',
  params: paramsOf({
    pattern: z.enum(['lozenge', 'fan', 'skyscraper']),
    ...PENDANT_PARAMS,
  }),
  plan: (brief, rng) => {
    const k = brief.has('bold') ? 17 : brief.has('minimalist') ? 12.5 : rng.between(14, 15.5);
    const name = rng.pick(['skyscraper', 'lozenge', 'fan'] as const);
    const wanted = brief.cuts[0] ?? rng.pick(['emerald', 'asscher', 'emerald', 'hexagon'] as const);
    const cut = wanted === 'kite' || wanted === 'trillion' || wanted === 'baguette' ? 'emerald' : wanted;
    const kind = brief.gems[0] ?? 'diamond';
    const small = brief.gems[1] ?? 'diamond';
    const pattern = DECO_PATTERNS[name];
    const tall = 2 * k * pattern.share;
    const module = tall / pattern.height;
    return {
      stones: [
        { role: 'center', kind, cut, size_mm: mm(centerMm(cut, pattern, module)), count: 1 },
        { role: 'pave', kind: small, cut: 'round', size_mm: mm(module * 0.975), count: 0 },
        { role: 'accent', kind: brief.gems[2] ?? kind, cut: 'pear', size_mm: mm(k * 0.23), count: 1 },
      ],
      variant: { pattern: name, ...(brief.chain ? { chain: brief.chain } : {}) },
      dimensions: { height: mm(tall) },
      view: viewFrom(rng, -8, 7),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 210, fill: 0.86, raise: 0.03 }, (bench, spec) => {
    const pattern = patternOf(spec);
    const module = measure(spec, 'height', 29) / pattern.height;
    const stated = stonesOf(spec, 'center')!;
    const center = { ...stated, size_mm: Math.min(stated.size_mm, centerMm(stated.cut, pattern, module)) };
    const small = stonesOf(spec, 'pave')!;
    const drop = stonesOf(spec, 'accent');
    const z = Math.max(2.2, center.size_mm * 0.45 + 1);
    const reach = setCenter(bench, center, small, z, module, pattern.haloed);
    const plan = pattern.planFor(reach);
    const sized = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [x * module, y * module]);
    const lattice = latticeOf(plan.lines.map(sized));
    bench.add(latticeSolid(lattice, threadSection(module)), 30, { origin: [0, 0, z] });
    setRows(bench, lattice, { kind: small.kind, role: 'pave', pitchMm: module, z });
    milgrainCorners(
      bench,
      beside(sized(plan.edge.line), (BAR_REACH - 0.05) * module, plan.edge.closed).map(([x, y]): Vec3 => [
        x,
        y,
        z + 0.03,
      ]),
      { beadMm: 0.26, closed: plan.edge.closed },
    );
    for (const { from, to, across } of plan.rungs) {
      const [a, b] = sized([from, to]) as [Point2, Point2];
      calibreLadder(bench, {
        from: a,
        to: b,
        kind: center.kind,
        role: 'accent',
        acrossMm: across * module - 0.3,
        z: z - 0.1,
      });
    }
    for (const { from, to } of plan.keystones) {
      const [a, b] = sized([from, to]) as [Point2, Point2];
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const up: Vec3 = [(b[0] - a[0]) / long, (b[1] - a[1]) / long, 0];
      const origin: Vec3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, z - 0.1];
      const sizeMm = fitting('marquise', [long, long / 2 - KEYSTONE_WALL_MM]);
      const axes = [[up[1], -up[0], 0], up, Z] as const;
      bench.stone({ kind: center.kind, cut: 'marquise', sizeMm, role: 'accent', origin, axes });
      bench.add(
        bezelCup('marquise', sizeMm, axes, origin, {
          wallMm: KEYSTONE_WALL_MM,
          depth: Math.max(1.3, sizeMm * 0.55),
          open: 0.4,
        }),
        36,
      );
    }
    for (const strut of plan.struts)
      bench.add(latticeSolid(latticeOf([sized(strut)]), STRUT), 30, { origin: [0, 0, z] });
    if (drop) hangDrop(bench, drop, small, plan.bottom * module, z - 0.75);
    hangOnChain(bench, [0, plan.top * module - 0.1, z - 0.3], chainNamed(choice(spec, 'chain'), FINE), 0.95);
  }),
};
