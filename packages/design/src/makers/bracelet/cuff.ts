/** An organic cuff: branches of metal that separate and merge, open at the back, with stones like buds. */
import type { Vec3 } from '../../piece';
import { randomFor } from '../../random';
import { bezelCup, girdleMm } from '../../parts/head';
import { photographed } from '../../parts/shot';
import type { Stone } from '../../spec';
import { sample } from '../../geometry/curves';
import { blend, cut, type Field } from '../../geometry/field';
import { wire } from '../../geometry/wireField';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { TAU, Y, along, axesFacing, scale, add, cross, smoothstep, sub, unit } from '../../geometry/vec';
import { measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { onOval, wristOval, type Oval } from './common';
import { skirt } from '../../parts/skirt';
import { countOf, lengthMm, paramsOf } from '../params';

/** Half the opening at the back, radians. */
const OPENING = 0.42;
/** Extent of the bud at the end of a branch, radians. */
const BUD = 0.24;

/** Wall of the bezels, mm. */
const WALL = 0.5;
/** Where the two branches that hold a lone stone follow it, and where they leave it, in half lengths of its bezel. */
const EYE = { along: 0.6, until: 5, round: 1.7 } as const;
/** Level of those branches and of others that pass behind the stone, mm outwards. */
const LEVEL = { beside: 0.2, behind: -1.3 } as const;
/** Gap in the height between a bezel and the middle of a branch beside it, mm. */
const BESIDE = 0.55;

interface Branch {
  /** Height of the branch relative to the middle, mm, and its outward bow, by angle. */
  rise: (a: number) => number;
  bow: (a: number) => number;
  /** Radius of the wire, mm, over its length from 0 to 1. */
  radius: (t: number) => number;
}

export const organicCuff: Maker = {
  name: 'organic-cuff',
  params: paramsOf({ branches: countOf(1, 8), inner_diameter: lengthMm(30, 90), height: lengthMm(2.5, 60) }),
  plan: (brief, rng) => ({
    stones: brief.gems.slice(0, 1).map((kind) => ({
      role: 'center',
      kind,
      cut: brief.cuts[0] ?? rng.pick(['round', 'oval', 'pear'] as const),
      size_mm: mm(brief.stoneSizeMm ?? (brief.quantity === 'many' ? 3.6 : 5.2)),
      count: brief.stoneCount ?? (brief.quantity === 'many' ? 7 : 1),
    })),
    variant: { branches: brief.has('minimalist') ? 2 : brief.has('bold', 'layered') ? 4 : 3 },
    dimensions: { inner_diameter: 57, height: brief.has('bold') ? 22 : brief.has('minimalist') ? 9 : 15 },
    view: viewFrom(rng, 16, 30),
  }),
  build: photographed({ rig: 'floor', distanceMm: 330, fill: 0.86 }, (bench, spec) => {
    const oval = wristOval(measure(spec, 'inner_diameter', 57), 0.84);
    const half = measure(spec, 'height', 15) / 2;
    const rng = randomFor(spec.seed, 'branches');
    const count = Number(spec.root.params['branches'] ?? 3);
    const branches = Array.from({ length: count }, (_, i): Branch => {
      const turn = (i / count) * TAU + rng.between(-0.3, 0.3);
      const waves = rng.between(1.7, 2.3);
      const thick = rng.between(1.15, 1.5) * (1 - 0.09 * i);
      return {
        // All branches meet at the ends of the cuff and spread towards the front.
        rise: (a) => half * 0.86 * Math.sin(a * waves + turn) * spreadAt(a),
        bow: (a) => 0.9 * Math.cos(a * waves * 1.5 + turn) * spreadAt(a),
        radius: (t) =>
          thick *
          (0.8 + 0.45 * Math.sin(t * TAU * 1.5 + turn) ** 2) *
          (0.72 + 0.28 * smoothstep(0, 0.12, Math.min(t, 1 - t))),
      };
    });
    const stone = stonesOf(spec, 'center');
    const eye = stone?.count === 1 && count > 1 ? aroundStone(branches, stone, oval) : null;
    const base = half + 2.1;
    const at = (branch: Branch, a: number): Vec3 => {
      const place = onOval(a, oval);
      const [rise, bow] = eye ? eye.led(branch, a) : [branch.rise(a), branch.bow(a)];
      return along([place.at[0], base + rise, place.at[2]], place.out, bow);
    };
    const angles = Array.from({ length: 150 }, (_, i) => -Math.PI + OPENING + (i / 149) * (TAU - 2 * OPENING));
    const wires = branches.map((branch) =>
      wire(
        angles.map((a) => at(branch, a)),
        branch.radius,
      ),
    );
    // Each end is a bud, so that no cut wire touches the wrist.
    const tips = [1, -1].map((way): Field =>
      wire(
        sample(30, (t) => at(branches[0]!, way * (OPENING - Math.PI + BUD * t))),
        (t) => 2.05 - 0.85 * t ** 1.4,
      ),
    );
    const bare = blend(1.5, ...wires, ...tips);
    const settings = Array.from({ length: stone?.count ?? 0 }, (_, i) => {
      const spread = stone!.count === 1 ? 0 : (i / (stone!.count - 1)) * 2 - 1;
      const a = eye ? 0 : spread * Math.min(1.25, stone!.count * 0.24) + 0.05;
      const branch = branches[i % branches.length]!;
      const size = stone!.size_mm * (1 - 0.25 * Math.abs(spread));
      const depth = size * 0.44 + 0.5;
      const { out, at: front, axes: level } = onOval(a, oval);
      if (eye) {
        const axes = axesFacing(out, Y);
        return { axes, size, depth, origin: along([front[0], base + eye.height, front[2]], out, depth - 1.6) };
      }
      const foot = at(branch, a);
      const tangent = unit(sub(at(branch, a + 0.02), at(branch, a - 0.02)));
      const axes = axesFacing(add(out, scale(level[1], 0.25)), cross(tangent, out));
      return { axes, size, depth, origin: along(foot, axes[2], surfaceOver(bare, foot, axes[2]) + depth - 0.9) };
    });
    const seats = settings.map(({ axes, size, depth, origin }) =>
      skirt({ cut: stone!.cut, sizeMm: size, axes, origin, wallMm: WALL, depth }),
    );
    // The metal grows up to the wall of each bezel.
    const body = seats.reduce(
      (metal, { hollow }) => cut(metal, hollow),
      blend(1, bare, ...seats.map(({ solid }) => solid)),
    );
    const low: Vec3 = [-oval.rx - 4, 0, -oval.rz - 4];
    const high: Vec3 = [oval.rx + 4, base + half + 3, oval.rz + 4];
    bench.add(refined(sculpt(body, low, high, count > 3 ? 0.38 : 0.36), body), 60);
    for (const { axes, size, depth, origin } of settings) {
      const { kind, cut: shape } = stone!;
      bench.stone({ kind, cut: shape, sizeMm: mm(size), role: 'center', origin, axes });
      bench.add(bezelCup(shape, size, axes, origin, { wallMm: WALL, depth: depth * 0.8, open: 0.72 }), 40);
    }
  }),
};

/**
 * The two neighbouring branches that are closest at the front part around a lone stone and follow its bezel; a third
 * one passes behind it.
 */
function aroundStone(
  branches: readonly Branch[],
  { cut: shape, size_mm }: Stone,
  oval: Oval,
): { height: number; led: (branch: Branch, a: number) => readonly [rise: number, bow: number] } {
  const girdle = girdleMm(shape, size_mm);
  // Long stones lie along the wrist.
  const across = Math.max(...girdle.map((p) => Math.abs(p[0]))) + WALL + BESIDE;
  const length = Math.max(...girdle.map((p) => Math.abs(p[1]))) + WALL;
  const ordered = branches.toSorted((p, q) => q.rise(0) - p.rise(0));
  const gapOver = (i: number): number => ordered[i]!.rise(0) - ordered[i + 1]!.rise(0);
  const pairs = ordered.slice(1).map((_, i) => i);
  const first = pairs.reduce((best, i) => (gapOver(i) < gapOver(best) ? i : best), 0);
  const [over, under] = [ordered[first]!, ordered[first + 1]!];
  const height = (over.rise(0) + under.rise(0)) / 2;
  const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
  return {
    height,
    led: (branch, a) => {
      const far = Math.abs(a * oval.rx) / length;
      const share = 1 - smoothstep(EYE.along, EYE.until, far);
      const way = branch === over ? 1 : branch === under ? -1 : 0;
      const rise = way === 0 ? branch.rise(a) : height + (way * across) / (1 + (far / EYE.round) ** 2);
      return [mix(branch.rise(a), rise, share), mix(branch.bow(a), way === 0 ? LEVEL.behind : LEVEL.beside, share)];
    },
  };
}

/** Distance from a point up to the end of the metal, mm, since crossing branches overlap. */
function surfaceOver(body: Field, from: Vec3, up: Vec3): number {
  let over = 5;
  for (let p = along(from, up, over); over > 0 && body(...p) > 0; p = along(from, up, over)) over -= 0.05;
  return over;
}

const spreadAt = (a: number): number => 0.12 + 0.88 * smoothstep(0, 1.5, Math.PI - OPENING - Math.abs(a));
