/**
 * A locket: two domed shells with a hinge, oval, round or heart-shaped; smooth, engraved, fluted, or beaded along the
 * rim, or with a relief figure on the front.
 */
import type { Vec3 } from '../../piece';
import { hangOnChain } from '../../parts/bail';
import { CABLE, chainNamed } from '../../parts/chain';
import { addEngraved } from '../../parts/darkenedCut';
import { placeFigure } from '../../parts/figure';
import { PATTERNS } from '../../parts/border/patterns';
import { trackOf } from '../../parts/border/track';
import { gravedFigure } from '../../parts/gravedFigure';
import { graved } from '../../parts/graver';
import { bezelCup } from '../../parts/head';
import { milgrain } from '../../parts/milgrain';
import { scrollwork } from '../../parts/scrollwork';
import { photographed } from '../../parts/shot';
import { sphere } from '../../geometry/blocks';
import type { Point2 } from '../../geometry/curves';
import { WORLD } from '../../geometry/vec';
import { frontOf } from './locketFront';
import type { LocketShape } from './locketShells';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { partIdOf, stonesIn } from '../../spec/tree';
import { planFigure, stonesOfFigure } from './motif';
import { z } from 'zod';
import { PENDANT_PARAMS } from '../links';
import { figures, paramsOf, words, yesNo } from '../params';
import {
  OUTLINES,
  DOME,
  RIM_AT,
  TEXT,
  UNDER,
  both,
  fittings,
  frontAt,
  moved,
  shells,
  sideOf,
  textUnder,
  upFrom,
  wreath,
} from './locketShells';

/** Half height of a figure relative to its locket's, and the share of the front at which its edge meets the dome. */
const FIGURE = { half: 0.42, edge: 0.36 } as const;

/** Half height of an engraved figure relative to its locket's. */
const GRAVED: Readonly<Record<LocketShape, number>> = { oval: 0.55, round: 0.6, heart: 0.46 };

/** Small stones around the edge: number, width relative to half the height, and the share of the outline with them. */
const BORDER = { count: 36, share: 0.125, at: 0.79 } as const;
/** The share of the outline with scrollwork. */
const SCROLLS = 0.66;

/** A border of leaves: its width relative to half the height, and the share of the outline with it. */
const LEAVES = { width: 0.24, at: 0.73 } as const;
/** The share of the usual room that a text has within such a border. */
const TEXT_WITHIN = 0.66;

export const locket: Maker = {
  name: 'locket',
  params: paramsOf({
    shape: z.enum(['oval', 'heart', 'round']),
    face: z.enum(['rays', 'smooth', 'scroll']),
    text: words(),
    motif: figures(),
    /** The figure is cut into the front. */
    cut: yesNo(),
    milgrain: yesNo(),
    border: z.literal('leaves'),
    ...PENDANT_PARAMS,
  }),
  plan: (brief, rng) => {
    const k = brief.has('bold')
      ? rng.between(12.5, 14)
      : brief.has('minimalist')
        ? rng.between(7.5, 8.5)
        : rng.between(9.5, 11);
    const [kind, second] = brief.gems;
    const isSingle = brief.quantity === 'single' && second === undefined;
    const isBordered =
      kind !== undefined && second === undefined && brief.named.every(({ role }) => role !== null && role !== 'center');
    const isScrolled = brief.wants('engraved') && brief.engraving === null;
    const { figure: motif, letters, isWreathed } = frontOf(brief);
    const figure =
      motif === null
        ? null
        : planFigure(
            brief,
            rng.about('figure'),
            motif,
            k * (brief.engraving === null ? FIGURE.half : UNDER.oval.half),
            {
              isFirstVersion: true,
            },
          );
    const initials = letters.length > 2 ? `${[...letters].join('.')}.` : [...letters].join(' & ');
    // A wreath of stones around the main one leaves room for no text.
    const text = kind && !figure && !isSingle && !isBordered ? '' : (brief.engraving?.text ?? (figure ? '' : initials));
    return {
      stones: figure
        ? figure.stones.filter(({ role }) => role !== 'halo')
        : isBordered
          ? [{ role: 'halo', kind, cut: 'round', size_mm: mm(k * BORDER.share), count: BORDER.count }]
          : kind
            ? [
                {
                  role: 'center',
                  kind,
                  cut: brief.cuts[0] ?? 'round',
                  size_mm: mm(Math.min(k * 0.6, brief.stoneSizeMm ?? k * (isSingle ? 0.36 : 0.3))),
                  count: 1,
                },
                ...(isSingle
                  ? []
                  : [
                      {
                        role: 'accent' as const,
                        kind: second ?? kind,
                        cut: 'round' as const,
                        size_mm: mm(k * 0.15),
                        count: 8,
                      },
                    ]),
              ]
            : [],
      variant: {
        shape: brief.motifs.includes('heart')
          ? 'heart'
          : brief.cuts[0] === 'round' || brief.cuts[0] === 'oval'
            ? brief.cuts[0]
            : brief.has('geometric')
              ? 'round'
              : rng.pick(['oval', 'oval', 'round']),
        ...(text === '' ? {} : { text }),
        ...(motif === null ? {} : { motif }),
        ...(motif !== null && brief.wants('engraved') && brief.gems.length === 0 ? { cut: 'yes' } : {}),
        ...(isWreathed ? { border: 'leaves' } : {}),
        face:
          isScrolled && text === '' && !figure
            ? 'scroll'
            : text !== '' || figure || isBordered || isWreathed || brief.has('minimalist') || (kind && !isSingle)
              ? 'smooth'
              : rng.pick(['rays', 'smooth', 'rays']),
        milgrain:
          isBordered || brief.has('minimalist') ? 'no' : brief.wants('vintage') || rng.chance(0.6) ? 'yes' : 'no',
        chain: brief.chain ?? 'cable',
      },
      dimensions: { height: mm(2 * k) },
      view: viewFrom(rng, -24, 8),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 210, fill: 0.7, raise: 0.05 }, (bench, spec) => {
    const k = measure(spec, 'height', 20) / 2;
    const shape = (choice(spec, 'shape') || 'oval') as LocketShape;
    const outline = OUTLINES[shape](k);
    const height = Math.max(2.1, k * DOME);
    // Its back touches the wall.
    const z = height + 0.1;
    const motif = choice(spec, 'motif');
    const isCut = choice(spec, 'cut') === 'yes';
    if (isCut) bench.cut(partIdOf(motif));
    const center = motif ? undefined : stonesOf(spec, 'center');
    const around = motif ? undefined : stonesOf(spec, 'accent');
    const isFluted = choice(spec, 'face') === 'rays';
    const text = choice(spec, 'text');
    const isWreathed = choice(spec, 'border') === 'leaves';
    const border = stonesOf(spec, 'halo');
    const room = isWreathed || border ? TEXT_WITHIN : 1;
    const under = UNDER[shape];
    /** The text is under a figure or a stone. */
    const isUnder = text !== '' && (motif !== '' || center !== undefined);
    const up = isUnder ? k * under.up : 0;
    const cutFigure = isCut ? moved(gravedFigure(motif, k * (isUnder ? under.half : GRAVED[shape])), up) : null;
    const lettering = isUnder
      ? textUnder(text, shape, outline, k)
      : text === ''
        ? null
        : graved(
            text,
            2 * sideOf(outline, 1)[0] * TEXT.wide[shape] * room,
            2 * k * TEXT.tall * room,
            TEXT.hand * (k / 10),
          );
    const scrolls =
      text === '' && choice(spec, 'face') === 'scroll'
        ? scrollwork(sideOf(outline, 1)[0] * SCROLLS, k * SCROLLS)
        : null;
    const cut = cutFigure && lettering ? both(cutFigure, lettering) : (cutFigure ?? lettering);
    addEngraved(
      bench,
      shells(outline, height, isFluted, cut ?? scrolls),
      (x, y, over) => (cut && over > 0 && Math.abs(x) < cut.reachX && Math.abs(y) < cut.reachY ? cut.depthAt(x, y) : 0),
      40,
      { origin: [0, 0, z] },
    );
    if (choice(spec, 'milgrain') === 'yes')
      milgrain(
        bench,
        outline.map(([x, y]): Vec3 => [x * RIM_AT, y * RIM_AT, z + frontAt(RIM_AT, height)]),
        { beadMm: 0.55 },
      );
    fittings(bench, outline, z);
    if (!center && isFluted) bench.add(sphere(k * 0.15, 24), 40, { origin: [0, 0, z + height - k * 0.04] });
    if (center) {
      const origin: Vec3 = [0, up, z + frontAt(up / k, height) + 0.3];
      bench.stone({ kind: center.kind, cut: center.cut, sizeMm: center.size_mm, role: 'center', origin });
      bench.add(
        bezelCup(center.cut, center.size_mm, WORLD, origin, {
          wallMm: 0.55,
          depth: Math.min(height * 1.5, center.size_mm * 0.46),
          open: 0.66,
        }),
        40,
      );
    }
    if (isWreathed)
      PATTERNS.leaves(
        bench,
        trackOf(
          outline.map(([x, y]): Vec3 => [x * LEAVES.at, y * LEAVES.at, z + frontAt(LEAVES.at, height)]),
          (at) => upFrom(LEAVES.at, height, at),
          true,
        ),
        k * LEAVES.width,
      );
    if (around) wreath(bench, outline, around, height, z);
    if (border) wreath(bench, outline, border, height, z, BORDER.at);
    if (motif && !isCut)
      placeFigure(
        bench,
        {
          name: motif,
          version: 0,
          halfHeightMm: k * (isUnder ? under.half : FIGURE.half),
          ...stonesOfFigure(stonesIn(spec)),
        },
        [0, up, z + frontAt(isUnder ? under.up + under.half * 0.6 : FIGURE.edge, height)],
      );
    const top = outline.reduce((best, p) => (p[1] > 0 && Math.abs(p[0]) < Math.abs(best[0]) ? p : best), [
      k,
      k,
    ] as Point2);
    hangOnChain(bench, [0, top[1] + 0.02, z], chainNamed(choice(spec, 'chain'), CABLE), 1.1);
  }),
};
