/** Bands: no stones at all, or one stone set flush into the metal. Also the tension ring, whose hoop grips the stone. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { bezelCup } from '../../parts/head';
import { inlaidBand, inlayPart, inlaySurface } from '../../parts/inlay';
import { inlaidWire } from '../../parts/milgrain';
import { innerRadiusOf } from '../../parts/shank';
import { photograph } from '../../parts/shot';
import { superellipse } from '../../geometry/profiles';
import type { Station } from '../../geometry/sweep';
import { sweep, tube } from '../../geometry/sweep';
import { along, axesFacing, cross, smoothstep } from '../../geometry/vec';
import type { Random } from '../../random';
import type { Brief, Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { addShank, beadShank, chooseCut, chooseSize, companionBands, onHoop } from './common';
import { milgrainWish } from './kits';
import { makeShank } from './shanks';
import { z } from 'zod';
import { countOf, lengthMm, yesNo } from '../params';

/** Profiles with metal enough to let a stone in. */
export const FLUSH = ['dome', 'slim', 'half-round', 'comfort', 'flat'] as const;

const BAND_SHANKS = { dome: 'wide', slim: 'slim', facet: 'facet', wave: 'wave', knife: 'knife', twist: 'twist', armour: 'armour', flat: 'flat', 'half-round': 'half-round', comfort: 'comfort' } as const;

/** How much of a style's thickness goes into the height of a band: the square root, for the rest goes into its width. */
const heftOf = (thickness: number): number => Math.sqrt(thickness);

function bandFor(brief: Brief, rng: Random): keyof typeof BAND_SHANKS {
  if (brief.wants('flush')) return 'dome';
  if (brief.wants('plain')) return brief.has('minimalist') ? 'slim' : 'dome';
  if (brief.wants('vintage')) return rng.pick(['dome', 'slim']);
  if (brief.wants('twist')) return 'twist';
  if (brief.has('sci-fi')) return 'armour';
  if (brief.has('geometric') || brief.has('honeycombs')) return 'facet';
  if (brief.has('organic-shapes')) return 'wave';
  if (brief.has('contemporary')) return 'knife';
  if (brief.has('minimalist')) return 'slim';
  if (brief.has('bold')) return 'dome';
  return rng.pick(brief.bareBand ? ['dome', 'comfort', 'half-round', 'flat', 'knife'] : ['dome', 'facet', 'wave', 'knife', 'twist']);
}

/** Widths of bands that an inlay is let into, mm. */
const INLAID_MM: Record<'lady' | 'man', readonly [number, number]> = { lady: [3.6, 4.4], man: [6, 8] };

/** How much larger the other ring of a pair is: three US sizes. */
const OF_A_PAIR = 1.14;

/** The other ring of a pair, like the first and larger, beside and behind it. */
function standSecond(bench: Bench, innerRadius: number): void {
  const shift: Vec3 = [innerRadius * 1.25, 0, -innerRadius * 0.95];
  const others = bench.parts.map((part) => {
    const { axes, origin, scale } = part.at;
    const at = { axes, origin: along(shift, origin, OF_A_PAIR), scale: scale * OF_A_PAIR };
    return part.shape === 'gem' ? { ...part, at, sizeMm: part.sizeMm * OF_A_PAIR } : { ...part, at };
  });
  bench.parts.push(...others);
}

export const plainBand: Maker = {
  name: 'plain-band',
  params: z.strictObject({
    profile: z.enum(['slim', 'dome', 'knife', 'wave', 'flat', 'comfort', 'half-round', 'facet', 'twist', 'armour']),
    companions: countOf(0, 2),
    pair: yesNo(),
    milgrain: yesNo(),
    inner_diameter: lengthMm(13, 23),
    band_width: lengthMm(1.2, 14),
  }).partial(),
  plan: (brief, rng) => {
    const profile = brief.inlay !== null ? 'flat' : brief.section ?? bandFor(brief, rng);
    const width = brief.inlay !== null ? rng.between(...INLAID_MM[brief.isForLady ? 'lady' : 'man']) : brief.has('bold') ? rng.between(6, 7.5) : brief.has('minimalist') ? rng.between(1.8, 2.4) : brief.bareBand && brief.forms.length === 0 ? rng.between(4.8, 6) : rng.between(3.2, 4.6);
    return {
      stones: brief.gems[0] ? [{ role: 'accent', kind: brief.gems[0], cut: 'round', size_mm: mm(Math.min(brief.stoneSizeMm ?? 2.4, width * 0.55)), count: 1 }] : [],
      variant: { profile, companions: brief.has('layered') ? 2 : 0, ...milgrainWish(brief), ...(brief.wants('pair') ? { pair: 'yes' } : {}) },
      dimensions: { inner_diameter: 17.2, band_width: mm(width) },
      view: viewFrom(rng, 34, 24),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const boreMm = measure(spec, 'inner_diameter', 17.2);
    const halfWidth = measure(spec, 'band_width', 4) / 2;
    const profile = choice(spec, 'profile');
    const name = Object.hasOwn(BAND_SHANKS, profile) ? BAND_SHANKS[profile as keyof typeof BAND_SHANKS] : 'wide';
    const { inlay } = spec.root.metal;
    const inlaid = inlay && inlaidBand(boreMm, halfWidth);
    const shank = inlaid ? inlaid.shank : makeShank(name, boreMm, halfWidth * 0.85, { heft: heftOf(spec.construction.thickness) });
    if (inlaid) bench.inPart(inlayPart(inlay), () => bench.add(inlaid.strip, 30, { surface: inlaySurface(inlay) }));
    const accent = stonesOf(spec, 'accent');
    const flush = accent !== undefined && !inlaid && (FLUSH as readonly string[]).includes(profile) && accent.cut === 'round' && accent.kind !== 'pearl' && accent.kind !== 'opal';
    if (flush) {
      const seat = { origin: onHoop(shank.center, 0, shank.topRadius - accent.size_mm * 0.11), axes: axesFacing([0, 1, 0], [0, 0, 1]), sizeMm: accent.size_mm };
      addShank(bench, shank, [seat], accent.kind, 'flush');
    } else addShank(bench, shank, []);
    if (accent && !flush) {
      const axes = axesFacing([0, 1, 0], cross([0, 1, 0], [0, 0, 1]));
      const origin = onHoop(shank.center, 0, shank.topRadius + 0.1);
      bench.stone({ kind: accent.kind, cut: accent.cut, sizeMm: accent.size_mm, role: 'accent', origin, axes });
      bench.add(bezelCup(accent.cut, accent.size_mm, axes, origin, { wallMm: 0.3, depth: 1.2, open: 0.7 }), 40);
    }
    if (bench.isTwoTone && !inlaid && shank.solids.length === 1) for (const aside of accent ? [-halfWidth * 0.4, halfWidth * 0.4] : [0]) inlaidWire(bench, shank, () => aside, Math.min(0.6, halfWidth * 0.22));
    if (choice(spec, 'milgrain') === 'yes' && !inlaid) beadShank(bench, name, shank, halfWidth * 0.85, 0);
    if (Number(spec.root.params['companions'] ?? 0) > 0) companionBands(bench, boreMm, shank, spec.styles.includes('organic-shapes'));
    if (choice(spec, 'pair') === 'yes') standSecond(bench, boreMm / 2);
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};

export const tensionRing: Maker = {
  name: 'tension-ring',
  params: z.strictObject({ ends: z.enum(['offset', 'straight']), inner_diameter: lengthMm(13, 23), band_width: lengthMm(1.2, 14) }).partial(),
  plan: (brief, rng) => {
    const cut = brief.cuts[0] ?? rng.pick(['round', 'princess', 'asscher', 'round'] as const);
    return {
      stones: [{ role: 'center', kind: brief.gems[0] ?? 'diamond', cut, size_mm: mm(Math.min(7.5, chooseSize(brief, chooseCut({ ...brief, cuts: [cut] }, rng), rng))), count: 1 }],
      variant: { ends: rng.pick(['straight', 'offset']) },
      dimensions: { inner_diameter: 16.8, band_width: brief.has('minimalist') ? 3 : brief.has('bold') ? 5.4 : 4.2 },
      view: viewFrom(rng, 26, 26),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const stone = stonesOf(spec, 'center')!;
    const halfWidth = measure(spec, 'band_width', 4.2) / 2;
    const half = stone.size_mm / 2;
    const thickness = 1.15;
    const flatInside = 0.3;
    const innerRadius = innerRadiusOf(measure(spec, 'inner_diameter', 16.8), flatInside, thickness);
    const center: Vec3 = [0, innerRadius + 2 * thickness, 0];
    const grip = innerRadius + 2 * thickness - 0.5;
    const gap = Math.asin((half - 0.22) / grip);
    const offset = choice(spec, 'ends') === 'offset' ? half * 0.42 : 0;
    const n = 220;
    const stations = Array.from({ length: n }, (_, i): Station => {
      const angle = gap + (i / (n - 1)) * (2 * Math.PI - 2 * gap);
      const side = angle < Math.PI ? 1 : -1;
      const near = 1 - smoothstep(gap, gap + 1.5, Math.min(angle, 2 * Math.PI - angle));
      const end = Math.min(1, 0.86 + Math.min(i, n - 1 - i) * 0.05);
      const out: Vec3 = [Math.sin(angle), Math.cos(angle), 0];
      const t = thickness * (1 + 0.28 * near);
      return {
        at: [out[0] * (innerRadius + t), center[1] + out[1] * (innerRadius + t), side * offset * near],
        u: out,
        v: [0, 0, 1],
        halfU: t * end,
        halfV: halfWidth * (0.92 + 0.2 * near) * end,
      };
    });
    bench.add(sweep(stations, superellipse(44, 3.4, flatInside), false), 34);
    if (bench.isTwoTone) bench.add(tube(stations.slice(6, -6).map(({ at, u, halfU }) => along(at, u, halfU * 0.98)), 0.42, { points: 14 }), 40, { surface: bench.accent });
    const axes = axesFacing([0, 1, 0], [1, 0, 0]);
    bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'center', origin: [0, center[1] + Math.sqrt(grip * grip - half * half) + 0.55, 0], axes });
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
