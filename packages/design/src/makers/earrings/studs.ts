/** Earrings close to the ear: studs with one stone, a halo or a honeycomb; and hoops. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { earPost } from '../../parts/earFitting';
import { bezelCup, prongHead } from '../../parts/head';
import { halo } from '../../parts/rows';
import { photograph } from '../../parts/shot';
import { sphere } from '../../geometry/blocks';
import { polygon, turn } from '../../geometry/curves';
import { polygonFrame, tube } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { TAU, Y, axesFacing, fromAxes } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { chooseCut, chooseSize } from '../ring/common';

export const studs: Maker = {
  name: 'studs',
  plan: (brief, dice) => {
    const wanted = chooseCut(brief, dice);
    const cut = wanted === 'baguette' ? 'emerald' : wanted;
    const size = mm(chooseSize(brief, cut, dice) * 1.05);
    const form = brief.has('honeycombs') ? 'comb' : brief.wants('halo') || brief.quantity === 'many' ? 'halo' : brief.has('geometric') || brief.has('sci-fi') ? 'frame' : brief.wants('bezel') || cut === 'cabochon' ? 'bezel' : 'prong';
    const flat = form === 'halo' && (cut === 'kite' || cut === 'trillion') ? 'round' : cut;
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'diamond', cut: flat, size_mm: size, count: 2 },
        ...(form === 'halo' ? [{ role: 'halo' as const, kind: brief.gems[1] ?? ('diamond' as const), cut: 'round' as const, size_mm: 1.3, count: 0 }] : []),
      ],
      variant: { form, rows: brief.has('layered') ? 2 : 1 },
      dimensions: {},
      view: viewFrom(dice, 16, 8),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const center = stonesOf(spec, 'center')!;
    const melee = stonesOf(spec, 'halo');
    const form = choice(spec, 'form');
    const s = center.size_mm;
    const z = s * 0.5 + 2.6;
    for (const way of [-1, 1]) {
      const axes: Axes = axesFacing([way * 0.16, 0.06, 1]);
      const origin: Vec3 = [way * (form === 'comb' ? s * 1.9 : s * 0.66 + (melee ? 2.9 : 1.7)), way * -0.6, z];
      bench.stone({ kind: center.kind, cut: center.cut, sizeMm: s, role: 'center', origin, axes });
      if (form === 'prong' || form === 'halo') {
        bench.add(prongHead({ cut: center.cut, sizeMm: s, axes, origin, prongs: 4, wireMm: 0.26 + s * 0.022, depth: s * 0.52 }), 60);
      } else {
        bench.add(bezelCup(center.cut, s, axes, origin, { wallMm: form === 'frame' ? 0.9 : 0.55, depth: s * 0.5, open: 0.45 }), form === 'frame' ? 20 : 40);
      }
      if (melee) {
        const under = fromAxes(axes, origin, [0, 0, -0.2]);
        halo(bench, { cut: center.cut, sizeMm: s, origin: under, axes, kind: melee.kind, meleeMm: melee.size_mm });
        if (Number(spec.build.variant['rows']) > 1) {
          halo(bench, { cut: center.cut, sizeMm: s, origin: fromAxes(axes, origin, [0, 0, -0.65]), axes, kind: melee.kind, meleeMm: melee.size_mm * 0.9, gapMm: melee.size_mm * 1.04 + 0.42 });
        }
      }
      if (form === 'frame' || form === 'comb') {
        const r = s * 0.86;
        for (let i = 0; i < (form === 'comb' ? 6 : 1); i++) {
          const a = (i / 6) * TAU + Math.PI / 6;
          const off = form === 'comb' ? s * 1.06 : 0;
          const at = fromAxes(axes, origin, [Math.cos(a) * off, Math.sin(a) * off, -0.3]);
          bench.add(polygonFrame(polygon(6, form === 'comb' ? s * 0.5 : r, Math.PI / 6), s * 0.075, s * 0.1, form === 'comb' ? 0.5 : 'knife'), form === 'comb' ? 30 : 12, { axes, origin: at });
        }
      }
      earPost(bench, fromAxes(axes, origin, [0, 0, -s * 0.45]), z - s * 0.45);
    }
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 200, fill: 0.66 }));
  },
};

export const hoops: Maker = {
  name: 'hoops',
  plan: (brief, dice) => {
    const form = brief.wants('twist') || brief.has('organic-shapes') ? 'twist' : brief.has('geometric') || brief.has('sci-fi') || brief.has('honeycombs') ? 'hexagon' : brief.has('layered') ? 'double' : dice.pick(['taper', 'plain', 'twist'] as const);
    return {
      stones: brief.gems[0] && form !== 'twist' ? [{ role: 'pave', kind: brief.gems[0], cut: 'round', size_mm: brief.has('bold') ? 2 : 1.55, count: brief.quantity === 'single' ? 2 : 0 }] : [],
      variant: { form },
      dimensions: { diameter: brief.has('minimalist') ? 14 : brief.has('bold') ? 24 : 18, wire: brief.has('minimalist') ? 1.5 : brief.has('bold') ? 5 : 3 },
      view: viewFrom(dice, -8, 17),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const wireHalf = measure(spec, 'wire', 3) / 2;
    const radius = measure(spec, 'diameter', 18) / 2;
    const form = choice(spec, 'form');
    const stone = stonesOf(spec, 'pave');
    for (const { x, z, yaw } of [{ x: -radius * 1.05, z: 0, yaw: 0.75 }, { x: radius * 1.08, z: radius * 0.35, yaw: 0.58 }]) {
      const axes: Axes = [[Math.cos(yaw), 0, -Math.sin(yaw)], Y, [Math.sin(yaw), 0, Math.cos(yaw)]];
      const thick = (t: number): number => (form === 'taper' ? wireHalf * (0.55 + 0.75 * (1 - Math.abs(t - 0.5) * 2) ** 1.3) : wireHalf);
      const center: Vec3 = [x, radius + thick(0.5) * (form === 'twist' ? 1.18 : 1) + 0.02, z];
      const at = (angle: number, r: number, off = 0): Vec3 => fromAxes(axes, center, [Math.sin(angle) * r, Math.cos(angle) * r, off]);
      if (form === 'twist') {
        for (const phase of [0, TAU / 3, (2 * TAU) / 3]) {
          const path = turn(260, (a) => at(a, radius + wireHalf * 0.55 * Math.cos(a * 9 + phase), wireHalf * 0.55 * Math.sin(a * 9 + phase)));
          bench.add(tube(path, wireHalf * 0.62, { closed: true, points: 16 }), 40);
        }
      } else if (form === 'hexagon') {
        const corners = polygon(6, radius * 1.04, Math.PI / 2);
        bench.add(polygonFrame(corners, wireHalf * 0.55, wireHalf * 0.8, 'knife'), 12, { axes, origin: [x, radius * 1.04 + wireHalf * 0.66, z] });
      } else {
        for (const off of form === 'double' ? [-wireHalf * 1.25, wireHalf * 1.25] : [0]) {
          bench.add(tube(turn(150, (a) => at(a, radius, off)), (t) => thick(t) * (form === 'double' ? 0.75 : 1), { closed: true, points: 36, up: axes[2] }), 60);
        }
        if (form === 'double') bench.add(sphere(wireHalf * 1.3, 16), 40, { origin: at(0, radius) });
      }
      if (form !== 'hexagon') {
        // The clasp near the top: a collar on either side of the post that goes through the ear.
        for (const a of [0.28, 0.62]) {
          const way: Vec3 = [axes[0][0] * Math.cos(a), -Math.sin(a), axes[0][2] * Math.cos(a)];
          const side = axesFacing(way, axes[2]);
          const r = thick(a / TAU) * (form === 'double' ? 0 : form === 'twist' ? 1.2 : 1) + 0.12;
          if (form !== 'double') bench.add(tube(turn(36, (t) => fromAxes(side, at(a, radius), [Math.cos(t) * r, Math.sin(t) * r, 0])), 0.2, { closed: true, points: 10, up: way }), 40);
        }
      }
      if (stone) {
        const s = stone.size_mm;
        const bead = bench.define(sphere(1, 8));
        const count = form === 'hexagon' ? 0 : stone.count === 2 ? 1 : Math.floor((2.6 * radius) / (s * 1.05));
        for (let i = 0; i < count; i++) {
          const angle = Math.PI * 1.42 + (i - (count - 1) / 2) * ((s * 1.05) / (radius + wireHalf));
          const t = angle / TAU;
          const up: Vec3 = [axes[0][0] * Math.sin(angle), Math.cos(angle), axes[0][2] * Math.sin(angle)];
          const r = radius + thick(t) * (form === 'double' ? 0.75 : 1) - 0.02;
          const off = form === 'double' ? wireHalf * 1.25 : 0;
          bench.stone({ kind: stone.kind, cut: 'round', sizeMm: s, role: 'pave', origin: at(angle, r, off), axes: axesFacing(up, axes[2]) });
          const half = angle + (s * 0.525) / (radius + wireHalf);
          for (const side of [-1, 1]) bench.place(bead, { origin: at(half, r - 0.02, off + side * s * 0.4), scale: 0.2 });
        }
        if (form === 'hexagon') {
          const front = fromAxes(axes, [x, radius * 1.04 + wireHalf * 0.66, z], [0, -radius * 0.82, 0]);
          bench.stone({ kind: stone.kind, cut: 'hexagon', sizeMm: wireHalf * 2.2, role: 'center', origin: front, axes });
          bench.add(bezelCup('hexagon', wireHalf * 2.2, axes, front, { wallMm: 0.5, depth: wireHalf * 1.1, open: 0.6 }), 28);
        }
      }
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 190 }));
  },
};
