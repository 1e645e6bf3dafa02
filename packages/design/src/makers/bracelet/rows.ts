/** Bracelets of stones in a row (tennis), of links with one stone, and stiff bangles. */
import type { Vec3 } from '../../piece';
import type { GemKind } from '../../spec';
import { Bench } from '../../parts/bench';
import { BOLD_LINKS, CABLE, chain, jumpRing } from '../../parts/chain';
import { bezelCup, girdleMm, prongHead } from '../../parts/head';
import { halo } from '../../parts/rows';
import { photograph } from '../../parts/shot';
import { roundedBox } from '../../geometry/blocks';
import { turn } from '../../geometry/curves';
import { superellipse } from '../../geometry/profiles';
import type { Station } from '../../geometry/sweep';
import { sweep, sweepSections, tube } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { TAU, WORLD, Y, add, along, axesFacing, scale, smoothstep } from '../../geometry/vec';
import { MOTIFS } from '../../motifs/library';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { placeFigure } from '../../parts/figure';
import { chooseCut, chooseSize } from '../ring/common';

/** A place on the bracelet's oval: x and z at angle `a` from the front, and the direction outwards. */
const oval = (a: number, rx: number, rz: number): { at: Vec3; out: Vec3 } => {
  const at: Vec3 = [Math.sin(a) * rx, 0, Math.cos(a) * rz];
  const l = Math.hypot(Math.sin(a) * rz, Math.cos(a) * rx);
  return { at, out: [(Math.sin(a) * rz) / l, 0, (Math.cos(a) * rx) / l] };
};

/** `count` angles round the oval at equal distances. */
function evenAngles(count: number, rx: number, rz: number): number[] {
  const steps = 2000;
  const reach = [0];
  for (let i = 1; i <= steps; i++) {
    const a = ((i - 0.5) / steps) * TAU;
    reach.push(reach[i - 1]! + (Math.hypot(Math.cos(a) * rx, Math.sin(a) * rz) * TAU) / steps);
  }
  let j = 0;
  return Array.from({ length: count }, (_, k) => {
    while (reach[j + 1]! < (k / count) * reach[steps]!) j++;
    return (j / steps) * TAU;
  });
}

export const tennisBracelet: Maker = {
  name: 'tennis-bracelet',
  plan: (brief, dice) => {
    const cut = brief.cuts[0] && brief.cuts[0] !== 'kite' && brief.cuts[0] !== 'trillion' ? brief.cuts[0] : brief.has('geometric') || brief.has('sci-fi') ? dice.pick(['princess', 'asscher', 'hexagon'] as const) : 'round';
    const size = brief.stoneSizeMm ?? (brief.has('bold') ? 6 : brief.has('minimalist') ? 2.8 : 4.2);
    return {
      stones: (brief.gems.length > 0 ? brief.gems.slice(0, 3) : (['diamond'] as const)).map((kind, i) => ({ role: i === 0 ? ('center' as const) : ('accent' as const), kind, cut, size_mm: mm(size), count: 0 })),
      variant: { setting: brief.wants('bezel') || brief.has('geometric') || brief.has('contemporary') ? 'bezel' : brief.wants('prong') ? 'prong' : dice.pick(['prong', 'prong', 'bezel']), strands: brief.has('layered') ? 2 : 1 },
      dimensions: { inner_diameter: 46 },
      view: viewFrom(dice, 22, 33),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const kinds = spec.stones.map((s): GemKind => s.kind);
    const first = spec.stones[0]!;
    const size = first.size_mm;
    const outline = girdleMm(first.cut, size);
    const wide = Math.max(...outline.map((p) => p[0])) * 2;
    const tall = Math.max(...outline.map((p) => p[1])) * 2;
    const bezel = choice(spec, 'setting') === 'bezel';
    const pitch = wide * 1.08 + (bezel ? 1.1 : 0.25);
    const rx = (measure(spec, 'inner_diameter', 46) / 2) * 1.07;
    const rz = rx * 0.88;
    const round = Math.PI * (3 * (rx + rz) - Math.sqrt((3 * rx + rz) * (rx + 3 * rz)));
    const count = Math.round(round / pitch);
    const depth = size * 0.46;
    const setting = bench.define(
      bezel ? bezelCup(first.cut, size, WORLD, [0, 0, 0], { wallMm: 0.42, depth, open: 0.6 }) : prongHead({ cut: first.cut, sizeMm: size, axes: WORLD, origin: [0, 0, 0], prongs: 4, wireMm: 0.2 + size * 0.03, depth }),
      bezel ? 36 : 60,
    );
    const bar = bench.define(roundedBox([pitch * 0.36, size * 0.1, size * 0.09], size * 0.07), 40);
    for (let strand = 0; strand < Number(spec.build.variant['strands'] ?? 1); strand++) {
      const lift = tall / 2 + 0.5 + strand * (tall + 0.9);
      evenAngles(count, rx, rz).forEach((a, i) => {
        const { at, out } = oval(a, rx, rz);
        const axes: Axes = [[out[2], 0, -out[0]], Y, out];
        const origin: Vec3 = [at[0], lift, at[2]];
        bench.place(setting, { axes, origin });
        bench.stone({ kind: kinds[i % kinds.length]!, cut: first.cut, sizeMm: size, role: i % kinds.length === 0 ? 'center' : 'accent', origin, axes });
        const next = oval(a + (0.5 / count) * TAU, rx, rz);
        const between: Axes = [[next.out[2], 0, -next.out[0]], Y, next.out];
        for (const y of [-1, 1]) bench.place(bar, { axes: between, origin: along([next.at[0], lift + y * tall * 0.2, next.at[2]], next.out, -depth * 0.72) });
      });
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 330, fill: 0.8 }));
  },
};

export const chainBracelet: Maker = {
  name: 'chain-bracelet',
  plan: (brief, dice) => {
    const cut = chooseCut(brief, dice);
    return {
      stones: brief.gems[0]
        ? [
            { role: 'center', kind: brief.gems[0], cut, size_mm: mm(chooseSize(brief, cut, dice) * 1.1), count: 1 },
            ...(brief.gems[1] || brief.quantity === 'many' ? [{ role: 'side' as const, kind: brief.gems[1] ?? brief.gems[0], cut: 'round' as const, size_mm: 3.6, count: 6 }] : []),
          ]
        : [],
      variant: { links: brief.has('minimalist') ? 'cable' : brief.has('bold') || brief.gems.length === 0 ? 'bold' : dice.pick(['cable', 'bold']), strands: brief.has('layered') ? 2 : 1, halo: brief.wants('halo') ? 'yes' : 'no', motif: brief.motif && MOTIFS.includes(brief.motif) ? brief.motif : 'none' },
      dimensions: { inner_diameter: 42 },
      view: viewFrom(dice, 12, 38),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const rx = measure(spec, 'inner_diameter', 42) / 2;
    const links = choice(spec, 'links') === 'bold' ? BOLD_LINKS : CABLE;
    const center = stonesOf(spec, 'center');
    const side = stonesOf(spec, 'side');
    const motif = choice(spec, 'motif');
    const figure = motif !== '' && motif !== 'none';
    const tilt: Axes = axesFacing([0, 0.8, 0.6]);
    for (let strand = 0; strand < Number(spec.build.variant['strands'] ?? 1); strand++) {
      const k = 1 - strand * 0.24;
      const y = links.width * 0.42;
      const hold = strand > 0 ? 0 : figure ? 5.2 / rx : center ? (center.size_mm * 0.62 + 0.4) / rx : 0;
      const path = Array.from({ length: 241 }, (_, i): Vec3 => {
        const a = hold + (i / 240) * (TAU - 2 * hold);
        const wander = 0.4 * Math.sin(a * 5 + strand);
        return [Math.sin(a) * (rx * k + wander), y, Math.cos(a) * (rx * 0.86 * k + wander)];
      });
      chain(bench, path, links, { inFrame: true, facing: Y });
      if (side) {
        for (const s of [-1, 1]) {
          for (let i = 1; i <= side.count / 2; i++) {
            const a = s * (hold + i * 0.42);
            const out: Axes = axesFacing([Math.sin(a) * 0.4, 0.85, Math.cos(a) * 0.4]);
            const at: Vec3 = [Math.sin(a) * rx * k, side.size_mm * 0.5 + 0.5, Math.cos(a) * rx * 0.86 * k];
            bench.stone({ kind: side.kind, cut: 'round', sizeMm: side.size_mm, role: 'side', origin: at, axes: out });
            bench.add(bezelCup('round', side.size_mm, out, at, { wallMm: 0.42, depth: side.size_mm * 0.5, open: 0.55 }), 40);
          }
        }
      }
    }
    if (figure) {
      const k = 5.2;
      const at: Vec3 = [0, 4.3, rx * 0.86];
      placeFigure(bench, { name: motif, version: 0, halfHeightMm: k, stone: center }, at, tilt);
      for (const s of [-1, 1]) bench.add(jumpRing(add(at, add(scale(tilt[0], s * (motif === 'infinity' ? 6.6 : k * 0.92)), scale(tilt[2], -0.4))), tilt[0], tilt[2], 1.05, 0.3), 40);
    } else if (center) {
      const origin: Vec3 = [0, center.size_mm * 0.62 + 0.6, rx * 0.86];
      bench.stone({ kind: center.kind, cut: center.cut, sizeMm: center.size_mm, role: 'center', origin, axes: tilt });
      bench.add(bezelCup(center.cut, center.size_mm, tilt, origin, { wallMm: 0.6, depth: center.size_mm * 0.48, open: 0.6 }), 40);
      if (choice(spec, 'halo') === 'yes') halo(bench, { cut: center.cut, sizeMm: center.size_mm, origin: along(origin, tilt[2], -0.3), axes: tilt, kind: 'diamond', meleeMm: 1.5, gapMm: 0.55 });
      for (const s of [-1, 1]) {
        const reach = Math.max(...girdleMm(center.cut, center.size_mm).map((p) => p[0])) + 0.9;
        const at = add(origin, add(scale(tilt[0], s * reach), scale(tilt[2], -0.8)));
        bench.add(jumpRing(at, tilt[0], tilt[2], 1.05, 0.3), 40);
      }
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 300, fill: 0.8 }));
  },
};

export const bangle: Maker = {
  name: 'bangle',
  plan: (brief, dice) => {
    const form = brief.wants('twist') ? 'twist' : brief.has('sci-fi') ? 'armour' : brief.has('geometric') || brief.has('honeycombs') ? 'facet' : brief.has('organic-shapes') ? 'wave' : brief.has('innovative') ? 'bypass' : brief.has('contemporary') ? 'cuff' : dice.pick(['plain', 'cuff', 'twist', 'facet']);
    return {
      stones: brief.gems[0] ? [{ role: 'center', kind: brief.gems[0], cut: brief.cuts[0] ?? 'round', size_mm: mm(brief.has('bold') ? 5.6 : brief.has('minimalist') ? 2.6 : 3.8), count: brief.quantity === 'many' ? 9 : form === 'cuff' || form === 'bypass' ? 2 : 1 }] : [],
      variant: { form, strands: brief.has('layered') ? 3 : 1 },
      dimensions: { inner_diameter: 58, height: brief.has('bold') ? 14 : brief.has('minimalist') ? 3 : 6.5 },
      view: viewFrom(dice, 20, 28),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const rx = (measure(spec, 'inner_diameter', 58) / 2) * 1.04;
    const rz = rx * 0.9;
    const form = choice(spec, 'form');
    const strands = Number(spec.build.variant['strands'] ?? 1);
    const height = measure(spec, 'height', 6.5) / (strands > 1 ? 1.6 : 1);
    const stone = stonesOf(spec, 'center');
    // A twist is thicker than it is high, and a stone may reach below the metal: both still stand on the table.
    const wound = 1.9 * Math.min(2.2, height * 0.3);
    const below = stone && strands === 1 ? Math.max(...girdleMm(stone.cut, stone.size_mm).map((p) => -p[1])) + 0.4 : 0;
    const rise = Math.max(height / 2, below, form === 'twist' ? wound : 0);
    const gap = form === 'cuff' ? 0.16 : form === 'bypass' ? -0.32 : 0;
    for (let strand = 0; strand < strands; strand++) {
      const base = rise + strand * (height + 0.5) + (form === 'wave' ? 1.2 : 0) + 0.1;
      const thick = 1.1;
      if (form === 'twist') {
        const r = Math.min(2.2, height * 0.3);
        for (const phase of [0, TAU / 2]) {
          const path = turn(420, (a) => {
            const { at, out } = oval(a, rx, rz);
            return add(along(at, out, r * 0.9 * Math.cos(a * 15 + phase)), [0, base + r * 0.9 * Math.sin(a * 15 + phase), 0]);
          });
          bench.add(tube(path, r, { closed: true, points: 18 }), 40);
        }
      } else if (form === 'facet' || form === 'armour') {
        const n = form === 'facet' ? 36 : 120;
        const sections = turn(n, (a, i): Vec3[] => {
          const { at, out } = oval(a, rx, rz);
          const groove = form === 'armour' ? (i % 8 === 0 ? 0.45 : 1) : 1;
          const peak = form === 'facet' ? (i % 2 ? 0.26 : -0.26) : i % 8 < 4 ? 0.18 : -0.18;
          const half = (height / 2) * (form === 'armour' ? 0.9 + 0.1 * groove : 1);
          const shape: readonly (readonly [number, number])[] = [
            [-0.7, -half], [thick * 0.35 * groove, -half], [thick * 1.5 * groove, half * peak * 2], [thick * 0.35 * groove, half], [-0.7, half],
          ];
          return shape.map(([o, y]) => add(along(at, out, o), [0, base + y, 0]));
        });
        bench.add(sweepSections(sections, true), 9);
      } else {
        const n = 240;
        const stations = Array.from({ length: n }, (_, i): Station => {
          const a = gap + (i / (gap !== 0 ? n - 1 : n)) * (TAU - 2 * gap);
          // The ends of a bypass run past each other, one above, one below.
          const pass = gap < 0 ? (a < Math.PI ? 1 : -1) * height * 0.62 * (1 - smoothstep(0, 1.5, Math.min(a - gap, TAU - gap - a))) : 0;
          const { at, out } = oval(a, rx, rz);
          const end = gap !== 0 ? smoothstep(0, 8, Math.min(i, n - 1 - i)) : 1;
          const swell = form === 'wave' ? 0.75 + 0.3 * Math.sin(a * 3 + 0.5 + strand * 2) : 1;
          return {
            at: add(at, [0, base + (gap < 0 ? height * 0.62 : 0) + pass + (form === 'wave' ? 1.2 * Math.sin(a * 4 + strand * 2.1) : 0), 0]),
            u: out,
            v: Y,
            halfU: thick * (0.75 + 0.25 * end),
            halfV: (height / 2) * swell * (0.7 + 0.3 * end),
          };
        });
        bench.add(sweep(stations, superellipse(40, form === 'wave' ? 2 : 2.7, 0.4), gap === 0), 40);
      }
      if (stone && strand === Math.floor(strands / 2)) {
        const size = Math.min(stone.size_mm, strands > 1 ? height * 1.1 : stone.size_mm);
        for (let i = 0; i < stone.count; i++) {
          const end = (form === 'cuff' || form === 'bypass') && stone.count === 2;
          const a = end ? (i ? 1 : -1) * (gap + (gap < 0 ? 0.03 : 0.015)) : (i - (stone.count - 1) / 2) * ((size * 1.28) / rz) + (form === 'cuff' ? gap + 0.75 : 0);
          const { at, out } = oval(a, rx, rz);
          const wavy = form === 'wave' ? 1.2 * Math.sin(a * 4 + strand * 2.1) : 0;
          const surface = form === 'twist' ? Math.min(2.2, height * 0.3) * 1.7 : form === 'facet' || form === 'armour' ? thick * 1.1 : thick;
          const passing = gap < 0 ? height * 0.62 * (end ? (i ? 2 : 0) : 1) : 0;
          const origin = add(along(at, out, surface + size * 0.12), [0, base + wavy + passing, 0]);
          const axes: Axes = [[out[2], 0, -out[0]], Y, out];
          bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: size, role: 'center', origin, axes });
          bench.add(bezelCup(stone.cut, size, axes, origin, { wallMm: 0.36, depth: size * 0.45 + 0.3, open: 0.7 }), 40);
        }
      }
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 330, fill: 0.8 }));
  },
};
