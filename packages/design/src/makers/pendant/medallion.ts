/** A coin with flutes like sun rays around a stone, in a beaded rim. */
import type { Vec3 } from '../../piece';
import { hangOnChain } from '../../parts/bail';
import { CABLE, chainNamed } from '../../parts/chain';
import { bezelCup } from '../../parts/head';
import { grains, seated, setStones, type Seat } from '../../parts/seats';
import { photographed } from '../../parts/shot';
import { sphere } from '../../geometry/blocks';
import type { Field } from '../../geometry/field';
import { sculpt } from '../../geometry/sculpt';
import { TAU, WORLD, smoothstep } from '../../geometry/vec';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { z } from 'zod';
import { PENDANT_PARAMS } from '../links';
import { countOf, paramsOf } from '../params';

export const medallion: Maker = {
  name: 'medallion',
  params: paramsOf({
    rays: countOf(8, 80),
    rim: z.enum(['stones', 'beads', 'plain']),
    ...PENDANT_PARAMS,
  }),
  plan: (brief, rng) => {
    const k = brief.has('bold') ? rng.between(13, 14.5) : brief.has('minimalist') ? 8 : rng.between(10, 11.5);
    const kind = brief.gems[0];
    // "A coin with a pavé rim" has no stone in its middle.
    const isRimOnly =
      brief.wants('pave', 'halo') &&
      (!brief.gemsGiven || brief.named.every(({ role, isSeveral }) => role === 'halo' || role === 'pave' || isSeveral));
    const many = isRimOnly || brief.quantity === 'many';
    return {
      stones: kind
        ? [
            ...(isRimOnly
              ? []
              : [
                  {
                    role: 'center' as const,
                    kind,
                    cut: brief.cuts[0] ?? rng.pick(['round', 'cushion', 'oval'] as const),
                    size_mm: mm(brief.stoneSizeMm ?? k * 0.44),
                    count: 1,
                  },
                ]),
            ...(many
              ? [
                  {
                    role: 'pave' as const,
                    kind: isRimOnly ? kind : (brief.gems[1] ?? ('diamond' as const)),
                    cut: 'round' as const,
                    size_mm: 1.35,
                    count: 0,
                  },
                ]
              : []),
          ]
        : [],
      variant: {
        rays: rng.pick([24, 32, 40]),
        rim: many ? 'stones' : rng.pick(['beads', 'plain']),
        chain: brief.chain ?? (brief.has('bold') ? rng.pick(['curb', 'bold']) : 'cable'),
      },
      dimensions: { height: mm(2 * k) },
      view: viewFrom(rng, -14, 9),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 210, fill: 0.7, raise: 0.05 }, (bench, spec) => {
    const k = measure(spec, 'height', 22) / 2;
    const rays = Number(spec.root.params['rays'] ?? 32);
    const center = stonesOf(spec, 'center');
    const small = stonesOf(spec, 'pave');
    const core = (center ? center.size_mm * 0.72 : k * 0.2) + 0.5;
    const rim = small ? small.size_mm + 0.7 : 1.1;
    const field: Field = (x, y, z, limit = Infinity) => {
      const r = Math.hypot(x, y);
      const side = r - k;
      if (Math.abs(z) - 2 > limit) return Math.abs(z) - 2;
      const inside = smoothstep(core, core + 1.2, r) * (1 - smoothstep(k - rim - 0.5, k - rim, r));
      const flute = Math.abs(Math.cos((Math.atan2(x, y) * rays) / 2));
      const face =
        0.78 +
        0.55 * (1 - (r / k) ** 2) * inside -
        0.42 * (1 - flute) * inside +
        0.22 * smoothstep(k - rim - 0.2, k - rim + 0.1, r);
      const up = z > 0 ? (z - face) * 0.85 : -0.85 - z;
      const h = Math.max(0, 0.3 - Math.abs(side - up)) / 0.3;
      return Math.max(side, up) + h * h * 0.075;
    };
    const seats: Seat[] = [];
    if (small) {
      const radius = k - rim / 2 - 0.1;
      const count = Math.floor((TAU * radius) / (small.size_mm * 1.04));
      for (let i = 0; i < count; i++)
        seats.push({
          origin: [Math.sin((i / count) * TAU) * radius, Math.cos((i / count) * TAU) * radius, 0.97],
          axes: WORLD,
          sizeMm: small.size_mm,
        });
    }
    const z = Math.max(2.2, (center?.size_mm ?? 0) * 0.5 - 0.2);
    const at = (p: Vec3): Vec3 => [p[0], p[1], p[2] + z];
    bench.add(
      sculpt(seats.length > 0 ? seated(field, seats) : field, [-k - 0.5, -k - 0.5, -1.2], [k + 0.5, k + 0.5, 2], 0.14),
      40,
      { origin: [0, 0, z] },
    );
    if (small) {
      const set = seats.map((seat) => ({ ...seat, origin: at(seat.origin) }));
      setStones(bench, set, [small.kind], 'pave');
      grains(bench, set);
    } else if (choice(spec, 'rim') === 'beads') {
      const bead = bench.define(sphere(0.46, 12));
      const count = Math.round((TAU * (k - 0.58)) / 0.96);
      for (let i = 0; i < count; i++)
        bench.place(bead, {
          origin: at([Math.sin((i / count) * TAU) * (k - 0.58), Math.cos((i / count) * TAU) * (k - 0.58), 0.98]),
        });
    }
    if (center) {
      const origin = at([0, 0, 1.35]);
      bench.stone({ kind: center.kind, cut: center.cut, sizeMm: center.size_mm, role: 'center', origin });
      bench.add(
        bezelCup(center.cut, center.size_mm, WORLD, origin, {
          wallMm: 0.6,
          depth: Math.min(origin[2] - 0.4, center.size_mm * 0.46),
          open: 0.66,
        }),
        40,
      );
    }
    hangOnChain(bench, [0, k + 0.02, z], chainNamed(choice(spec, 'chain'), CABLE), 1.1);
  }),
};
