/** A band whose upper part is set with rows of small stones in cut seats, held by grains. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { photograph } from '../../parts/shot';
import { sectionShank } from '../../parts/shank';
import { sphere } from '../../geometry/blocks';
import type { Field } from '../../geometry/field';
import { sculpt } from '../../geometry/sculpt';
import type { Axes } from '../../geometry/vec';
import { axesFacing, smoothstep } from '../../geometry/vec';
import type { Maker } from '../maker';
import { measure, mm, stonesOf, viewFrom } from '../maker';
import { onHoop } from './common';

interface Seat {
  origin: Vec3;
  axes: Axes;
  angle: number;
}

export const paveBand: Maker = {
  name: 'pave-band',
  plan: (brief, dice) => {
    const rows = brief.has('minimalist') ? 1 : brief.has('bold') ? 3 : brief.has('layered') ? 2 : dice.pick([1, 2, 3]);
    const size = rows === 1 ? dice.between(1.9, 2.5) : dice.between(1.55, 1.8);
    return {
      stones: [{ role: 'pave', kind: brief.gems[0] ?? 'diamond', cut: 'round', size_mm: mm(brief.stoneSizeMm ? Math.min(2.8, brief.stoneSizeMm) : size), count: 0 }],
      variant: { rows, second: brief.gems[1] ?? '' },
      dimensions: { inner_diameter: 16.8 },
      view: viewFrom(dice, 32, 24),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const stone = stonesOf(spec, 'pave')!;
    const rows = Number(spec.build.variant['rows'] ?? 3);
    const size = stone.size_mm;
    const innerRadius = measure(spec, 'inner_diameter', 16.8) / 2;
    const rowStep = size * 0.9;
    const half = ((rows - 1) * rowStep + size) / 2 + 0.3;
    const exponent = 3;
    const section = (away: number): { halfWidth: number; halfThickness: number } => ({
      halfWidth: half + 0.05 - (half - 1.25) * smoothstep(0.34, 0.8, away),
      halfThickness: 0.98 - 0.1 * smoothstep(0.34, 0.75, away),
    });
    const center: Vec3 = [0, innerRadius + 1.8, 0];
    const band = sectionShank({ innerRadius, center, section, exponent, flatInside: 0.45 });
    const surface = (angle: number, z: number): number => {
      const { halfWidth, halfThickness } = section(Math.abs(angle) / Math.PI);
      return innerRadius + halfThickness * (1 + Math.max(0, 1 - Math.abs(z / halfWidth) ** exponent) ** (1 / exponent));
    };
    const pitch = (size * 1.035) / (innerRadius + 1.9);
    const perSide = Math.floor(1.3 / pitch);
    const seats: Seat[] = [];
    for (let row = 0; row < rows; row++) {
      const z = (row - (rows - 1) / 2) * rowStep;
      const shifted = row % 2 ? 0.5 : 0;
      for (let i = -perSide; i <= perSide - (row % 2); i++) {
        const angle = (i + shifted) * pitch;
        const slope = (surface(angle, z + 0.3) - surface(angle, z - 0.3)) / 0.6;
        const up: Vec3 = [Math.sin(angle), Math.cos(angle), -slope];
        const r = surface(angle, z) - 0.03;
        seats.push({ angle, axes: axesFacing(up, [0, 0, 1]), origin: [Math.sin(angle) * r, center[1] + Math.cos(angle) * r, z] });
      }
    }
    const second = String(spec.build.variant['second'] ?? '');
    seats.forEach(({ origin, axes }, i) =>
      bench.stone({ kind: second !== '' && i % 2 ? (second as typeof stone.kind) : stone.kind, cut: 'round', sizeMm: size, role: 'pave', origin, axes }),
    );
    const byAngle = new Map<number, Seat[]>();
    const slot = (angle: number): number => Math.round(angle / pitch);
    for (const seat of seats) for (const k of [-1, 0, 1]) byAngle.set(slot(seat.angle) + k, [...(byAngle.get(slot(seat.angle) + k) ?? []), seat]);
    const carved: Field = (x, y, z, limit = Infinity) => {
      let d = band.field(x, y, z);
      if (d >= limit || d > 0.6 || d < -2) return d;
      const around = byAngle.get(slot(Math.atan2(x, y - center[1])));
      if (!around) return d;
      for (const { origin, axes } of around) {
        const qx = x - origin[0];
        const qy = y - origin[1];
        const qz = z - origin[2];
        const far = qx * qx + qy * qy + qz * qz;
        if (far > size * size) continue;
        const up = axes[2];
        const h = qx * up[0] + qy * up[1] + qz * up[2];
        const r = Math.sqrt(Math.max(0, far - h * h));
        const mouth = size * 0.485;
        const wall = h > -0.05 ? r - mouth : Math.max((r - mouth + (-h - 0.05) * 1.05) * 0.7, -h - size * 0.45);
        d = Math.max(d, -wall);
      }
      return d;
    };
    const edge = innerRadius + 2.6;
    bench.add(sculpt(carved, [-edge, center[1] - edge, -half - 0.6], [edge, center[1] + edge, half + 0.6], 0.145), 50);
    const grain = bench.define(sphere(1, 8));
    const place = (angle: number, z: number, radius: number): void => {
      const at = onHoop(center, angle, surface(angle, Math.min(half - 0.1, Math.max(0.1 - half, z))) + 0.05);
      bench.place(grain, { origin: [at[0], at[1], z], scale: radius });
    };
    for (let i = -perSide - 1; i <= perSide; i++) {
      for (let row = 0; row < rows; row++) {
        const z = (row - (rows - 1) / 2) * rowStep;
        const angle = (i + 0.5 + (row % 2 ? 0.5 : 0)) * pitch;
        if (Math.abs(angle) > (perSide + 0.6) * pitch) continue;
        if (row === 0) place(angle, z - size * 0.38, 0.2);
        if (row === rows - 1) place(angle, z + size * 0.38, 0.2);
        if (row > 0) place(angle, z - size * 0.34, 0.19);
        if (row < rows - 1) place(angle, z + size * 0.34, 0.19);
      }
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
