/** Pendants that live from a stone: in a halo, or in a plain bezel, alone or in a cascade. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { CABLE, chainBetween, chainNamed, hangOnChain, jumpRing } from '../../parts/chain';
import { bezelCup, girdleMm, offsetOutline, prongHead } from '../../parts/head';
import { milgrain } from '../../parts/milgrain';
import { halo, haloDepth } from '../../parts/rows';
import { photograph } from '../../parts/shot';
import { tube } from '../../geometry/sweep';
import { WORLD, Y, Z } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, mm, stonesOf, viewFrom } from '../maker';
import { chooseCut, chooseSize } from '../ring/common';
import { milgrainWish } from '../ring/kits';
import { z } from 'zod';
import { countOf, lengthMm, yesNo } from '../params';

const topOf = (outline: readonly (readonly [number, number])[]): number => Math.max(...outline.map((p) => p[1]));
const bottomOf = (outline: readonly (readonly [number, number])[]): number => Math.min(...outline.map((p) => p[1]));

export const haloPendant: Maker = {
  name: 'halo-pendant',
  params: z.strictObject({
    chain: z.enum(['fine', 'cable', 'rope', 'curb', 'paperclip', 'snake', 'box', 'bead', 'bold']),
    rows: countOf(1, 5),
    milgrain: yesNo(),
    length: lengthMm(140, 900),
  }).partial(),
  plan: (brief, rng) => {
    const chosen = brief.cuts[0] ?? rng.pick(['emerald', 'oval', 'pear', 'cushion', 'round', 'asscher'] as const);
    const cut = chosen === 'kite' || chosen === 'trillion' ? 'oval' : chosen;
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'emerald', cut, size_mm: mm(chooseSize(brief, cut, rng) * 1.25), count: 1 },
        { role: 'halo', kind: brief.gems[1] ?? 'diamond', cut: 'round', size_mm: 1.4, count: 0 },
      ],
      variant: { chain: brief.chain ?? (brief.has('minimalist') ? 'fine' : rng.pick(['cable', 'fine'])), rows: brief.has('layered') || brief.has('bold') || brief.wants('double-halo') ? 2 : 1, ...milgrainWish(brief) },
      dimensions: {},
      view: viewFrom(rng, 10, 7),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const center = stonesOf(spec, 'center')!;
    const melee = stonesOf(spec, 'halo')!;
    const z = center.size_mm * 0.5 + 0.9;
    bench.stone({ kind: center.kind, cut: center.cut, sizeMm: center.size_mm, role: 'center', origin: [0, 0, z] });
    let { outline } = halo(bench, { cut: center.cut, sizeMm: center.size_mm, origin: [0, 0, z - 0.15], axes: WORLD, kind: melee.kind, meleeMm: melee.size_mm });
    if (Number(spec.root.params['rows']) > 1) {
      const inner = melee.size_mm * 1.04 + 0.42;
      outline = halo(bench, { cut: center.cut, sizeMm: center.size_mm, origin: [0, 0, z - 0.6], axes: WORLD, kind: melee.kind, meleeMm: melee.size_mm * 0.9, gapMm: inner }).outline;
    }
    if (choice(spec, 'milgrain') === 'yes') milgrain(bench, outline.map(([x, y]) => [x, y, z - (Number(spec.root.params['rows']) > 1 ? 0.65 : 0.2)]));
    bench.add(prongHead({ cut: center.cut, sizeMm: center.size_mm, axes: WORLD, origin: [0, 0, z], prongs: 4, wireMm: 0.34 + center.size_mm * 0.01, depth: haloDepth(melee.size_mm), upright: true }), 60);
    hangOnChain(bench, [0, topOf(outline) + 0.05, z - 0.6], chainNamed(choice(spec, 'chain'), CABLE));
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 200, fill: 0.66, raise: 0.05 }));
  },
};

export const dropPendant: Maker = {
  name: 'drop-pendant',
  params: z.strictObject({
    drops: countOf(1, 41),
    chain: z.enum(['fine', 'cable', 'rope', 'curb', 'paperclip', 'box', 'snake', 'bead', 'bold']),
    bar: yesNo(),
    head: z.enum(['prong']),
    length: lengthMm(140, 900),
  }).partial(),
  plan: (brief, rng) => {
    const cut = chooseCut(brief, rng);
    const size = mm(chooseSize(brief, cut, rng) * 1.15);
    const drops = brief.has('layered') ? 3 : brief.stoneCount === 3 || brief.wants('three-stone') ? 3 : brief.wants('solitaire') ? 1 : brief.stoneCount === 2 || brief.gems.length > 1 ? 2 : brief.has('minimalist') ? 1 : rng.pick([1, 2]);
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'diamond', cut, size_mm: size, count: 1 },
        ...(drops > 1 ? [{ role: 'accent' as const, kind: brief.gems[1] ?? brief.gems[0] ?? ('diamond' as const), cut: 'round' as const, size_mm: mm(size * 0.5), count: drops - 1 }] : []),
      ],
      variant: { drops, chain: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine'), bar: brief.has('contemporary') ? 'yes' : 'no', ...(brief.wants('prong') ? { head: 'prong' } : {}) },
      dimensions: {},
      view: viewFrom(rng, -11, 7),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const center = stonesOf(spec, 'center')!;
    const accent = stonesOf(spec, 'accent');
    const z = center.size_mm * 0.5 + 0.9;
    const wall = Math.max(0.62, 0.34 + center.size_mm * 0.03);
    const set = (kind: typeof center.kind, cut: typeof center.cut, sizeMm: number, origin: Vec3, role: 'center' | 'accent'): void => {
      bench.stone({ kind, cut, sizeMm, role, origin });
      bench.add(bezelCup(cut, sizeMm, WORLD, origin, { wallMm: wall, depth: sizeMm * 0.5, open: 0.55 }), 40);
    };
    if (choice(spec, 'head') === 'prong') {
      const size = center.size_mm;
      bench.stone({ kind: center.kind, cut: center.cut, sizeMm: size, role: 'center', origin: [0, 0, z] });
      bench.add(prongHead({ cut: center.cut, sizeMm: size, axes: WORLD, origin: [0, 0, z], prongs: 4, wireMm: 0.34 + size * 0.012, depth: size * 0.5 }), 60);
      // A rail behind the girdle ties the prongs and carries the bail.
      const rail = offsetOutline(girdleMm(center.cut, size), wall - 0.36);
      bench.add(tube(rail.map(([x, y]): Vec3 => [x, y, z - 0.3]), 0.36, { closed: true, points: 12, up: Z }), 40);
    } else set(center.kind, center.cut, center.size_mm, [0, 0, z], 'center');
    let top = topOf(girdleMm(center.cut, center.size_mm)) + wall;
    if (accent) {
      let size = accent.size_mm;
      for (let i = 0; i < accent.count; i++) {
        const y = top + 1.1 + size / 2 + wall;
        bench.add(jumpRing([0, top + 0.5, z - 0.3], Y, Z, 0.95, 0.22), 40);
        set(accent.kind, accent.cut, size, [0, y, z], 'accent');
        top = y + size / 2 + wall;
        size *= 0.82;
      }
    }
    if (choice(spec, 'bar') === 'yes') {
      const low = bottomOf(girdleMm(center.cut, center.size_mm)) - wall;
      bench.add(jumpRing([0, low - 0.5, z - 0.3], Y, Z, 0.9, 0.2), 40);
      chainBetween(bench, [0, low - 1.4, z - 0.3], [0, low - 8, z - 0.3]);
      bench.stone({ kind: center.kind, cut: 'round', sizeMm: 2.4, role: 'accent', origin: [0, low - 9.4, z] });
      bench.add(bezelCup('round', 2.4, WORLD, [0, low - 9.4, z], { wallMm: 0.34, depth: 1.2, open: 0.6 }), 40);
    }
    hangOnChain(bench, [0, top + 0.05, z - 0.3], chainNamed(choice(spec, 'chain'), CABLE), Math.min(1, 0.62 + center.size_mm * 0.045));
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 200, fill: 0.62, raise: 0.06 }));
  },
};
