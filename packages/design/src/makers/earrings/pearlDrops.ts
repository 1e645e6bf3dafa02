/**
 * Pearls under the ear: a single drop below a stone, two that follow each other, or one held in a crescent of stones.
 */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { FINE, chainBetween } from '../../parts/chain';
import { earHook, earPost, eyeOver, eyeUnder, leverBack } from '../../parts/earFitting';
import { prongHead } from '../../parts/head';
import { hangPearl } from '../../parts/pearl';
import { photograph } from '../../parts/shot';
import { WORLD } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { z } from 'zod';
import { lengthMm } from '../params';

export const pearlDrops: Maker = {
  name: 'pearl-drops',
  params: z.strictObject({ form: z.enum(['lever', 'stone', 'hook', 'double']), drop: lengthMm(0, 20) }).partial(),
  plan: (brief, rng) => {
    const form = brief.has('layered')
      ? 'double'
      : brief.gems.length > 1
        ? 'stone'
        : brief.has('minimalist')
          ? 'hook'
          : rng.pick(['stone', 'lever', 'stone'] as const);
    const size = mm(
      brief.stoneSizeMm ?? (brief.has('bold') ? 11.5 : brief.has('minimalist') ? 7 : rng.between(8.4, 9.6)),
    );
    const accent = brief.gems.find((gem) => gem !== 'pearl') ?? 'diamond';
    return {
      stones: [
        { role: 'center', kind: 'pearl', cut: 'sphere', size_mm: size, count: form === 'double' ? 4 : 2 },
        ...(form === 'hook'
          ? []
          : [
              {
                role: 'side' as const,
                kind: accent,
                cut: 'round' as const,
                size_mm: mm(brief.quantity === 'single' ? 2.8 : size * 0.4),
                count: 2,
              },
            ]),
      ],
      variant: { form },
      dimensions: { drop: form === 'stone' ? mm(rng.between(0, 4)) : 0 },
      view: viewFrom(rng, 12, 5),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const pearl = stonesOf(spec, 'center')!;
    const stone = stonesOf(spec, 'side');
    const form = choice(spec, 'form');
    const length = measure(spec, 'drop', 0);
    const z = pearl.size_mm * 0.5 + 0.9;
    for (const way of [-1, 1]) {
      const x = way * (pearl.size_mm * 0.5 + 4.2);
      let hang: Vec3 = [x, 0, z];
      if (stone) {
        const s = stone.size_mm;
        const seat: Vec3 = [x, 0, z + 0.2];
        bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: s, role: 'side', origin: seat });
        bench.add(
          prongHead({
            cut: stone.cut,
            sizeMm: s,
            axes: WORLD,
            origin: seat,
            prongs: 4,
            wireMm: 0.22 + s * 0.02,
            depth: s * 0.5 + 0.3,
            floorMm: 0.34,
          }),
          60,
        );
        if (form === 'stone') earPost(bench, [x, 0, z - s * 0.4], z - s * 0.4);
        else leverBack(bench, eyeOver(bench, seat, s, s * 0.5 + 0.3));
        hang = eyeUnder(bench, seat, s, s * 0.5 + 0.3);
        if (length > 1.5) {
          const low: Vec3 = [x, hang[1] - length, hang[2]];
          chainBetween(bench, hang, low, FINE);
          hang = low;
        }
      } else earHook(bench, [x, -0.3, z], -way);
      const middle = hangPearl(bench, {
        kind: 'pearl',
        sizeMm: form === 'double' ? pearl.size_mm * 0.72 : pearl.size_mm,
        role: 'center',
        top: hang,
      });
      if (form === 'double') {
        const low: Vec3 = [x, middle[1] - pearl.size_mm * 0.36 + 0.05, hang[2]];
        chainBetween(bench, [x, low[1] - 0.2, hang[2]], [x, low[1] - 2.4, hang[2]], FINE);
        hangPearl(bench, { kind: 'pearl', sizeMm: pearl.size_mm, role: 'center', top: [x, low[1] - 2.6, hang[2]] });
      }
    }
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 230, fill: 0.7 }));
  },
};
