/** Brooches: a figure, or an oval plate with up to three stones in a row, with a pin back. */
import type { Point2 } from '../../geometry/curves';
import { turn } from '../../geometry/curves';
import type { Axes } from '../../geometry/vec';
import { X, Y, Z, scale } from '../../geometry/vec';
import { isMotif } from '../../motifs/library';
import { Bench } from '../../parts/bench';
import { figureSpan } from '../../parts/figure';
import type { Figure } from '../../parts/makeFigure';
import { bezelCup, girdleMm } from '../../parts/head';
import { milgrain } from '../../parts/milgrain';
import { LEAST_PIN_MM, pinBack } from '../../parts/pinBack';
import { plaqueSolid } from '../../parts/plaque';
import { isSlabStone } from '../../parts/slab';
import { photograph } from '../../parts/shot';
import type { Vec3 } from '../../piece';
import type { DesignSpec, Stone } from '../../spec';
import { stonesIn } from '../../spec/tree';
import { z } from 'zod';
import type { Brief, Maker, Plan } from '../maker';
import { choice, measure, mm, viewFrom } from '../maker';
import { coatOf, isEmblem } from '../faceEnamel';
import type { BorderPattern } from '../../parts/border/patterns';
import { BORDERS } from '../../parts/border/patterns';
import { buildFace } from '../face';
import type { FaceEngraving } from '../faceEngravings';
import { FACE_PATTERNS } from '../faceEngravings';
import { faceStones, faceText, hasSlab, isRow, stonesBesideFigure } from '../faceStones';
import { borderOf, borderParams, rimOf } from '../faceRim';
import type { FaceShape } from '../faceOutline';
import { faceShape, isOnFace, shapeOf } from '../faceOutline';
import { countOf, figures, lengthMm, paramsOf, words, yesNo } from '../params';
import { BAR, barStones, buildBar } from './barBrooch';
import { hangingStones, placeWithDrops } from './broochDrops';
import { CIRCLE_MM, buildCircle, circleStones } from './circleBrooch';
import { onFigure, planFigure, stonesOfFigure } from './motif';

/** Half the height of the largest figure on a brooch, mm. */
const MOST_MM = 24;
/** Distance from the face's middle back to the bar, and from there to the wall, mm. */
const BAR_DEPTH = 2.1;
const CLEAR_MM = 5.2;
/** Half the thickness of a plate, mm. */
const PLATE = 0.9;
/** An oval plate is wider than high by this factor. */
const OVAL = 1.45;
const MOST_STONES = 3;
/** Axes of long stones, along the plate. */
const ALONG: Axes = [Y, scale(X, -1), Z];
/** Distance from the edge of the plate to the middle of its beads, mm. */
const BEADS_IN = 0.75;

function plateStones({ gems, cuts, stoneSizeMm }: Brief, k: number): Stone[] {
  const kinds = gems.slice(0, MOST_STONES);
  const size = stoneSizeMm ?? Math.min(8, k * 0.8);
  return kinds.map((kind, i) => ({
    role: i === 0 ? ('center' as const) : ('side' as const),
    kind,
    cut: i === 0 ? (cuts[0] ?? 'oval') : 'round',
    size_mm: mm(i === 0 ? size : size * 0.55),
    count: i > 0 && kinds.length === 2 ? 2 : 1,
  }));
}

/** The stones of a plate with their offsets from its middle, the main one between the others. */
function placesOf(stones: readonly Stone[]): { stone: Stone; x: number }[] {
  const [main, ...rest] = stones;
  if (!main) return [];
  const beside = rest.flatMap((stone) => Array.from({ length: stone.count }, () => stone));
  const half = ({ cut, size_mm }: Stone): number => Math.max(...girdleMm(cut, size_mm).map(([, y]) => y));
  return [
    { stone: main, x: 0 },
    ...beside.map((stone, i) => ({ stone, x: (i % 2 === 0 ? -1 : 1) * (half(main) + half(stone) + 1.9) })),
  ];
}

function buildPlate(bench: Bench, k: number, lift: number): [Vec3, Vec3] {
  const places = placesOf(stonesIn(bench.spec));
  const reach = Math.max(k * OVAL, ...places.map(({ stone, x }) => Math.abs(x) + stone.size_mm * 0.75 + 1.8));
  const outline = turn(120, (a): Point2 => [Math.cos(a) * reach, Math.sin(a) * k]);
  bench.inPart('plate', () => {
    bench.add(plaqueSolid({ outline, half: PLATE }), 40, { origin: [0, 0, lift] });
    milgrain(
      bench,
      outline.map(([x, y]): Vec3 => [x * (1 - BEADS_IN / reach), y * (1 - BEADS_IN / k), lift + PLATE + 0.08]),
      { beadMm: 0.62 },
    );
  });
  for (const { stone, x } of places) {
    const depth = stone.size_mm * 0.46;
    const origin: Vec3 = [x, 0, lift + PLATE + Math.max(0.5, depth - PLATE)];
    bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: stone.role, origin, axes: ALONG });
    bench.add(
      bezelCup(stone.cut, stone.size_mm, ALONG, origin, {
        wallMm: 0.6,
        depth: origin[2] - lift - PLATE + 0.4,
        open: 0.66,
      }),
      40,
    );
  }
  return [
    [-reach * 0.72, 0, lift],
    [reach * 0.72, 0, lift],
  ];
}

/** The joints of a pin behind a figure, along its longer dimension. */
function jointsOf(bench: Bench, figure: Figure, lift: number): [Vec3, ...Vec3[]] {
  const spans = ([0, 1] as const).map((axis) => figureSpan(bench, figure, axis));
  const long = ([[ax, ay], [bx, by]]: readonly [Point2, Point2]): number => Math.hypot(bx - ax, by - ay);
  // A horizontal pin keeps a brooch from turning; it is vertical only for slender figures.
  const [a, b] = long(spans[0]!) >= LEAST_PIN_MM || long(spans[0]!) >= long(spans[1]!) ? spans[0]! : spans[1]!;
  return long([a, b]) < 1
    ? [[...a, lift]]
    : [
        [...a, lift],
        [...b, lift],
      ];
}

/** Half the length of a pin behind a face as a share of half its width. */
const PIN_SHARE = 0.72;

/** True for a look with ropes of wire. */
const isRoped = ({ look }: Brief): boolean => look?.borders?.includes('rope') === true;

/** True for a plate of a named outline, or with stones or a border around its edge. */
const isFace = (brief: Brief): boolean => {
  const { cuts, gems, inlay, named, wants } = brief;
  return (
    isRow(brief) ||
    (gems.length < 3 && borderOf(brief) !== null) ||
    named.some(({ role }) => role === 'halo') ||
    wants('hexagonal') ||
    wants('octagonal') ||
    (gems.length === 0 && cuts.length > 0) ||
    coatOf(inlay) !== null ||
    (gems.length < 2 && isSlabStone(gems[0]))
  );
};

export const brooch: Maker = {
  name: 'brooch',
  params: paramsOf({
    form: z.enum(['figure', 'plate', 'face', 'bar', 'circle']),
    /** With a circle of two twisted wires. */
    rope: yesNo(),
    face: faceShape(),
    text: words(),
    slab: yesNo(),
    /** Ornament along the edge of the face, and a line of beads inside it. */
    border: z.enum(BORDERS),
    milgrain: yesNo(),
    /** Pattern that is cut into the face inside its border. */
    engraving: z.enum(FACE_PATTERNS),
    motif: figures(),
    version: countOf(0, 9),
    height: lengthMm(8, 95),
  }),
  plan: (brief, rng): Plan => {
    const text = faceText(brief);
    if (brief.wants('bar') && !isMotif(brief.motif) && text === null)
      return {
        stones: barStones(brief),
        variant: { form: 'bar' },
        dimensions: { height: mm(2 * BAR.half) },
        view: viewFrom(rng, -14, 12),
      };
    if (brief.wants('circle') && !isMotif(brief.motif) && text === null) {
      const stones = circleStones(brief);
      const size = stones[0]?.size_mm ?? 0;
      return {
        stones,
        variant: { form: 'circle', ...(brief.wants('twist') || isRoped(brief) ? { rope: 'yes', border: 'rope' } : {}) },
        dimensions: { height: mm(2 * CIRCLE_MM + size) },
        view: viewFrom(rng, -14, 10),
      };
    }
    const isOnEnamel = coatOf(brief.inlay) !== null && isEmblem(brief.motif);
    const onFace =
      isMotif(brief.motif) && text === null && !brief.motif.includes('cameo') && (isOnFace(brief) || isOnEnamel)
        ? brief.motif
        : null;
    if (text !== null || onFace !== null || (!isMotif(brief.motif) && isFace(brief))) {
      const k = brief.has('bold') ? 16 : 13;
      const all = faceStones(brief, k, 1, rimOf(borderOf(brief), ''));
      const stones = onFace === null ? all : stonesBesideFigure(all);
      return {
        stones,
        variant: {
          form: 'face',
          face: shapeOf(brief),
          ...borderParams(brief, stones),
          ...(onFace === null ? {} : { motif: onFace }),
          ...(hasSlab(stones) ? { slab: 'yes' } : {}),
          ...(text === null || stones.some(({ role }) => role === 'center') ? {} : { text }),
        },
        dimensions: { height: mm(2 * k) },
        view: viewFrom(rng, -16, 10),
      };
    }
    if (!isMotif(brief.motif)) {
      const k = brief.has('bold') ? 13 : brief.has('minimalist') ? 8 : 10.5;
      return {
        stones: plateStones(brief, k),
        variant: { form: 'plate' },
        dimensions: { height: mm(2 * k) },
        view: viewFrom(rng, -16, 10),
      };
    }
    const k = brief.has('bold') ? 19 : brief.has('minimalist') ? 12 : rng.between(14.5, 17);
    const hanging = hangingStones(brief);
    const { stones, version, halfHeightMm } = planFigure(
      hanging.length > 0 ? { ...onFigure(brief), ...(brief.gems.length === 1 ? { gems: [], named: [] } : {}) } : brief,
      rng,
      brief.motif,
      k,
      { mostMm: MOST_MM },
    );
    return {
      stones: [...stones, ...hanging],
      variant: { form: 'figure', motif: brief.motif, version },
      dimensions: { height: mm(2 * halfHeightMm) },
      view: viewFrom(rng, -18, 10),
    };
  },
  build: (spec: DesignSpec) => {
    const bench = new Bench(spec);
    const k = measure(spec, 'height', 30) / 2;
    const lift = BAR_DEPTH + CLEAR_MM;
    if (choice(spec, 'form') === 'bar') pinBack(bench, buildBar(bench, stonesIn(spec), k, lift), BAR_DEPTH);
    else if (choice(spec, 'form') === 'circle') {
      const stones = stonesIn(spec);
      const radius = k - (stones[0]?.size_mm ?? 0) / 2;
      pinBack(
        bench,
        buildCircle(bench, stones, { radius, lift, isTwisted: choice(spec, 'rope') === 'yes' }),
        BAR_DEPTH,
      );
    } else if (choice(spec, 'form') === 'face') {
      const half = buildFace(
        bench,
        {
          shape: (choice(spec, 'face') || 'round') as FaceShape,
          k,
          stones: stonesIn(spec),
          text: choice(spec, 'text'),
          isSlab: choice(spec, 'slab') === 'yes',
          motif: choice(spec, 'motif'),
          border: (choice(spec, 'border') || null) as BorderPattern | null,
          isBeaded: choice(spec, 'milgrain') === 'yes',
          engraving: (choice(spec, 'engraving') || null) as FaceEngraving | null,
        },
        { origin: [0, 0, lift] },
      );
      pinBack(
        bench,
        [
          [-half * PIN_SHARE, 0, lift],
          [half * PIN_SHARE, 0, lift],
        ],
        BAR_DEPTH,
      );
    } else if (choice(spec, 'form') === 'plate') pinBack(bench, buildPlate(bench, k, lift), BAR_DEPTH);
    else {
      const figure = {
        name: choice(spec, 'motif'),
        version: Number(spec.root.params['version'] ?? 0),
        halfHeightMm: k,
        ...stonesOfFigure(stonesIn(spec)),
      };
      placeWithDrops(bench, figure.name, lift);
      pinBack(bench, jointsOf(bench, figure, lift), BAR_DEPTH);
    }
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 230, fill: 0.7 }));
  },
};
