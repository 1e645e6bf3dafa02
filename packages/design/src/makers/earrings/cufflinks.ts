/** A pair of cufflinks: a face, plain or with a stone or a figure, a post, and a swivel bar. */
import { stonesIn } from '../../spec/tree';
import { axesFacing, fromAxes } from '../../geometry/vec';
import { tube } from '../../geometry/sweep';
import { isMotif, lettersOf } from '../../motifs/library';
import { Bench } from '../../parts/bench';
import { figureBack, placeFigure } from '../../parts/figure';
import { photograph } from '../../parts/shot';
import type { Vec3 } from '../../piece';
import { z } from 'zod';
import type { Maker, Plan } from '../maker';
import { choice, measure, mm, viewFrom } from '../maker';
import type { BorderPattern } from '../../parts/border/patterns';
import { BORDERS } from '../../parts/border/patterns';
import { buildFace } from '../face';
import type { FaceEngraving } from '../faceEngravings';
import { FACE_PATTERNS } from '../faceEngravings';
import { faceSize, faceStones, faceText, hasSlab, stonesBesideFigure } from '../faceStones';
import { borderOf, borderParams, rimOf } from '../faceRim';
import type { FaceShape } from '../faceOutline';
import { FACE_SHAPES, isOnFace, shapeOf } from '../faceOutline';
import { coatOf, isEmblem } from '../faceEnamel';
import { checkerStones, fillsFace } from '../faceInlay';
import { countOf, figures, lengthMm, paramsOf, words, yesNo } from '../params';
import { planFigure, stonesOfFigure } from '../pendant/motif';

/** Half the default height of a face, mm. */
const FACE_HALF_MM = 7.5;
/** Distance from the face's middle to the bar, through the two layers of a cuff, mm. */
const POST_MM = 16;
/** Half the length of the bar, mm. */
const BAR = 7;
/** Rotation of each cufflink, so that the second one shows its bar, radians. */
const TURNS: readonly number[] = [-0.2, 0.44];
/** Distance of both from the middle, aside and up, in half heights of their faces. */
const APART = 0.98;
const STEP = 0.62;

/** The post behind `from`, and the swivel bar in its fork. */
function toggle(bench: Bench, axes: Parameters<typeof fromAxes>[0], from: Vec3): void {
  bench.inPart('toggle', () => {
    const at = (x: number, y: number, deep: number): Vec3 => fromAxes(axes, from, [x, y, -deep]);
    bench.add(
      tube([at(0, 0, 0), at(0, 0, POST_MM / 2), at(0, 0, POST_MM - 3)], (t) => 1.5 - 0.5 * Math.min(1, t * 3), {
        points: 18,
        roundEnds: false,
      }),
      40,
    );
    for (const way of [-1, 1])
      bench.add(
        tube([at(0, 0, POST_MM - 3.4), at(way * 1.5, 0, POST_MM - 2.2), at(way * 1.6, 0, POST_MM)], 0.65, {
          points: 14,
        }),
        40,
      );
    bench.add(tube([at(-1.9, 0, POST_MM), at(1.9, 0, POST_MM)], 0.5, { points: 14 }), 40);
    bench.add(tube([at(0, -BAR, POST_MM), at(0, 0, POST_MM), at(0, BAR, POST_MM)], 1.45, { points: 24 }), 40);
  });
}

export const cufflinks: Maker = {
  name: 'cufflinks',
  params: paramsOf({
    face: z.enum([...FACE_SHAPES, 'figure']),
    text: words(),
    slab: yesNo(),
    /** Ornament along the edge of the face. */
    border: z.enum(BORDERS),
    /** With a line of beads inside the border. */
    milgrain: yesNo(),
    /** Pattern that is cut into the face inside its border. */
    engraving: z.enum(FACE_PATTERNS),
    checker: yesNo(),
    /** With a strip of its stone or enamel down the middle. */
    strip: yesNo(),
    motif: figures(),
    /** With its figure cut into the face rather than raised on it. */
    cut: yesNo(),
    version: countOf(0, 9),
    height: lengthMm(8, 30),
  }),
  plan: (brief, rng): Plan => {
    const view = viewFrom(rng, 4, 12);
    const text = faceText(brief);
    const isChecked = checkerStones(brief).length > 0;
    const enamel = coatOf(brief.inlay);
    // Initials beside another figure are in the rim; on a slab or enamel they are of metal.
    const isLettered = brief.motif !== null && lettersOf(brief.motif) !== '';
    const beside = isLettered ? brief.motifs.find((one) => one !== brief.motif && isMotif(one)) : undefined;
    const motif = beside ?? brief.motif;
    const isOnEnamel = enamel !== null && isEmblem(motif);
    const onFace =
      isMotif(motif) &&
      !isChecked &&
      (text === null ? isOnFace(brief) || brief.wants('engraved') || isOnEnamel : fillsFace(brief))
        ? motif
        : null;
    const isOfLetters = onFace !== null && onFace === brief.motif && isLettered;
    if (isMotif(motif) && text === null && onFace === null && !isChecked) {
      const { stones, version, halfHeightMm } = planFigure(brief, rng, motif, 8.5, { copies: 2, mostMm: 11 });
      return {
        stones,
        variant: { face: 'figure', motif, version },
        dimensions: { height: mm(2 * halfHeightMm) },
        view,
      };
    }
    const border = borderOf(brief);
    const k = (faceSize(brief) ?? 2 * FACE_HALF_MM) / 2;
    const all = faceStones(brief, k, 2, rimOf(border, ''));
    const planned = onFace === null ? all : stonesBesideFigure(all);
    const hasRim =
      text !== null &&
      (hasSlab(planned) || enamel !== null) &&
      border === null &&
      planned.every(({ role }) => role === 'center');
    const stones = hasRim ? faceStones(brief, k, 2, rimOf(null, text)) : planned;
    return {
      stones,
      variant: {
        face: shapeOf(brief),
        ...borderParams(brief, stones),
        ...(brief.wants('strip') && (hasSlab(stones) || enamel !== null) ? { strip: 'yes' } : {}),
        ...(onFace === null ? {} : { motif: onFace }),
        ...(onFace !== null && stones.length === 0 && enamel === null && brief.wants('engraved') ? { cut: 'yes' } : {}),
        ...(isChecked ? { slab: 'yes', checker: 'yes' } : hasSlab(stones) ? { slab: 'yes' } : {}),
        // Beside a slab a text is in the rim.
        ...(text === null || isOfLetters || isChecked || (stones.some(({ role }) => role === 'center') && !hasRim)
          ? {}
          : { text }),
      },
      dimensions: {
        height: mm(
          isChecked || hasSlab(stones) ? 2 * k : Math.max(2 * k, ...stones.map(({ size_mm: size }) => size + 4)),
        ),
      },
      view,
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const k = measure(spec, 'height', 15) / 2;
    const face = choice(spec, 'face');
    for (const [i, way] of [-1, 1].entries()) {
      const turned = TURNS[i]!;
      const axes = axesFacing([Math.sin(turned) * -1, 0.12, Math.cos(turned)]);
      const origin: Vec3 = [way * (k * APART + 0.6), way * k * STEP, POST_MM + 3];
      if (face === 'figure') {
        const figure = {
          name: choice(spec, 'motif'),
          version: Number(spec.root.params['version'] ?? 0),
          halfHeightMm: k,
          ...stonesOfFigure(stonesIn(spec), 2),
        };
        placeFigure(bench, figure, origin, axes);
        const [x, y] = figureBack(bench, figure);
        toggle(bench, axes, fromAxes(axes, origin, [x, y, 0]));
        continue;
      }
      buildFace(
        bench,
        {
          shape: (face || 'round') as FaceShape,
          k,
          stones: stonesIn(spec),
          text: choice(spec, 'text'),
          isSlab: choice(spec, 'slab') === 'yes',
          isChecked: choice(spec, 'checker') === 'yes',
          motif: choice(spec, 'motif'),
          isCut: choice(spec, 'cut') === 'yes',
          border: (choice(spec, 'border') || null) as BorderPattern | null,
          isBeaded: choice(spec, 'milgrain') === 'yes',
          engraving: (choice(spec, 'engraving') || null) as FaceEngraving | null,
          isInStrip: choice(spec, 'strip') === 'yes',
        },
        { axes, origin },
      );
      toggle(bench, axes, origin);
    }
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.76 }));
  },
};
