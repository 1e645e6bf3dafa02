/** A hoop whose ends pass each other over the finger, each crowned with a stone: toi et moi. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { girdleMm } from '../../parts/head';
import { innerRadiusOf, openShank } from '../../parts/shank';
import { photograph } from '../../parts/shot';
import { wire } from '../../geometry/field';
import { TAU, smoothstep } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { chooseCut, chooseSize, setOnShank } from './common';
import { z } from 'zod';
import { lengthMm } from '../params';

/** How flat the band is inside, 0 to 1. */
const FLAT_INSIDE = 0.4;
const STEPS = 320;

export const bypassRing: Maker = {
  name: 'bypass-ring',
  params: z.strictObject({ head: z.enum(['prong', 'bezel']), inner_diameter: lengthMm(13, 23), band_width: lengthMm(1.2, 14) }).partial(),
  plan: (brief, rng) => {
    const cut = chooseCut(brief, rng);
    const size = Math.min(6.4, chooseSize(brief, cut, rng) * 0.86);
    const other = brief.cuts[1] ?? brief.sideCut ?? (cut === 'round' ? rng.pick(['pear', 'round', 'emerald'] as const) : 'round');
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'diamond', cut, size_mm: mm(size), count: 1 },
        { role: 'side', kind: brief.gems[1] ?? brief.gems[0] ?? 'diamond', cut: other, size_mm: mm(size * (other === 'pear' || other === 'emerald' ? 0.82 : 0.94)), count: 1 },
      ],
      variant: { head: brief.wants('bezel') || (brief.has('organic-shapes') && !brief.wants('prong')) || cut === 'cabochon' ? 'bezel' : 'prong' },
      dimensions: { inner_diameter: 16.8, band_width: brief.has('bold') ? 3.2 : brief.has('minimalist') ? 1.7 : 2.3 },
      view: viewFrom(rng, 24, 32),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const stones = [stonesOf(spec, 'center')!, stonesOf(spec, 'side')!];
    const half = measure(spec, 'band_width', 2.3) / 2;
    const thick = 0.88;
    const innerRadius = innerRadiusOf(measure(spec, 'inner_diameter', 16.8), FLAT_INSIDE, thick);
    const center: Vec3 = [0, innerRadius + 2 * thick, 0];
    // The stones stand side by side; each end runs past the other stone, half a band to its side.
    const girdleRadius = innerRadius + 2 * thick + stones[0]!.size_mm * 0.45;
    const aside = half * 0.8 + 0.12;
    const reach = stones.map((stone) => Math.max(...girdleMm(stone.cut, stone.size_mm).map((p) => Math.hypot(p[0], p[1]))));
    const apart = (reach[0]! + reach[1]! + 0.7) / 2;
    const past = Math.sqrt(Math.max(0.2, apart ** 2 - aside ** 2)) / girdleRadius;
    const swing = (angle: number): number => {
      const fromStart = 1 - smoothstep(past, 1.5, angle);
      const fromEnd = smoothstep(TAU - 1.5, TAU - past, angle);
      return (fromEnd - fromStart) * aside;
    };
    const at = (angle: number): Vec3 => {
      const r = innerRadius + thick;
      return [Math.sin(angle) * r, center[1] + Math.cos(angle) * r, swing(angle)];
    };
    const band = openShank({ from: -past - 0.02, to: TAU + past + 0.02, at, halfThickness: thick, halfWidth: (away) => half * (0.72 + 0.28 * smoothstep(0, 0.22, away)), rounded: 1 / 60, flatInside: FLAT_INSIDE, steps: STEPS });
    bench.add(band, 40);
    stones.forEach((stone, i) => {
      const way = i === 0 ? -1 : 1;
      // Each head grows out of its own end alone, which reaches under all of it, and not out of the one that runs past.
      const tip = past + (stone.size_mm * 0.32) / girdleRadius;
      const end = wire(Array.from({ length: 61 }, (_, k) => at(way * (tip - (k / 60) * (tip + Math.PI)))), thick * 0.9);
      setOnShank(bench, { field: end, topRadius: innerRadius + 2 * thick, center: [0, center[1], way * aside] }, stone, way * past, choice(spec, 'head'), 4, { lift: i === 0 ? 0.25 : 0 });
    });
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
