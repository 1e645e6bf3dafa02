/** Stiff bracelets: closed bangles with a hinge and a clasp, open cuffs, ends that pass each other, twisted wire. */
import type { Vec3 } from '../../piece';
import type { Section } from '../../language/vocabulary';
import { kindAt } from '../../catalogue/sequences';
import type { GemKind, Stone } from '../../spec';
import { stonesIn } from '../../spec/tree';
import { Bench } from '../../parts/bench';
import { bezelCup, girdleMm } from '../../parts/head';
import { photograph } from '../../parts/shot';
import { roundedBox, sphere } from '../../geometry/blocks';
import { sample, turn } from '../../geometry/curves';
import { superellipse } from '../../geometry/profiles';
import type { Station } from '../../geometry/sweep';
import { sweep, sweepSections, tube } from '../../geometry/sweep';
import { TAU, Y, add, along, smoothstep } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, rowKinds, sequenceChoice, sequenceIn, viewFrom } from '../maker';
import type { Oval } from './common';
import { onOval, pinHinge, roundLength, wristOval } from './common';
import { z } from 'zod';
import { countOf, lengthMm, sequenceOf } from '../params';

/** Half the opening at the front, radians; below zero the ends pass each other. */
const OPENINGS: Record<string, number> = { cuff: 0.16, torque: 0.2, bypass: -0.32 };
/** Thickness of the metal from its middle outwards, mm. */
const THICK = 1.15;
/** Radius of a torque's knobs as a share of the height of its wire. */
const KNOB = 0.72;

interface Cross {
  /** From the middle outwards, mm. */
  thick: number;
  /** Of the superellipse: 2 is round, less is a ridge, more is boxier. */
  exponent: number;
  /** How flat the side towards the wrist is, 0 to 1. */
  flat: number;
}
/** How a band is cut across, by the name of its section. */
const SECTIONS: Record<Section | 'dome', Cross> = {
  dome: { thick: THICK, exponent: 2.7, flat: 0.4 },
  knife: { thick: 1.9, exponent: 1.3, flat: 0.55 },
  flat: { thick: 0.95, exponent: 9, flat: 0.1 },
  'half-round': { thick: 1.75, exponent: 2, flat: 0.75 },
  comfort: { thick: 1.3, exponent: 2.3, flat: 0 },
};
const isSection = (name: string): name is Section => Object.hasOwn(SECTIONS, name);

export const bangle: Maker = {
  name: 'bangle',
  params: z
    .strictObject({
      form: z.enum(['bypass', 'facet', 'torque', 'cuff', 'plain', 'twist', 'armour']),
      strands: countOf(1, 6),
      sequence: sequenceOf(),
      profile: z.enum(['flat', 'knife', 'half-round', 'comfort']),
      inner_diameter: lengthMm(30, 90),
      height: lengthMm(2.5, 60),
    })
    .partial(),
  plan: (brief, rng) => {
    const form = brief.wants('twist')
      ? 'twist'
      : brief.section !== null || brief.wants('plain')
        ? brief.wants('cuff')
          ? 'cuff'
          : 'plain'
        : brief.has('sci-fi')
          ? 'armour'
          : brief.has('geometric') || brief.has('honeycombs')
            ? 'facet'
            : brief.has('innovative')
              ? 'bypass'
              : brief.wants('cuff') || brief.has('contemporary')
                ? 'cuff'
                : brief.has('minimalist')
                  ? rng.pick(['plain', 'torque'])
                  : rng.pick(['plain', 'cuff', 'twist', 'facet', 'torque', 'bypass']);
    return {
      stones:
        brief.sequence !== null
          ? rowKinds(brief, 1).map((kind, i, all): Stone => ({
              role: 'center',
              kind,
              cut: brief.cuts[0] ?? 'round',
              size_mm: mm(brief.stoneSizeMm ?? 3.4),
              count: Math.ceil((Math.max(brief.stoneCount ?? 14, all.length) - i) / all.length),
            }))
          : brief.gems[0]
            ? [
                {
                  role: 'center',
                  kind: brief.gems[0],
                  cut: brief.cuts[0] ?? 'round',
                  size_mm: mm(brief.stoneSizeMm ?? (brief.has('bold') ? 5.6 : brief.has('minimalist') ? 2.6 : 3.8)),
                  count:
                    brief.stoneCount ??
                    (brief.quantity === 'many'
                      ? 9
                      : form in OPENINGS && !(brief.quantityGiven && brief.quantity === 'single')
                        ? 2
                        : 1),
                },
              ]
            : [],
      variant: {
        form,
        strands: brief.has('layered') ? 3 : 1,
        ...sequenceChoice(brief),
        ...(brief.section !== null && form !== 'twist' ? { profile: brief.section } : {}),
      },
      dimensions: {
        inner_diameter: 58,
        height:
          form === 'torque'
            ? brief.has('bold')
              ? 6.5
              : brief.has('minimalist')
                ? 3
                : 4.2
            : brief.has('bold')
              ? 15
              : brief.has('minimalist')
                ? 3
                : 7,
      },
      view: viewFrom(rng, 20, 28),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const form = choice(spec, 'form');
    const oval = wristOval(measure(spec, 'inner_diameter', 58), 0.88);
    const strands = Number(spec.root.params['strands'] ?? 1);
    const height = measure(spec, 'height', 7) / (strands > 1 ? 1.6 : 1);
    const lots = stonesIn(spec).filter(({ role }) => role === 'center');
    const stone = lots[0] && { ...lots[0], count: lots.reduce((sum, { count }) => sum + count, 0) };
    const kindOf = (i: number, count: number): GemKind =>
      kindAt(
        lots.map(({ kind }) => kind),
        sequenceIn(spec),
        i,
        count,
      );
    const passing = form === 'bypass' ? height * 0.62 : 0;
    const profile = choice(spec, 'profile');
    const cross = SECTIONS[isSection(profile) ? profile : 'dome'];
    const wire = Math.min(2.2, Math.max(1.2, height * 0.3));
    // A twist is thicker than it is high, and a stone may reach below the metal: both still stand on the table.
    const below = stone && strands === 1 ? Math.max(...girdleMm(stone.cut, stone.size_mm).map((p) => -p[1])) + 0.65 : 0;
    const rise = Math.max(height / 2, below, form === 'twist' ? wire * 1.9 : 0, form === 'torque' ? height * 0.72 : 0);
    const apart = Math.max(height, form === 'twist' ? wire * 3.8 : 0) + 0.5;
    const opening = OPENINGS[form] ?? 0;
    for (let strand = 0; strand < strands; strand++) {
      const base = rise + strand * apart + 0.1;
      if (form === 'twist') twist(bench, oval, base, wire);
      else if (form === 'facet' || form === 'armour') cutMetal(bench, oval, base, height, form);
      else band(bench, oval, base, height, { opening, passing, cross, isTorque: form === 'torque' });
      if (stone && strand === Math.floor(strands / 2))
        setStones(bench, stone, kindOf, oval, { base, height, opening, passing, cross, strands, wire, form });
    }
    const total = (strands - 1) * apart + Math.max(height, form === 'twist' ? wire * 3.4 : 0);
    const middle = rise + 0.1 + ((strands - 1) * apart) / 2;
    if (opening === 0) close(bench, oval, middle, total, form === 'twist' ? wire * 1.3 : cross.thick * 0.7);
    else if (strands > 1) {
      for (const way of [-1, 1]) {
        const { at, out } = onOval(way * (Math.abs(opening) + 0.12), oval);
        const post = along([at[0], middle, at[2]], out, 0);
        bench.add(
          tube([add(post, [0, -total / 2 + 0.8, 0]), post, add(post, [0, total / 2 - 0.8, 0])], 0.75, { points: 14 }),
          40,
        );
      }
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 330, fill: 0.8 }));
  },
};

/** A hinge on the left, a box clasp with its thumb piece on the right. */
function close(bench: Bench, oval: Oval, middle: number, total: number, outwards: number): void {
  pinHinge(bench, -TAU / 4 - 0.12, oval, middle, total * 0.92, outwards);
  const { at, out, axes } = onOval(TAU / 4 + 0.12, oval);
  const origin = along([at[0], middle, at[2]], out, 0);
  bench.add(roundedBox([1.5, total / 2 + 0.08, outwards + 0.62], 0.35), 30, { axes, origin });
  bench.add(roundedBox([0.75, Math.min(1.4, total * 0.22), 0.4], 0.25), 30, {
    axes,
    origin: along(origin, out, outwards + 0.75),
  });
}

/** Two wires wound round each other. */
function twist(bench: Bench, oval: Oval, base: number, wire: number): void {
  for (const phase of [0, TAU / 2]) {
    const path = turn(420, (a): Vec3 => {
      const { at, out } = onOval(a, oval);
      return add(along(at, out, wire * 0.9 * Math.cos(a * 15 + phase)), [
        0,
        base + wire * 0.9 * Math.sin(a * 15 + phase),
        0,
      ]);
    });
    bench.add(tube(path, wire, { closed: true, points: 18 }), 40);
  }
}

/** Large cut facets, or raised and sunken plates with a ridge running from one to the next. */
function cutMetal(bench: Bench, oval: Oval, base: number, height: number, form: string): void {
  const n = form === 'facet' ? 36 : 120;
  const sections = turn(n, (a, i): Vec3[] => {
    const { at, out } = onOval(a, oval);
    const groove = form === 'armour' ? (i % 8 === 0 ? 0.45 : 1) : 1;
    const peak = form === 'facet' ? (i % 2 ? 0.26 : -0.26) : i % 8 < 4 ? 0.18 : -0.18;
    const half = (height / 2) * (form === 'armour' ? 0.9 + 0.1 * groove : 1);
    const shape: readonly (readonly [number, number])[] = [
      [-0.7, -half],
      [THICK * 0.35 * groove, -half],
      [THICK * 1.5 * groove, half * peak * 2],
      [THICK * 0.35 * groove, half],
      [-0.7, half],
    ];
    return shape.map(([o, y]) => add(along(at, out, o), [0, base + y, 0]));
  });
  bench.add(sweepSections(sections, true), 9);
}

/** A rounded band, closed or open; a torque's is round and ends in balls. */
function band(
  bench: Bench,
  oval: Oval,
  base: number,
  height: number,
  {
    opening,
    passing,
    cross: { thick, exponent, flat },
    isTorque,
  }: Pick<Ground, 'opening' | 'passing' | 'cross'> & { isTorque: boolean },
): void {
  const rounded = height * 0.5;
  const sweepOf = TAU - 2 * opening;
  const even = opening === 0 ? turn(240, (a) => a) : sample(240, (t) => opening + t * sweepOf);
  // An open end is rounded off, so the stations crowd there.
  const crowd =
    opening === 0 || isTorque
      ? []
      : [0.02, 0.05, 0.1, 0.17, 0.26, 0.37, 0.5, 0.64, 0.8].map((share) => (share * rounded) / oval.rz);
  const angles = [...even, ...crowd.flatMap((a) => [opening + a, opening + sweepOf - a])].toSorted((a, b) => a - b);
  const endAt = (a: number): number => {
    const left = (Math.min(a - opening, opening + sweepOf - a) * oval.rz) / rounded;
    return crowd.length === 0 || left > 1 ? 1 : Math.sqrt(Math.max(0.003, 1 - (1 - left) ** 2));
  };
  const stations = angles.map((a): Station => {
    // The ends of a bypass run past each other, one above, one below.
    const pass =
      opening < 0
        ? (a < Math.PI ? 1 : -1) * passing * (1 - smoothstep(0, 1.5, Math.min(a - opening, TAU - opening - a)))
        : 0;
    const { at, out } = onOval(a, oval);
    const end = endAt(a);
    const taper = isTorque ? 0.62 + 0.38 * Math.abs(Math.cos(a / 2)) : 1;
    return {
      at: add(at, [0, base + passing + pass, 0]),
      u: out,
      v: Y,
      halfU: (isTorque ? (height / 2) * taper : thick) * (0.45 + 0.55 * end),
      halfV: (height / 2) * taper * end,
    };
  });
  bench.add(sweep(stations, isTorque ? superellipse(28) : superellipse(44, exponent, flat), opening === 0), 34);
  if (bench.isTwoTone) {
    // Two wires of the second metal run along a band; a torque has its knobs of it.
    for (const way of isTorque ? [] : [-0.5, 0.5]) {
      const line = stations
        .filter((_, i) => endAt(angles[i]!) > 0.98)
        .map(({ at: p, u, halfU, halfV }) =>
          along(add(p, [0, way * halfV, 0]), u, halfU * (1 - 0.5 ** exponent) ** (1 / exponent)),
        );
      bench.add(tube(line, 0.45, { closed: opening === 0, points: 12 }), 40, { surface: bench.accent });
    }
  }
  if (isTorque) {
    const knob = bench.define(sphere(height * KNOB, 24), 50);
    for (const end of [stations[0]!, stations.at(-1)!]) bench.place(knob, { origin: end.at, surface: bench.accent });
  }
}

interface Ground {
  base: number;
  height: number;
  opening: number;
  passing: number;
  cross: Cross;
  strands: number;
  wire: number;
  form: string;
}

/** Between the girdles of neighbours in bezels of their own, and in bezels that share a wall, mm. */
const APART = 1.15;
const SHARED_WALL = 0.62;
/** The smallest stone of a row, mm. */
const LEAST_IN_ROW = 1.2;

/** Stones in bezels: two at the ends of an open bangle, else in a row at the front. */
function setStones(
  bench: Bench,
  stone: Stone,
  kindOf: (i: number, count: number) => GemKind,
  oval: Oval,
  { base, height, opening, passing, cross, strands, wire, form }: Ground,
): void {
  const requested = Math.min(stone.size_mm, strands > 1 ? height * 1.1 : stone.size_mm);
  const across = Math.max(...girdleMm(stone.cut, 1).map((p) => p[0])) * 2;
  // Where more stones are wanted than have room, they are smaller and share their walls.
  const share = (roundLength(oval) * (opening === 0 ? 0.45 : 0.86)) / stone.count;
  const isTight = requested * across + APART > share;
  const size = isTight ? Math.max(LEAST_IN_ROW, Math.min(requested, (share - SHARED_WALL) / across)) : requested;
  const wide = size * across + (isTight ? SHARED_WALL : APART);
  for (let i = 0; i < stone.count; i++) {
    const atEnds = opening !== 0 && stone.count === 2;
    const row = ((i - (stone.count - 1) / 2) * wide) / oval.rz;
    const a = atEnds
      ? (i ? 1 : -1) * (opening + (form === 'torque' ? 0.015 : (height * 0.42) / oval.rz))
      : row + (opening > 0 ? opening + 0.15 + (stone.count * wide) / 2 / oval.rz : 0);
    const { at, out, axes } = onOval(a, oval);
    const surface =
      form === 'twist'
        ? wire * 1.7
        : form === 'facet' || form === 'armour'
          ? THICK * 1.1
          : form === 'torque'
            ? height * (atEnds ? KNOB : 0.42)
            : cross.thick;
    const lift =
      opening < 0
        ? passing *
          (atEnds ? (i ? 2 : 0) : a > 0 ? 2 - smoothstep(0, 1.5, a - opening) : smoothstep(0, 1.5, -a - opening))
        : 0;
    const origin = add(along(at, out, surface + size * 0.14), [0, base + lift, 0]);
    bench.stone({ kind: kindOf(i, stone.count), cut: stone.cut, sizeMm: size, role: 'center', origin, axes });
    bench.add(bezelCup(stone.cut, size, axes, origin, { wallMm: 0.5, depth: size * 0.45 + 0.3, open: 0.7 }), 40);
  }
}
