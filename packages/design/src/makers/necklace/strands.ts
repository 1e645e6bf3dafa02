/** Necklaces: graduated stones in a row, a chain with a centre, several strands, a stiff collar. */
import type { Vec3 } from '../../piece';
import type { Cut, GemKind, StoneRole } from '../../spec';
import { Bench } from '../../parts/bench';
import { BOLD_LINKS, CABLE, FINE, NECK_MM, chain, jumpRing } from '../../parts/chain';
import { bezelCup, girdleMm, prongHead } from '../../parts/head';
import { halo } from '../../parts/rows';
import { photograph } from '../../parts/shot';
import { sphere } from '../../geometry/blocks';
import { superellipse } from '../../geometry/profiles';
import type { Station } from '../../geometry/sweep';
import { sweep, tube } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { WORLD, Y, Z, add, cross, distance, lerp, scale, sub, unit } from '../../geometry/vec';
import { MOTIFS, motifVersions } from '../../motifs/library';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { placeFigure } from '../pendant/motif';
import { chooseCut, chooseSize } from '../ring/common';

/** Where a strand's two sides meet behind the neck. */
const CLOSED = Math.PI / 2.15;

/** A strand round an unseen neck: 0 is the lowest point, ±1 high at the back. Width and drop in mm. */
const neckline = (t: number, width: number, drop: number, z: number): Vec3 => {
  const a = t * 2.15;
  return [width * Math.sin(a) * (1 + 0.05 * Math.abs(a)), drop * (1 - Math.cos(a)) * 0.5, z];
};

const strand = (width: number, drop: number, z: number, from = -1.25, to = 1.25, count = 200): Vec3[] =>
  Array.from({ length: count }, (_, i) => neckline(from + ((to - from) * i) / (count - 1), width, drop, z));

interface Row {
  kinds: readonly GemKind[];
  cut: Cut;
  bigMm: number;
  fallMm: number;
  smallestMm: number;
  bezel: boolean;
  role: StoneRole;
}

/** Stones in settings along a neckline, the largest in the middle, linked by small rings. */
function stoneRow(bench: Bench, width: number, drop: number, lift: number, { kinds, cut, bigMm, fallMm, smallestMm, bezel, role }: Row): void {
  const shape = girdleMm(cut, 1);
  const aspect = Math.max(...shape.map((p) => p[0])) * 2;
  const z = bigMm * 0.5 + 1;
  const settings = new Map<number, number>();
  const link = bench.define(sphere(1, 10));
  const sizeAt = (i: number): number => Math.round(Math.max(smallestMm, bigMm - fallMm * i) * 10) / 10;
  const at = (t: number): Vec3 => add(neckline(t, width, drop, z), [0, lift, 0]);
  const set = (t: number, i: number): void => {
    const size = sizeAt(i);
    const p = at(t);
    const x = unit(sub(at(t + 0.004), at(t - 0.004)));
    const axes: Axes = [x, cross(Z, x), Z];
    let mesh = settings.get(size);
    if (mesh === undefined) {
      mesh = bench.define(
        bezel ? bezelCup(cut, size, WORLD, [0, 0, 0], { wallMm: 0.36, depth: size * 0.46, open: 0.55 }) : prongHead({ cut, sizeMm: size, axes: WORLD, origin: [0, 0, 0], prongs: 4, wireMm: 0.17 + size * 0.028, depth: size * 0.45 }),
        bezel ? 36 : 60,
      );
      settings.set(size, mesh);
    }
    const inFrame = p[1] - lift < drop * 0.72;
    bench.place(mesh, { axes, origin: p, inFrame });
    bench.stone({ kind: kinds[i % kinds.length]!, cut, sizeMm: size, role: i === 0 ? role : 'side', origin: p, axes });
    if (!inFrame) bench.outOfFrame.add(bench.parts.length - 1);
  };
  set(0, 0);
  for (const way of [-1, 1]) {
    let t = 0;
    for (let i = 1; i < 60; i++) {
      const need = ((sizeAt(i) + sizeAt(i - 1)) / 2) * aspect * 1.06 + (bezel ? 1.1 : 0.35);
      const before = at(way * t);
      let next = t;
      while (distance(at(way * next), before) < need && next < 1.3) next += 0.0008;
      if (next >= 1.06) break;
      const middle = lerp(at(way * t), at(way * next), 0.5);
      for (const off of [-1, 1]) {
        bench.place(link, { origin: [middle[0], middle[1] + off * sizeAt(i) * 0.12, middle[2] - sizeAt(i) * 0.2], scale: 0.3 + sizeAt(i) * 0.03, inFrame: false });
      }
      t = next;
      set(way * t, i);
    }
    // A fine chain closes the row behind the neck.
    const rest = Array.from({ length: 60 }, (_, i): Vec3 => at(way * (t + 0.012 + ((CLOSED - t - 0.012) * i) / 59)));
    chain(bench, rest.map((p) => [p[0], p[1], p[2] - 0.4]), FINE);
  }
}

export const riviere: Maker = {
  name: 'riviere',
  plan: (brief, dice) => {
    const cut = brief.cuts[0] && brief.cuts[0] !== 'kite' && brief.cuts[0] !== 'trillion' ? brief.cuts[0] : brief.has('geometric') || brief.has('sci-fi') ? dice.pick(['asscher', 'princess'] as const) : brief.has('honeycombs') ? 'hexagon' : dice.pick(['round', 'round', 'oval'] as const);
    const kinds = brief.gems.length > 0 ? brief.gems.slice(0, 3) : (['diamond'] as const);
    return {
      stones: kinds.map((kind, i) => ({ role: i === 0 ? ('center' as const) : ('side' as const), kind, cut, size_mm: mm(brief.stoneSizeMm ?? (brief.has('bold') ? 8 : brief.has('minimalist') ? 3.6 : 5.8)), count: 0 })),
      variant: { setting: brief.wants('bezel') || brief.has('geometric') || brief.has('honeycombs') || dice.chance(0.3) ? 'bezel' : 'prong', strands: brief.has('layered') ? 2 : 1 },
      dimensions: { width: 42 },
      view: viewFrom(dice, -7, 6),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const first = spec.stones[0]!;
    const half = measure(spec, 'width', 42) / 2;
    const row: Row = { kinds: spec.stones.map((s) => s.kind), cut: first.cut, bigMm: first.size_mm, fallMm: first.size_mm * 0.045, smallestMm: first.size_mm * 0.5, bezel: choice(spec, 'setting') === 'bezel', role: 'center' };
    stoneRow(bench, half, half * 2.2, 0, row);
    if (Number(spec.build.variant['strands']) > 1) stoneRow(bench, half * 0.8, half * 1.75, half * 0.5, { ...row, bigMm: first.size_mm * 0.68, smallestMm: first.size_mm * 0.4 });
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.8, raise: 0.05 }));
  },
};

/** A centre hanging in a chain that comes down from both sides. */
function hangCenter(bench: Bench, at: Vec3, stone: { kind: GemKind; cut: Cut; size_mm: number }, form: string, haloKind: GemKind): { left: Vec3; right: Vec3 } {
  const s = stone.size_mm;
  const outline = girdleMm(stone.cut, s);
  const half = Math.max(...outline.map((p) => p[0]));
  bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: s, role: 'center', origin: at });
  let rim = 0.5;
  if (form === 'halo') {
    bench.add(prongHead({ cut: stone.cut, sizeMm: s, axes: WORLD, origin: at, prongs: 4, wireMm: 0.34 + s * 0.01, depth: s * 0.42 }), 60);
    halo(bench, { cut: stone.cut, sizeMm: s, origin: [at[0], at[1], at[2] - 0.15], axes: WORLD, kind: haloKind, meleeMm: 1.4 });
    rim = 1.95;
  } else bench.add(bezelCup(stone.cut, s, WORLD, at, { wallMm: 0.5, depth: s * 0.48, open: 0.55 }), 40);
  const side = (way: number): Vec3 => {
    const p: Vec3 = [at[0] + way * (half + rim) * 0.86, at[1] + (half + rim) * 0.62, at[2] - 0.5];
    bench.add(jumpRing(p, [Math.SQRT1_2, way * Math.SQRT1_2, 0], Z, 0.9, 0.24), 40);
    return [p[0] + way * 0.6, p[1] + 0.6, p[2]];
  };
  return { left: side(-1), right: side(1) };
}

export const centerNecklace: Maker = {
  name: 'center-necklace',
  plan: (brief, dice) => {
    const wanted = chooseCut(brief, dice);
    const form = brief.motif && MOTIFS.includes(brief.motif) ? 'motif' : brief.wants('halo') || (brief.quantity === 'many' && !brief.has('minimalist')) ? 'halo' : 'bezel';
    const cut = form === 'halo' && (wanted === 'kite' || wanted === 'trillion') ? 'oval' : wanted;
    const motif = brief.motif && MOTIFS.includes(brief.motif) ? brief.motif : dice.pick(['leaf', 'star', 'moon', 'flower', 'sun']);
    const plain = brief.gems.length === 0;
    return {
      stones: plain
        ? []
        : [
            { role: 'center', kind: brief.gems[0]!, cut: form === 'motif' ? 'round' : cut, size_mm: mm(chooseSize(brief, cut, dice) * 1.15), count: 1 },
            ...(brief.quantity === 'many' || brief.gems[1] ? [{ role: 'side' as const, kind: brief.gems[1] ?? ('diamond' as const), cut: 'round' as const, size_mm: 3, count: brief.stoneCount ?? 6 }] : []),
          ],
      variant: { form: plain ? 'motif' : form, motif, version: Math.floor(dice.between(0, motifVersions(motif))), links: brief.has('bold') ? 'bold' : 'fine', strands: brief.has('layered') ? 3 : 1 },
      dimensions: { width: 44 },
      view: viewFrom(dice, -8, 6),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const half = measure(spec, 'width', 44) / 2;
    const center = stonesOf(spec, 'center');
    const side = stonesOf(spec, 'side');
    const form = choice(spec, 'form');
    const links = choice(spec, 'links') === 'bold' ? BOLD_LINKS : FINE;
    const z = Math.max(2.6, (center?.size_mm ?? 5) * 0.5 + 1);
    const drop = half * 2.1;
    const path = (from: number, to: number): Vec3[] => strand(half, drop, z, from, to, 120);
    if (form === 'motif') {
      const k = 8.5;
      const hang = placeFigure(bench, { name: choice(spec, 'motif'), version: Number(spec.build.variant['version'] ?? 0), halfHeightMm: k, stone: center }, [0, -k - 0.9, z]);
      bench.add(jumpRing([hang[0], hang[1] + 0.5, hang[2]], Y, Z, 1.15, 0.28), 40);
      const lowest = hang[1] + 1.25;
      chain(bench, path(-1.25, 1.25).map((p) => [p[0] + hang[0], p[1] + lowest, p[2]]), links, { wornMm: NECK_MM });
    } else if (center) {
      const { left, right } = hangCenter(bench, [0, 0, z], center, form, side?.kind ?? 'diamond');
      for (const [way, from] of [[-1, left], [1, right]] as const) {
        const t0 = Math.abs(from[0]) / half / 2.15;
        const start = neckline(t0, half, drop, z);
        const shift = sub(from, [way * start[0], start[1], start[2]]);
        chain(bench, path(t0, 1.25).map((p) => add([way * p[0], p[1], p[2]], shift)), links, { wornMm: NECK_MM / 2 });
        if (side) {
          for (let i = 1; i <= Math.floor(side.count / 2); i++) {
            const p = neckline(t0 + i * 0.115, half, drop, z);
            const at = add([way * p[0], p[1], p[2]], [shift[0], shift[1], 0.4]);
            bench.stone({ kind: side.kind, cut: 'round', sizeMm: side.size_mm, role: 'side', origin: at });
            bench.add(bezelCup('round', side.size_mm, WORLD, at, { wallMm: 0.4, depth: side.size_mm * 0.5, open: 0.55 }), 40);
          }
        }
      }
    }
    for (let i = 1; i < Number(spec.build.variant['strands'] ?? 1); i++) {
      const lift = i * 9;
      const inner = strand(half * (1 - i * 0.13), drop * (1 - i * 0.1), 1.6 + i * 0.4, -1.3, 1.3).map((p): Vec3 => [p[0], p[1] + lift, p[2]]);
      chain(bench, inner, i === 1 ? CABLE : FINE, { wornMm: NECK_MM - i * 30 });
      if (i === 2 && center) {
        for (const t of [-0.32, -0.16, 0, 0.16, 0.32]) {
          const p = add(neckline(t, half * 0.74, drop * 0.8, 2), [0, lift - 0.9, 0.6]);
          bench.stone({ kind: side?.kind ?? center.kind, cut: 'round', sizeMm: 2.4, role: 'side', origin: p });
          bench.add(bezelCup('round', 2.4, WORLD, p, { wallMm: 0.34, depth: 1.2, open: 0.6 }), 40);
        }
      }
    }
    // The camera shows the centre and as much of the chain as a neckline takes.
    bench.mustShow.push([half * 0.92, half * 1.35, z], [-half * 0.92, half * 1.35, z]);
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.86, raise: 0.02 }));
  },
};

export const collar: Maker = {
  name: 'collar',
  plan: (brief, dice) => {
    const cut = chooseCut(brief, dice);
    const form = brief.has('organic-shapes') ? 'wave' : brief.wants('twist') ? 'twist' : brief.has('sci-fi') ? 'armour' : brief.has('innovative') ? 'twist' : brief.has('contemporary') ? 'knife' : 'plain';
    return {
      stones: brief.gems[0] ? [{ role: 'center', kind: brief.gems[0], cut, size_mm: mm(chooseSize(brief, cut, dice) * 1.2), count: 1 }, ...(brief.quantity === 'many' || brief.gems[1] ? [{ role: 'side' as const, kind: brief.gems[1] ?? brief.gems[0], cut: 'round' as const, size_mm: 3, count: 8 }] : [])] : [],
      variant: { form, strands: brief.has('layered') ? 2 : 1 },
      dimensions: { width: 46, thickness: brief.has('bold') ? 5 : brief.has('minimalist') ? 1.8 : 3.2 },
      view: viewFrom(dice, -10, 8),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const half = measure(spec, 'width', 46) / 2;
    const r = measure(spec, 'thickness', 3.2) / 2;
    const form = choice(spec, 'form');
    const stone = stonesOf(spec, 'center');
    const z = Math.max(r + 0.6, (stone?.size_mm ?? 0) * 0.5 + 0.9);
    for (let s = 0; s < Number(spec.build.variant['strands'] ?? 1); s++) {
      const line = strand(half * (1 - s * 0.14), half * 2.1, z, -1.18, 1.18, 260).map((p, i): Vec3 => {
        const t = i / 259 - 0.5;
        const ripple = form === 'wave' ? 1.1 * Math.sin(t * 34) * (1 - Math.exp(-((t / 0.05) ** 2))) : 0;
        return [p[0], p[1] + s * 5.5 + ripple, p[2]];
      });
      const taper = (t: number): number => 0.55 + 0.45 * Math.sin(Math.PI * t) ** 0.7;
      for (const end of [line[0]!, line[259]!]) bench.add(sphere(r * 0.95, 16), 40, { origin: end });
      if (form === 'twist') {
        for (const phase of [0, Math.PI]) {
          const wound = line.map((p, i): Vec3 => {
            const a = (i / 259) * 70 + phase;
            return add(p, [0, r * 0.55 * Math.cos(a), r * 0.55 * Math.sin(a)]);
          });
          bench.add(tube(wound, (t) => r * 0.62 * taper(t), { points: 16 }), 40);
        }
      } else {
        const stations = line.map((p, i): Station => {
          const x = unit(sub(line[Math.min(259, i + 1)]!, line[Math.max(0, i - 1)]!));
          const k = taper(i / 259) * (form === 'armour' && i % 13 < 2 ? 0.72 : 1);
          return { at: p, u: Z, v: cross(x, Z), halfU: r * (form === 'knife' ? 1 : 0.8) * k, halfV: r * k };
        });
        bench.add(sweep(stations, superellipse(36, form === 'knife' ? 1.4 : form === 'armour' ? 5 : 2.2, 0.35), false), 40);
      }
    }
    if (stone) {
      const outline = girdleMm(stone.cut, stone.size_mm);
      const low = -Math.max(...outline.map((p) => p[1])) * 0.35;
      const at: Vec3 = [0, form === 'wave' ? low : 0, z + r * 0.5];
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'center', origin: at });
      bench.add(bezelCup(stone.cut, stone.size_mm, WORLD, at, { wallMm: 0.55, depth: stone.size_mm * 0.48, open: 0.6 }), 40);
      const side = stonesOf(spec, 'side');
      const reach = Math.max(...outline.map((p) => p[0])) + 2.2;
      for (let i = 0; side && i < side.count; i++) {
        const way = i % 2 ? 1 : -1;
        const size = side.size_mm * (1 - 0.1 * Math.floor(i / 2));
        const p = neckline((way * (reach + Math.floor(i / 2) * (side.size_mm + 1.6))) / half / 2.15, half, half * 2.1, z + r * 0.75);
        bench.stone({ kind: side.kind, cut: 'round', sizeMm: size, role: 'side', origin: p });
        bench.add(bezelCup('round', size, WORLD, p, { wallMm: 0.4, depth: size * 0.5, open: 0.6 }), 40);
      }
    }
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 250, fill: 0.8 }));
  },
};

export const fringe: Maker = {
  name: 'fringe',
  plan: (brief, dice) => {
    const cut = brief.cuts[0] ?? dice.pick(['pear', 'marquise', 'round', 'oval'] as const);
    const kinds = brief.gems.length > 0 ? brief.gems.slice(0, 2) : (['diamond'] as const);
    return {
      stones: kinds.map((kind, i) => ({ role: i === 0 ? ('center' as const) : ('accent' as const), kind, cut, size_mm: mm(brief.has('bold') ? 6.4 : 4.6), count: 9 })),
      variant: { drops: brief.has('bold') ? 7 : 9 },
      dimensions: { width: 44 },
      view: viewFrom(dice, -8, 6),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const half = measure(spec, 'width', 44) / 2;
    const first = spec.stones[0]!;
    const drops = Number(spec.build.variant['drops'] ?? 9);
    const z = first.size_mm * 0.5 + 1;
    chain(bench, strand(half, half * 2.1, z - 0.4), CABLE, { wornMm: NECK_MM });
    for (let i = 0; i < drops; i++) {
      const k = i - (drops - 1) / 2;
      const stone = spec.stones[Math.abs(k) % spec.stones.length]!;
      const size = first.size_mm * (1 - 0.085 * Math.abs(k));
      const p = neckline(k * 0.092, half, half * 2.1, z);
      const top = Math.max(...girdleMm(stone.cut, size).map((q) => q[1]));
      bench.add(jumpRing(add(p, [0, -0.9, -0.2]), Y, Z, 1.15, 0.24), 40);
      const at = add(p, scale(Y, -(top + 2.25)));
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: size, role: stone.role, origin: at });
      bench.add(bezelCup(stone.cut, size, WORLD, at, { wallMm: 0.42, depth: size * 0.48, open: 0.55 }), 40);
    }
    bench.mustShow.push([half * 0.95, half * 1.1, z], [-half * 0.95, half * 1.1, z]);
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.84 }));
  },
};
