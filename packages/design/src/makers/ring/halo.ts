/** A centre stone in a halo of small ones, on a slim shank with stones on its shoulders when there are many. */
import { Bench } from '../../parts/bench';
import { bezelWall, prongHead } from '../../parts/head';
import { milgrain } from '../../parts/milgrain';
import { halo } from '../../parts/rows';
import { photograph } from '../../parts/shot';
import { axesFacing, cross, fromAxes } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { addShank, beadShank, chooseCut, chooseSize, companionBands, milgrainWish, onHoop, setOnShank, shoulders } from './common';
import { makeShank } from './shanks';
import { z } from 'zod';
import { countOf, lengthMm, yesNo } from '../params';

/** Room between a halo and the shank for stones to run on under it, mm. */
const LEAST_UNDER_HALO = 0.4;

export const haloRing: Maker = {
  name: 'halo-ring',
  params: z.strictObject({
    shank: z.enum(['plain', 'wave', 'split', 'twist', 'cathedral']),
    companions: countOf(0, 2),
    head: z.enum(['prong', 'bezel']),
    rows: countOf(1, 5),
    milgrain: yesNo(),
    inner_diameter: lengthMm(13, 23),
    band_width: lengthMm(1.2, 14),
  }).partial(),
  plan: (brief, rng) => {
    const cut = chooseCut({ ...brief, cuts: brief.cuts.length > 0 ? brief.cuts : [] }, rng);
    const flat = cut === 'kite' || cut === 'trillion' ? 'oval' : cut;
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'diamond', cut: flat, size_mm: mm(chooseSize(brief, flat, rng) * 0.92), count: 1 },
        { role: 'halo', kind: brief.gems[1] ?? 'diamond', cut: 'round', size_mm: brief.has('bold') ? 1.7 : 1.35, count: 0 },
        { role: 'side', kind: brief.gems[1] ?? 'diamond', cut: 'round', size_mm: 1.4, count: 14 },
      ],
      variant: {
        shank: brief.has('organic-shapes') ? 'wave' : brief.wants('split') || brief.has('innovative') ? 'split' : brief.wants('twist') ? 'twist' : brief.wants('cathedral') ? 'cathedral' : 'plain',
        companions: brief.has('layered') ? 2 : 0,
        head: brief.wants('bezel') ? 'bezel' : 'prong',
        rows: brief.wants('double-halo') ? 2 : 1,
        ...(brief.prongs ? { prongs: brief.prongs } : {}),
        ...milgrainWish(brief),
      },
      dimensions: { inner_diameter: 16.6, band_width: brief.has('bold') ? 2.8 : 1.9 },
      view: viewFrom(rng, 22, 30),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const boreMm = measure(spec, 'inner_diameter', 16.6);
    const halfWidth = measure(spec, 'band_width', 1.9) / 2;
    const shank = makeShank(choice(spec, 'shank'), boreMm, halfWidth);
    const center = stonesOf(spec, 'center')!;
    const melee = stonesOf(spec, 'halo')!;
    const axes = axesFacing([0, 1, 0], cross([0, 1, 0], [0, 0, 1]));
    const bezel = choice(spec, 'head') === 'bezel';
    const depth = bezel ? center.size_mm * 0.4 + 0.5 : center.size_mm * 0.48 + 0.35;
    const origin = onHoop(shank.center, 0, shank.topRadius - (bezel ? 0.25 : 0.2) + depth);
    if (bezel) setOnShank(bench, shank, center, 0, 'bezel', 4, { lift: 0.35 });
    else {
      const prongs = Number(spec.root.params['prongs'] ?? 4);
      bench.stone({ kind: center.kind, cut: center.cut, sizeMm: center.size_mm, role: 'center', origin, axes });
      bench.add(prongHead({ cut: center.cut, sizeMm: center.size_mm, axes, origin, prongs, wireMm: prongs > 4 ? 0.3 : 0.36, depth, onto: shank.field, fillet: 0.7 }), 60);
    }
    const beaded = choice(spec, 'milgrain') === 'yes';
    const around = { cut: center.cut, sizeMm: center.size_mm, axes, kind: melee.kind };
    const inner = bezel ? bezelWall(center.size_mm) + 0.06 : 0.12;
    const rows = Number(spec.root.params['rows'] ?? 1);
    let outline = halo(bench, { ...around, origin: [origin[0], origin[1] - 0.25, origin[2]], meleeMm: melee.size_mm, gapMm: inner }).outline;
    let rim = 0.25;
    if (rows > 1) {
      rim = 0.62;
      outline = halo(bench, { ...around, origin: [origin[0], origin[1] - rim, origin[2]], meleeMm: melee.size_mm * 0.9, gapMm: inner + melee.size_mm * 1.04 + 0.3 }).outline;
    }
    if (beaded) {
      milgrain(bench, outline.map(([x, y]) => fromAxes(axes, origin, [x, y, -rim - 0.05])));
      beadShank(bench, choice(spec, 'shank'), shank, halfWidth, 0.9);
    }
    const side = stonesOf(spec, 'side');
    // Under a high halo the shoulders' stones run on; a low one would cover them.
    const isLow = depth - 0.2 - rim - melee.size_mm * 0.95 < LEAST_UNDER_HALO;
    const covered = isLow ? Math.max(...outline.map(([x]) => x)) + (side?.size_mm ?? 0) / 2 : center.size_mm / 2 + 1.2 + (rows - 1) * 1.5;
    const start = covered / shank.topRadius;
    addShank(bench, shank, side && choice(spec, 'shank') === 'plain' ? shoulders(shank, side, start) : [], side?.kind);
    if (Number(spec.root.params['companions'] ?? 0) > 0) companionBands(bench, spec, boreMm, shank);
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
