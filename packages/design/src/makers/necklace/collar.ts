/** Stiff collars, and chains with a fringe of drops. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { CABLE, NECK_MM, chain, jumpRing } from '../../parts/chain';
import { bezelCup, girdleMm } from '../../parts/head';
import { photographed } from '../../parts/shot';
import { sample, type Point2 } from '../../geometry/curves';
import { superellipse } from '../../geometry/profiles';
import { lathe, sweep, tube, type Station } from '../../geometry/sweep';
import { WORLD, Y, Z, add, axesFacing, cross, scale, smoothstep, sub, unit } from '../../geometry/vec';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { chooseCut, chooseSize } from '../ring/common';
import { neckline, strand } from './neckline';
import { stonesIn } from '../../spec/tree';
import { z } from 'zod';
import { countOf, lengthMm, paramsOf } from '../params';

/** The end of a stiff collar: a round moulding and a ball over the opening. */
function finial(bench: Bench, end: Vec3, out: Vec3, r: number): void {
  const axes = axesFacing(out, Z);
  const arc = (middle: Point2, radius: number, from: number, to: number): Point2[] =>
    sample(16, (t): Point2 => {
      const a = from + (to - from) * t;
      return [Math.max(0.001, middle[0] + Math.cos(a) * radius) * r, (middle[1] + Math.sin(a) * radius) * r];
    });
  const half = Math.PI / 2;
  const outline = [
    [0.001, -0.9 * r] as const,
    ...arc([0.72, -0.62], 0.28, -half, half),
    ...arc([0.72, -0.2], 0.14, -half, half),
    ...arc([0, 0.8], 0.95, -0.92, half),
  ];
  bench.add(lathe(outline, 48), 40, { axes, origin: end });
}

/** Height of each form's metal above the collar's line, as a share of its half thickness, which stones must clear. */
const TALLEST: Record<string, number> = { wave: 1.1, twist: 1.17, armour: 0.8, knife: 1, plain: 0.8 };

/** Distance of a strand below the girdle of the stone over it, mm. */
const UNDER = 0.5;

export const collar: Maker = {
  name: 'collar',
  params: paramsOf({
    form: z.enum(['plain', 'twist', 'knife', 'armour', 'wave']),
    strands: countOf(1, 6),
    width: lengthMm(10, 120),
    thickness: lengthMm(0.8, 10),
    length: lengthMm(140, 900),
  }),
  plan: (brief, rng) => {
    const cut = chooseCut(brief, rng);
    const form = brief.has('organic-shapes')
      ? 'wave'
      : brief.wants('twist')
        ? 'twist'
        : brief.has('sci-fi')
          ? 'armour'
          : brief.has('innovative')
            ? 'twist'
            : brief.has('contemporary')
              ? 'knife'
              : 'plain';
    return {
      stones: brief.gems[0]
        ? [
            { role: 'center', kind: brief.gems[0], cut, size_mm: mm(chooseSize(brief, cut, rng) * 1.2), count: 1 },
            ...(brief.quantity === 'many' || brief.gems[1]
              ? [
                  {
                    role: 'side' as const,
                    kind: brief.gems[1] ?? brief.gems[0],
                    cut: 'round' as const,
                    size_mm: 3,
                    count: 8,
                  },
                ]
              : []),
          ]
        : [],
      variant: { form, strands: brief.has('layered') ? 2 : 1 },
      dimensions: { width: 46, thickness: brief.has('bold') ? 5 : brief.has('minimalist') ? 1.8 : 3.2 },
      view: viewFrom(rng, -10, 8),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 250, fill: 0.8 }, (bench, spec) => {
    const half = measure(spec, 'width', 46) / 2;
    const r = measure(spec, 'thickness', 3.2) / 2;
    const form = choice(spec, 'form');
    const stone = stonesOf(spec, 'center');
    const z = Math.max(r + 0.6, (stone?.size_mm ?? 0) * 0.5 + 0.9);
    const outline = stone ? girdleMm(stone.cut, stone.size_mm) : [];
    const low = -Math.max(0, ...outline.map((p) => p[1])) * 0.35;
    const at: Vec3 = [
      0,
      form === 'wave' ? low : 0,
      z + Math.max(r * (form === 'wave' ? 1.1 : 0.5), r * TALLEST[form]! + 0.3 - (stone?.size_mm ?? 0) * 0.14),
    ];
    const halfStone = Math.max(0, ...outline.map((p) => p[0]));
    // The metal passes under the stone.
    const dip = stone && form !== 'wave' ? Math.max(0, z + r * TALLEST[form]! + UNDER - at[2]) : 0;
    const dipAt = (x: number): number => dip * (1 - smoothstep(halfStone * 0.7, halfStone + 2.5 * r, Math.abs(x)));
    for (let s = 0; s < Number(spec.root.params['strands'] ?? 1); s++) {
      const line = strand(half * (1 - s * 0.14), half * 2.1, z, -1.18, 1.18, 260).map((p): Vec3 => [
        p[0],
        p[1] + s * 5.5,
        p[2] - dipAt(p[0]),
      ]);
      const taper = (t: number): number => 0.55 + 0.45 * Math.sin(Math.PI * t) ** 0.7;
      for (const [end, before] of [
        [line[0]!, line[6]!],
        [line[259]!, line[253]!],
      ] as const)
        finial(bench, end, unit(sub(end, before)), r);
      if (form === 'twist' || form === 'wave') {
        // Two strands wind tightly around each other, or separate like shoots of a plant.
        const [turns, swing] = form === 'twist' ? [70, 0.55] : [21.5, 1.5];
        for (const phase of [0, Math.PI]) {
          const wound = line.map((p, i): Vec3 => {
            const t = i / 259;
            const a = t * turns + phase;
            const x = unit(sub(line[Math.min(259, i + 1)]!, line[Math.max(0, i - 1)]!));
            const open =
              swing *
              (form === 'wave' ? 0.2 + 0.8 * Math.sin(Math.PI * t) * (1 - Math.exp(-(((t - 0.5) / 0.055) ** 2))) : 1);
            return add(add(p, scale(cross(x, Z), r * open * Math.cos(a))), [0, 0, r * 0.55 * Math.sin(a)]);
          });
          bench.add(
            tube(wound, (t) => r * 0.62 * taper(t), { points: 16 }),
            40,
          );
        }
      } else {
        const stations = line.map((p, i): Station => {
          const x = unit(sub(line[Math.min(259, i + 1)]!, line[Math.max(0, i - 1)]!));
          const k = taper(i / 259) * (form === 'armour' && i % 13 < 2 ? 0.72 : 1);
          return { at: p, u: Z, v: cross(x, Z), halfU: r * (form === 'knife' ? 1 : 0.8) * k, halfV: r * k };
        });
        bench.add(
          sweep(stations, superellipse(36, form === 'knife' ? 1.4 : form === 'armour' ? 5 : 2.2, 0.35), false),
          40,
        );
      }
    }
    if (stone) {
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'center', origin: at });
      bench.add(
        bezelCup(stone.cut, stone.size_mm, WORLD, at, { wallMm: 0.55, depth: stone.size_mm * 0.48, open: 0.6 }),
        40,
      );
      const side = stonesOf(spec, 'side') ?? { ...stone, count: 0 };
      const reach = Math.max(...outline.map((p) => p[0])) + 2.2;
      for (let i = 0; i < side.count; i++) {
        const way = i % 2 ? 1 : -1;
        const size = side.size_mm * (1 - 0.1 * Math.floor(i / 2));
        const p = neckline(
          (way * (reach + Math.floor(i / 2) * (side.size_mm + 1.6))) / half / 2.15,
          half,
          half * 2.1,
          z + r * (form === 'twist' ? 1.7 : 0.95),
        );
        bench.stone({ kind: side.kind, cut: 'round', sizeMm: size, role: 'side', origin: p });
        bench.add(bezelCup('round', size, WORLD, p, { wallMm: 0.56, depth: size * 0.5 + r * 0.5, open: 0.6 }), 40);
      }
    }
  }),
};

/** Gap between the settings of neighbouring drops, mm. */
const AIR = 0.6;
const FRINGE_WALL = 0.54;
/** Position beyond which the neckline is too steep for drops side by side. */
const STEEP = 0.47;

/** Positions on the neckline for drops of these half widths on one side of the middle, with gaps, as many as fit. */
function hangingPlaces(halfWidths: readonly number[], half: number): number[] {
  const places = [0];
  for (let i = 1; i < halfWidths.length; i++) {
    const x = neckline(places[i - 1]!, half, 0, 0)[0] + halfWidths[i - 1]! + halfWidths[i]! + 2 * FRINGE_WALL + AIR;
    let t = places[i - 1]!;
    while (neckline(t, half, 0, 0)[0] < x && t < STEEP) t += 0.0005;
    if (t >= STEEP) break;
    places.push(t);
  }
  return places;
}

export const fringe: Maker = {
  name: 'fringe',
  params: paramsOf({ drops: countOf(1, 41), width: lengthMm(10, 120), length: lengthMm(140, 900) }),
  plan: (brief, rng) => {
    const cut = brief.cuts[0] ?? rng.pick(['pear', 'marquise', 'round', 'oval'] as const);
    const kinds = brief.gems.length > 0 ? brief.gems.slice(0, 2) : (['diamond'] as const);
    return {
      stones: kinds.map((kind, i) => ({
        role: i === 0 ? ('center' as const) : ('accent' as const),
        kind,
        cut,
        size_mm: mm(brief.has('bold') ? 6.4 : 4.3),
        count: 0,
      })),
      variant: { drops: brief.has('bold') ? 7 : 9 },
      dimensions: { width: brief.has('bold') ? 50 : 48 },
      view: viewFrom(rng, -8, 6),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 240, fill: 0.84 }, (bench, spec) => {
    const half = measure(spec, 'width', 44) / 2;
    const first = stonesIn(spec)[0]!;
    const drops = Number(spec.root.params['drops'] ?? 9);
    const z = first.size_mm * 0.5 + 1;
    chain(bench, strand(half, half * 2.1, z - 0.4), CABLE, { wornMm: NECK_MM });
    const sizes = Array.from({ length: (drops + 1) / 2 }, (_, k) => first.size_mm * (1 - 0.085 * k));
    const wide = Math.max(...girdleMm(first.cut, 1).map((q) => q[0]));
    const places = hangingPlaces(
      sizes.map((size) => size * wide),
      half,
    );
    for (let k = 1 - places.length; k < places.length; k++) {
      const stone = stonesIn(spec)[Math.abs(k) % stonesIn(spec).length]!;
      const size = sizes[Math.abs(k)]!;
      const p = neckline(Math.sign(k) * places[Math.abs(k)]!, half, half * 2.1, z);
      const top = Math.max(...girdleMm(stone.cut, size).map((q) => q[1]));
      bench.add(jumpRing(add(p, [0, -0.9, -0.2]), Y, Z, 1.15, 0.24), 40);
      const at = add(p, scale(Y, -(top + 2.25)));
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: size, role: stone.role, origin: at });
      bench.add(
        bezelCup(stone.cut, size, WORLD, at, { wallMm: FRINGE_WALL, depth: Math.max(0.95, size * 0.48), open: 0.55 }),
        40,
      );
    }
    bench.mustShow.push([half * 0.95, half * 1.1, z], [-half * 0.95, half * 1.1, z]);
  }),
};
