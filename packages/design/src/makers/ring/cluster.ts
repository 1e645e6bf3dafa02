/** Stones gathered like petals round a centre, each in a cup of its own, on a low basket. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { bezelCup, prongHead } from '../../parts/head';
import { photograph } from '../../parts/shot';
import { axesFacing, cross, fromAxes } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { addShank, chooseSize, onHoop } from './common';
import { chooseShank, makeShank } from './shanks';
import { z } from 'zod';
import { lengthMm } from '../params';

/** Width of the stones that lie side by side round a centre of this width, mm. */
const petalMm = (centerMm: number, petals: number): number => mm((centerMm + 0.75) / (1 / Math.sin(Math.PI / petals) - 1) - 0.5);

export const clusterRing: Maker = {
  name: 'cluster-ring',
  params: z.strictObject({
    shank: z.enum(['twist', 'plain', 'taper', 'cathedral', 'wave', 'split', 'wide', 'knife', 'facet', 'half-round']),
    inner_diameter: lengthMm(13, 23),
    band_width: lengthMm(1.2, 14),
  }).partial(),
  plan: (brief, rng) => {
    const petals = brief.has('bold') ? 10 : rng.pick([7, 8, 9]);
    const size = mm(Math.min(6, Math.max(3.8, chooseSize(brief, 'round', rng) * 0.72)));
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'diamond', cut: 'round', size_mm: size, count: 1 },
        { role: 'side', kind: brief.gems[1] ?? (brief.gems[0] && brief.quantity === 'many' ? 'diamond' : (brief.gems[0] ?? 'diamond')), cut: 'round', size_mm: petalMm(size, petals), count: petals },
      ],
      variant: { shank: chooseShank(brief, rng), ...(brief.prongs ? { prongs: brief.prongs } : {}) },
      dimensions: { inner_diameter: 16.8, band_width: 2.2 },
      view: viewFrom(rng, 20, 36),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const boreMm = measure(spec, 'inner_diameter', 16.8);
    const shank = makeShank(choice(spec, 'shank'), boreMm, measure(spec, 'band_width', 2.2) / 2);
    addShank(bench, shank, []);
    const center = stonesOf(spec, 'center')!;
    const planned = stonesOf(spec, 'side')!;
    // As many petals as close the ring round a centre of this size.
    const count = Math.round(Math.PI / Math.asin((planned.size_mm + 0.5) / (center.size_mm + planned.size_mm + 1.25)));
    const side = { ...planned, count, size_mm: petalMm(center.size_mm, count) };
    const depth = center.size_mm * 0.5 + 0.7;
    const axes = axesFacing([0, 1, 0], cross([0, 1, 0], [0, 0, 1]));
    const origin = onHoop(shank.center, 0, shank.topRadius - 0.2 + depth);
    bench.stone({ kind: center.kind, cut: center.cut, sizeMm: center.size_mm, role: 'center', origin, axes });
    bench.add(prongHead({ cut: center.cut, sizeMm: center.size_mm, axes, origin, prongs: Number(spec.root.params['prongs'] ?? 6), wireMm: 0.34, depth, onto: shank.field, fillet: 0.8 }), 60);
    const wall = 0.32;
    const ring = (center.size_mm + side.size_mm) / 2 + wall + 0.12;
    for (let i = 0; i < side.count; i++) {
      const a = (i / side.count) * Math.PI * 2;
      const out: Vec3 = [Math.cos(a), Math.sin(a), 0];
      const seat = fromAxes(axes, origin, [out[0] * ring, out[1] * ring, -0.55]);
      const tilted = axesFacing(fromAxes(axes, [0, 0, 0], [out[0] * 0.32, out[1] * 0.32, 1]), fromAxes(axes, [0, 0, 0], out));
      bench.stone({ kind: side.kind, cut: side.cut, sizeMm: side.size_mm, role: 'side', origin: seat, axes: tilted });
      bench.add(bezelCup(side.cut, side.size_mm, tilted, seat, { wallMm: wall, depth: side.size_mm * 0.52, open: 0.4 }), 40);
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
