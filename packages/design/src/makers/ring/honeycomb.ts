/** A band of open honeycomb cells, some of which hold a stone. */
import type { Vec3 } from '../../piece';
import { bezelCup } from '../../parts/head';
import { lineOn } from '../../parts/milgrain';
import { photographed } from '../../parts/shot';
import { innerRadiusOf, sectionShank } from '../../parts/shank';
import type { Field } from '../../geometry/field';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { tube } from '../../geometry/sweep';
import { TAU, axesFacing, smoothstep } from '../../geometry/vec';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { onHoop } from './common';
import { countOf, lengthMm, paramsOf, secondKind } from '../params';

/** Inner flatness of the band, 0 to 1. */
const FLAT_INSIDE = 0.2;
/** Distance across the flats of a hexagon whose points are along v. */
const hexagon = (u: number, v: number): number => Math.max(Math.abs(u), Math.abs(u) * 0.5 + Math.abs(v) * 0.8660254);

export const honeycombRing: Maker = {
  name: 'honeycomb-ring',
  params: paramsOf({
    cells: countOf(8, 40),
    rows: countOf(1, 5),
    second: secondKind(),
    inner_diameter: lengthMm(13, 23),
  }),
  plan: (brief, rng) => {
    const around = brief.has('bold') ? 16 : brief.has('minimalist') ? 22 : rng.about('ring cells').pick([18, 20]);
    const stones = brief.quantity === 'many' ? 7 : 1;
    return {
      stones: brief.gems.slice(0, 1).map((kind) => ({
        role: 'center',
        kind,
        cut: brief.cuts[0] === 'round' ? 'round' : 'hexagon',
        size_mm: mm((TAU * 9.6) / around - 0.62),
        count: stones,
      })),
      variant: {
        cells: around,
        rows: brief.has('minimalist') ? 1 : brief.has('bold') ? 3 : rng.about('ring rows').pick([2, 3]),
        second: brief.gems[1] ?? '',
      },
      dimensions: { inner_diameter: 17 },
      view: viewFrom(rng.about('view'), 30, 38),
    };
  },
  build: photographed({ rig: 'floor', distanceMm: 150 }, (bench, spec) => {
    const around = Number(spec.root.params['cells'] ?? 20);
    const rows = Number(spec.root.params['rows'] ?? 3);
    const thick = 0.72;
    const innerRadius = innerRadiusOf(measure(spec, 'inner_diameter', 17), FLAT_INSIDE, thick);
    const radius = innerRadius + thick;
    const pitch = (TAU * radius) / around;
    const rise = pitch * 0.8660254;
    const wall = 0.34;
    const rowZ = (row: number): number => (row - (rows - 1) / 2) * rise;
    const widest = rowZ(rows - 1) + pitch * 0.58 + wall;
    const center: Vec3 = [0, innerRadius + 2 * thick + 0.1, 0];
    const body = sectionShank({
      innerRadius,
      center,
      exponent: 6,
      flatInside: FLAT_INSIDE,
      section: () => ({ halfWidth: widest + 0.6, halfThickness: thick }),
    });
    const comb: Field = (x, y, z, limit = Infinity) => {
      const shell = body.field(x, y, z);
      if (shell > limit) return shell;
      const u = Math.atan2(x, y - center[1]) * radius;
      let nearest = Infinity;
      for (let row = 0; row < rows; row++) {
        const du = u - (row % 2 ? 0.5 : 0) * pitch;
        nearest = Math.min(nearest, hexagon(du - Math.round(du / pitch) * pitch, z - rowZ(row)));
      }
      const web = Math.abs(nearest - pitch / 2) - wall;
      const outside = nearest - pitch / 2;
      const sheet = outside > 0 ? outside - wall : web;
      const h = Math.max(0, 0.3 - Math.abs(shell - sheet)) / 0.3;
      return Math.max(shell, sheet) + h * h * 0.075;
    };
    const edge = innerRadius + 2 * thick + 0.5;
    bench.add(
      refined(
        sculpt(comb, [-edge, center[1] - edge, -widest - 0.5], [edge, center[1] + edge, widest + 0.5], 0.125),
        comb,
      ),
      50,
    );
    if (bench.isTwoTone)
      for (const way of [-1, 1])
        bench.add(
          tube(
            lineOn({ field: body.field, center, topRadius: innerRadius + 2 * thick }, () => way * (widest - 0.25), 0),
            0.36,
            { closed: true, points: 14 },
          ),
          40,
          { surface: bench.accent },
        );
    const stone = stonesOf(spec, 'center');
    if (stone) {
      const second = choice(spec, 'second');
      const size = Math.min(stone.size_mm, pitch - 0.5);
      const cells = Array.from({ length: rows }, (_, row) =>
        Array.from({ length: 7 }, (__, i) => ({ row, angle: ((i - 3 + (row % 2 ? 0.5 : 0)) * pitch) / radius })),
      )
        .flat()
        .toSorted(
          (a, b) => Math.hypot(a.angle * radius, rowZ(a.row) * 1.2) - Math.hypot(b.angle * radius, rowZ(b.row) * 1.2),
        );
      // The middle cell first; of many, every other one.
      const taken = stone.count === 1 ? cells.slice(0, 1) : cells.filter((_, i) => i % 2 === 0).slice(0, stone.count);
      taken.forEach(({ row, angle }, i) => {
        const up: Vec3 = [Math.sin(angle), Math.cos(angle), 0];
        const axes = axesFacing(up, [up[1], -up[0], 0]);
        const foot = onHoop(center, angle, innerRadius + 2 * thick + 0.12);
        const origin: Vec3 = [foot[0], foot[1], rowZ(row)];
        bench.stone({
          kind: second !== '' && i % 2 ? (second as typeof stone.kind) : stone.kind,
          cut: stone.cut,
          sizeMm: size,
          role: i === 0 ? 'center' : 'accent',
          origin,
          axes,
        });
        bench.add(
          bezelCup(stone.cut, size, axes, origin, {
            wallMm: Math.max(0.3, (pitch - size) / 2),
            depth: 1.1 + 0.2 * smoothstep(2, 4, size),
            open: 0.75,
          }),
          30,
        );
      });
    }
  }),
};
