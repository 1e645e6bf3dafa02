/**
 * Bands: without stones, with flush stones, or with an engraved text. Also the tension ring, whose hoop grips the
 * stone.
 */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import type { ShankSection } from '../../parts/section';
import { innerRadiusOf } from '../../parts/shank';
import { photograph } from '../../parts/shot';
import { sample } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { TAU, axesFacing, smoothstep } from '../../geometry/vec';
import type { Random } from '../../random';
import type { Stone } from '../../spec';
import type { Brief, Layout, Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { chooseCut, chooseSize, onHoop } from './common';
import { tensionShank } from './tensionShank';
import type { BorderPattern } from '../../parts/border/patterns';
import { isFrieze } from '../../parts/frieze';
import { milgrainChoice, shankWidth } from './kits';
import { usualBandWidth } from './bandTree';
import { inOrder, lotsOf, totalOf } from './lots';
import { STEMS } from './shanks';
import { isWaved } from './waved';
import { z } from 'zod';
import { lengthMm, paramsOf } from '../params';

function bandFor(brief: Brief, rng: Random): string {
  if (isWaved(brief)) return 'waved';
  // Flat bands lie side by side, and lines and bright edges are crisp on them.
  if (brief.isInGolds || brief.edges || (brief.isTwoTone && !brief.wants('twist'))) return 'flat';
  // Beads follow the edges of a domed band.
  if (brief.wants('milgrain')) return 'dome';
  if (brief.wants('flush', 'engraved', 'scattered', 'stations')) return 'dome';
  if (brief.wants('plain')) return brief.has('minimalist') ? 'slim' : 'dome';
  // Hammer marks need a broad surface.
  if (brief.isTextured && !brief.wants('twist')) return rng.about('shank profile').pick(['dome', 'flat']);
  // Engraved lines need a smooth outside.
  if (brief.wants('vintage') || brief.look?.engraving) return rng.about('shank profile').pick(['dome', 'slim']);
  if (brief.wants('twist')) return 'twist';
  if (brief.has('sci-fi')) return 'armour';
  if (brief.has('geometric', 'honeycombs')) return 'facet';
  if (brief.has('organic-shapes')) return 'wave';
  if (brief.has('contemporary')) return 'knife';
  if (brief.has('minimalist')) return 'slim';
  if (brief.has('bold')) return 'dome';
  return rng
    .about('shank profile')
    .pick(
      brief.bareBand ? ['dome', 'comfort', 'half-round', 'flat', 'knife'] : ['dome', 'facet', 'wave', 'knife', 'twist'],
    );
}

/** Borders with figures that need a broad flat band. */
const FIGURED: ReadonlySet<BorderPattern> = new Set(['filigree', 'tracery', 'volutes', 'whiplash', 'blocks']);
/** Widths of bands with an inlay, mm. */
const INLAID_MM: Record<'lady' | 'man', readonly [number, number]> = { lady: [3.6, 4.4], man: [6, 8] };
/** Widths of narrow bands, mm; a relief needs room. */
const NARROW_MM: Record<'frieze' | 'bare', readonly [number, number]> = { frieze: [4.6, 5.2], bare: [1.8, 2.4] };
/** Maximum number of flush stones side by side. */
export const MOST_LET_IN = 7;
/** Azimuth and elevation from which every band of a stack shows its outside, degrees. */
const STACK_VIEW = [62, 24] as const;
/** The same for a waved band, whose line and stones are on its top. */
const WAVED_VIEW = [20, 44] as const;
/** Azimuth from which most of a band with an inlay is its outside, degrees. */
const INLAID_AZIMUTH = 46;
/** Default width of stones in one ring of a pair, mm. */
const IN_A_ROW_MM = 1.8;
/** Least width of one flush stone whose cut is named, mm. */
const SHAPED_MM = 2.2;
/** Width of a flush stone as a share of the band's width. */
const LET_IN = 0.55;

/** True for a band with a relief all around: peaks, a Celtic knot, or waves when a band is named. */
export const isFriezed = ({ motif, gems, wants, isForMan }: Brief): boolean =>
  gems.length === 0 && isFrieze(motif) && (motif !== 'wave' || wants('band', 'engraved') || isForMan);

/** The shank of a ring that is nothing but the stem of a plant; undefined for others. */
export const stemOf = ({ motif, gems, motifs }: Brief): string | undefined =>
  gems.length === 0 && motifs.length === 1 ? STEMS[motif ?? ''] : undefined;

/** True for a band with one stone on its inside, which only the wearer sees. */
export const isSetInside = ({ placed, gems, gemsGiven, stoneCount, engraving, motif, inlay }: Brief): boolean =>
  placed.some(({ place }) => place === 'inside') &&
  gemsGiven &&
  gems.length === 1 &&
  (stoneCount ?? 1) === 1 &&
  engraving === null &&
  motif === null &&
  inlay === null;

export const plainBand: Layout = {
  name: 'plain-band',
  plan: (brief, rng) => {
    const { text, inside } =
      brief.inlay === null && brief.engraving !== null ? brief.engraving : { text: null, inside: false };
    const frieze = isFriezed(brief) && !isWaved(brief) && (text === null || inside) ? brief.motif! : undefined;
    const isBordered =
      text === null &&
      brief.gems.length === 0 &&
      [brief.look?.band, ...(brief.look?.borders ?? [])].some((one) => one && FIGURED.has(one));
    const isWorked = isBordered || frieze !== undefined;
    // Ornament around the outside is seen from the side.
    const isOrnate =
      isWorked || (brief.gems.length === 0 && (brief.wants('engraved') || brief.look?.engraving !== undefined));
    const profile =
      brief.inlay !== null || isWorked
        ? 'flat'
        : (stemOf(brief) ??
          brief.section ??
          (text === null || brief.wants('flush')
            ? bandFor(brief, rng)
            : inside
              ? 'flat'
              : rng.about('shank profile').pick(['flat', 'comfort'])));
    const usual =
      text !== null && !frieze
        ? brief.has('bold')
          ? rng.about('shank band_width').between(7, 8)
          : brief.has('minimalist')
            ? rng.about('shank band_width').between(3.8, 4.2)
            : rng.about('shank band_width').between(5, 6)
        : brief.inlay !== null
          ? rng.about('shank band_width').between(...INLAID_MM[brief.isForLady ? 'lady' : 'man'])
          : brief.has('bold') || (isWorked && !brief.has('minimalist'))
            ? rng.about('shank band_width').between(6, 7.5)
            : brief.has('minimalist')
              ? rng.about('shank band_width').between(...NARROW_MM[isWorked ? 'frieze' : 'bare'])
              : brief.bareBand && (brief.forms.length === 0 || brief.isForMan)
                ? rng.about('shank band_width').between(4.8, 6)
                : rng.about('shank band_width').between(3.2, 4.6);
    const isBarePair =
      brief.wants('pair') &&
      brief.gems.length > 0 &&
      (brief.wants('plain') || brief.isHers || brief.pairRings !== null);
    const { hers, his } = brief.pairRings ?? {};
    const inARow = brief.wants('flush', 'pair') || isWaved(brief);
    const lots = brief.gems.length > 1 && inARow ? lotsOf(brief) : null;
    const kinds =
      lots && totalOf(lots) <= MOST_LET_IN ? inOrder(lots, brief.wants('alternating')).map(({ kind }) => kind) : null;
    // The band is wide enough for a stone of a stated size, and for a cut to be seen.
    const isShaped = brief.wants('flush') && brief.cuts.length > 0 && brief.cuts[0] !== 'round';
    const least = brief.stoneSizeMm ?? (isShaped && (brief.stoneCount ?? 1) === 1 ? SHAPED_MM : 0);
    const width = Math.max(usual, (brief.gems.length > 0 ? least : 0) / LET_IN);
    return {
      stones:
        brief.gems[0] && !brief.wants('scattered', 'stations')
          ? (kinds ?? [brief.gems[0]]).map((kind): Stone => ({
              role: 'accent',
              kind,
              cut: brief.cuts[0] ?? 'round',
              size_mm: mm(brief.stoneSizeMm ?? Math.min(isBarePair ? IN_A_ROW_MM : 2.4, width * LET_IN)),
              count:
                inARow && !kinds
                  ? Math.min(MOST_LET_IN, brief.stoneCount ?? (isBarePair && brief.quantity === 'many' ? 5 : 1))
                  : 1,
            }))
          : [],
      variant: {
        profile,
        ...(stemOf(brief) ? { stem: brief.motif! } : {}),
        ...(frieze ? { frieze } : {}),
        companions: brief.has('layered') && text === null ? 2 : 0,
        ...(text === null ? milgrainChoice(brief) : { text, side: inside ? 'inside' : 'outside' }),
        ...(brief.wants('pair') ? { pair: 'yes', ...(isBarePair ? { bare_pair: 'yes' } : {}) } : {}),
        ...(isSetInside(brief) ? { inside: 'yes' } : {}),
        ...(his?.widthMm ? { pair_width: his.widthMm } : {}),
      },
      dimensions: {
        inner_diameter: 17.2,
        band_width: mm(
          hers?.widthMm ?? (brief.inlay === null ? usualBandWidth(profile, shankWidth(brief, width)) : width),
        ),
      },
      view:
        text === null
          ? (brief.has('layered') && !brief.wants('pair')) || isOrnate
            ? viewFrom(rng.about('view'), STACK_VIEW[0], STACK_VIEW[1])
            : isWaved(brief)
              ? viewFrom(rng.about('view'), WAVED_VIEW[0], WAVED_VIEW[1])
              : isSetInside(brief)
                ? viewFrom(rng.about('view'), 8, 37, 4)
                : viewFrom(rng.about('view'), brief.inlay === null ? 34 : INLAID_AZIMUTH, isBarePair ? 38 : 24)
          : inside
            ? viewFrom(rng.about('view'), 8, 37, 4)
            : viewFrom(rng.about('view'), 14, 21, 4),
    };
  },
};

/** Number of points of the line on a two-tone tension ring, and its distance from the ends, radians. */
const LINE_STEPS = 208;
const LINE_CLEAR = 0.16;

export const tensionRing: Maker = {
  name: 'tension-ring',
  params: paramsOf({
    ends: z.enum(['offset', 'straight']),
    inner_diameter: lengthMm(13, 23),
    band_width: lengthMm(1.2, 14),
  }),
  plan: (brief, rng) => {
    const cut = brief.cuts[0] ?? rng.about('head cut').pick(['round', 'princess', 'asscher', 'round'] as const);
    return {
      stones: [
        {
          role: 'center',
          kind: brief.gems[0] ?? 'diamond',
          cut,
          size_mm: mm(Math.min(7.5, chooseSize(brief, chooseCut({ ...brief, cuts: [cut] }, rng), rng))),
          count: 1,
        },
      ],
      variant: { ends: rng.about('shank ends').pick(['straight', 'offset']) },
      dimensions: { inner_diameter: 16.8, band_width: brief.has('minimalist') ? 3 : brief.has('bold') ? 5.4 : 4.2 },
      view: viewFrom(rng.about('view'), 26, 26),
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
    const section = (angle: number): ShankSection & { shift: number } => {
      const near = 1 - smoothstep(gap, gap + 1.5, Math.min(angle, TAU - angle));
      return {
        halfThickness: thickness * (1 + 0.28 * near),
        halfWidth: halfWidth * (0.92 + 0.2 * near),
        shift: (angle < Math.PI ? 1 : -1) * offset * near,
      };
    };
    const axes = axesFacing([0, 1, 0], [1, 0, 0]);
    const origin: Vec3 = [0, center[1] + Math.sqrt(grip * grip - half * half) + 0.55, 0];
    bench.add(tensionShank({ stone, axes, origin, innerRadius, center, flatInside, section }), 50);
    if (bench.isTwoTone)
      bench.add(
        tube(
          sample(LINE_STEPS, (t): Vec3 => {
            const angle = gap + LINE_CLEAR + t * (TAU - 2 * (gap + LINE_CLEAR));
            const { halfThickness, shift } = section(angle);
            const [x, y] = onHoop(center, angle, innerRadius + halfThickness * 1.98);
            return [x, y, shift];
          }),
          0.42,
          { points: 14 },
        ),
        40,
        { surface: bench.accent },
      );
    bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'center', origin, axes });
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
