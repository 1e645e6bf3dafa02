/** Necklaces of graduated stones in a row. */
import type { Vec3 } from '../../piece';
import { kindAt } from '../../catalogue/sequences';
import type { Cut } from '../../spec';
import { Bench } from '../../parts/bench';
import { FINE, NECK_MM, chain } from '../../parts/chain';
import { bezelCup, girdleMm } from '../../parts/head';
import { prongHead } from '../../parts/prongHead';
import { photograph } from '../../parts/shot';
import { lengthOf, sample } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { WORLD, Z, add, along, cross, distance, lerp, sub, unit, type Axes } from '../../geometry/vec';
import type { Maker } from '../maker';
import {
  choice,
  countOf as counted,
  measure,
  mm,
  rowKinds,
  sequenceChoice,
  sequenceIn,
  viewFrom,
  within,
} from '../maker';
import { FALL, FEW_FALL, TIGHT, WHOLE_FALL, fallTo, gapMm, halfWidth, type Row } from './grading';
import { frontOf, frontStones, rowBeside } from './front';
import { rowClasp } from './rowClasp';
import { CLOSED, ROW_ENDS, hangingLoop, openLoop, widthOfLoop, type Loop } from './neckline';
import { lengthIn, stonesIn } from '../../spec/tree';
import { z } from 'zod';
import { countOf, lengthMm, paramsOf, sequenceOf, yesNo } from '../params';

/** Half the least length of a clasp, and the step by which a place on the line is searched, mm. */
const LEAST_CLASP_MM = 2.6;
const STEP_MM = 0.017;
/** Maximum number of stones on each side; the neckline ends before it. */
const MOST_PER_SIDE = 150;

/** Cuts with ends as wide as their middle. */
const CORNERED: ReadonlySet<Cut> = new Set(['baguette', 'emerald']);

/** Sets stones along a neckline, the largest in the middle, linked by small rings. */
function stoneRow(
  bench: Bench,
  width: number,
  loop: Loop,
  lift: number,
  { kinds, sequence, cut, bigMm, fallMm, smallestMm, bezel, until, perSide, role, front, isWhole, seenMm }: Row,
): void {
  const shape = girdleMm(cut, 1);
  const aspect = 2 * halfWidth(cut);
  const isSquare = CORNERED.has(cut);
  // One prong head is scaled to all sizes; the wall of a bezel has the same thickness for all sizes.
  const heads = bezel
    ? null
    : bench.define(
        prongHead({
          kind: kinds[0]!,
          cut,
          sizeMm: bigMm,
          axes: WORLD,
          origin: [0, 0, 0],
          prongs: 4,
          wireMm: 0.17 + bigMm * 0.028,
          depth: bigMm * 0.45,
          floorMm: Math.max(0.34, (0.29 * bigMm) / smallestMm),
        }),
        60,
      );
  const cups = new Map<number, number>();
  const cupFor = (size: number): number => {
    const cup =
      cups.get(size) ??
      bench.define(bezelCup(cut, size, WORLD, [0, 0, 0], { wallMm: 0.6, depth: size * 0.46, open: 0.55 }), 36);
    cups.set(size, cup);
    return cup;
  };
  const reach = bezel ? 0.42 : 0.72;
  const ends = [-reach, 0, reach].map((x): Vec3 => [x, 0, 0]);
  const link = bench.define(tube(ends, 0.13, { points: 12 }), 40);
  const sizeAt = (i: number): number => Math.round(Math.max(smallestMm, bigMm - fallMm * i) * 10) / 10;
  const at = (t: number): Vec3 => add(loop.at(t), [0, lift, 0]);
  const alongAt = (t: number): Vec3 => unit(sub(at(t + 0.004), at(t - 0.004)));
  const tall = Math.max(...shape.map((p) => p[1]));
  /** The upper end of a stone, which is closest to those of its neighbours. */
  const end = (t: number, size: number): Vec3 => along(at(t), cross(Z, alongAt(t)), tall * size);
  const stones: { place: number; sizeMm: number; origin: Vec3; axes: Axes; inFrame: boolean }[] = [];
  const set = (t: number, i: number): void => {
    const size = sizeAt(i);
    const p = at(t);
    const x = alongAt(t);
    const axes: Axes = [x, cross(Z, x), Z];
    const inFrame = p[1] - lift < seenMm;
    bench.place(heads ?? cupFor(size), { axes, origin: p, inFrame, scale: heads === null ? 1 : size / bigMm });
    stones.push({ place: t < 0 ? -i : i, sizeMm: size, origin: p, axes, inFrame });
  };
  if (front) front.place(at(0));
  else set(0, 0);
  const step = STEP_MM / width;
  for (const way of [-1, 1]) {
    let [t, last] = [0, 0];
    for (let i = 1; i <= perSide; i++) {
      const besideFront = i === 1 ? front : null;
      const halfBefore = besideFront ? besideFront.half : (sizeAt(i - 1) / 2) * aspect * TIGHT;
      const need = halfBefore + (sizeAt(i) / 2) * aspect * TIGHT + gapMm(bezel);
      const before = at(way * t);
      let next = t;
      const endBefore = end(way * t, sizeAt(i - 1));
      const isClear = (there: number): boolean =>
        distance(at(there), before) >= need && (!isSquare || distance(end(there, sizeAt(i)), endBefore) >= need);
      while (!isClear(way * next) && next < loop.closed) next += step;
      if (next >= until) break;
      // A bar connects neighbouring cups under the girdles.
      const size = (sizeAt(i) + sizeAt(i - 1)) / 2;
      const toNext = unit(sub(at(way * next), before));
      const middle = lerp(before, at(way * next), 0.5);
      const barAxes: Axes = [toNext, cross(Z, toNext), Z];
      if (besideFront) besideFront.join(at(way * next), size, bezel);
      else
        bench.place(link, {
          axes: barAxes,
          origin: [middle[0], middle[1], middle[2] - size * (bezel ? 0.2 : 0.45)],
          scale: distance(at(way * next), before) / 2,
          inFrame: false,
        });
      [t, last] = [next, i];
      set(way * t, i);
    }
    if (isWhole) {
      if (way > 0) rowClasp(bench, at(t), at(loop.closed), sizeAt(last), aspect, seenMm === Infinity);
      continue;
    }
    // A fine chain closes the row behind the neck, attached to a strut under the last stone.
    const lastMm = sizeAt(last);
    let from = t;
    while (distance(at(way * from), at(way * t)) < (lastMm * aspect) / 2 + 0.35) from += step;
    const rest = Array.from({ length: 60 }, (_, i): Vec3 =>
      along(at(way * (from + ((CLOSED - from) * i) / 59)), Z, -0.4),
    );
    const foot = along(at(way * t), Z, -lastMm * 0.45);
    bench.add(tube([foot, lerp(foot, rest[0]!, 0.5), rest[0]!], 0.26, { points: 12 }), 40, { inFrame: false });
    const row = sample(60, (share) => at(way * t * share));
    chain(bench, rest, FINE, { wornMm: Math.max(0, NECK_MM / 2 - lengthOf(row)) });
  }
  // A spectrum runs from one end to the other, other sequences from the middle to both ends.
  const side = Math.max(...stones.map(({ place }) => place));
  for (const { place, inFrame, ...setting } of stones) {
    if (!inFrame) bench.outOfFrame.add(bench.parts.length);
    const kind =
      sequence === 'spectrum'
        ? kindAt(kinds, sequence, place + side, 2 * side + 1)
        : kindAt(kinds, sequence, Math.abs(place), side + 1);
    bench.stone({ kind, cut, role: place === 0 ? role : 'side', ...setting });
  }
}

/**
 * Stones around the whole neck narrower than this would be specks in a picture of it, mm: the row hangs as over a
 * stand, with half its width by that of the stones, its range in mm, and how high the picture shows it, as a share of
 * half its width.
 */
const CLOSE_MM = 5;
const HUNG = { half: 8, range: [19, 34], seen: 1.3 } as const;

/** Usual length of a rivière, mm. */
const USUAL_MM = 420;

export const riviere: Maker = {
  name: 'riviere',
  params: paramsOf({
    setting: z.enum(['prong', 'bezel']),
    strands: countOf(1, 6),
    sequence: sequenceOf(),
    line: z.enum(['graded', 'even']),
    /** With one larger stone in the middle. */
    front: yesNo(),
    /** With stones around the whole neck. */
    whole: yesNo(),
    count: countOf(3, 21),
    /** Width of the stones at the clasp. */
    smallest: lengthMm(0.8, 12),
    width: lengthMm(10, 120),
    length: lengthMm(140, 900),
  }),
  plan: (brief, rng) => {
    const isEven = brief.wants('even') || (brief.wants('tennis') && !brief.wants('riviere'));
    const beside = rowBeside(brief);
    const stated = beside ? brief.named.find(({ kind }) => kind === beside.row)?.cut : brief.cuts[0];
    const cut =
      stated && stated !== 'kite' && stated !== 'trillion'
        ? stated
        : brief.has('geometric', 'sci-fi')
          ? rng.pick(['asscher', 'princess'] as const)
          : brief.has('honeycombs')
            ? 'hexagon'
            : isEven
              ? 'round'
              : rng.pick(['round', 'round', 'oval'] as const);
    const kinds = beside ? [beside.row] : rowKinds(brief, 3);
    const count =
      brief.stoneCount !== null && brief.stoneCount > 2 && brief.stoneCount < 22 && brief.stoneCount % 2 === 1
        ? brief.stoneCount
        : 0;
    const isWhole = count === 0 && !brief.has('layered');
    const [bold, slim, usual] = !isWhole ? [8, 3.6, 5.8] : isEven ? [5, 3, 4] : [9, 5, 8];
    const bigMm = brief.stoneSizeMm ?? (brief.has('bold') ? bold : brief.has('minimalist') ? slim : usual);
    return {
      stones: [
        ...(beside ? frontStones(brief, beside, bigMm) : []),
        ...kinds.map((kind, i) => ({
          role: i === 0 && !beside ? ('center' as const) : ('side' as const),
          kind,
          cut,
          size_mm: mm(bigMm * (1 - (isEven ? 0 : FALL * i))),
          count: kinds.length === 1 ? count : 0,
        })),
      ],
      variant: {
        setting:
          brief.wants('bezel') || (!brief.wants('prong') && (brief.has('geometric', 'honeycombs') || rng.chance(0.3)))
            ? 'bezel'
            : 'prong',
        strands: brief.has('layered') ? 2 : 1,
        ...(isEven ? { line: 'even' } : {}),
        ...(isWhole ? { whole: 'yes' } : {}),
        ...(beside ? { front: 'yes' } : {}),
        ...(count > 0 ? { count } : {}),
        ...sequenceChoice(brief),
      },
      dimensions: {
        ...(isWhole ? {} : { width: 42 }),
        ...(brief.smallestStoneMm === null ? {} : { smallest: mm(Math.min(bigMm, brief.smallestStoneMm)) }),
        length: USUAL_MM,
      },
      view: viewFrom(rng, -7, 6),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const isBehind = choice(spec, 'front') === 'yes';
    const inRow = stonesIn(spec).filter(({ role }) => !isBehind || role === 'side');
    const first = inRow[0]!;
    const isWhole = choice(spec, 'whole') === 'yes';
    const bigMm = first.size_mm;
    const bezel = choice(spec, 'setting') === 'bezel';
    const inFront = frontOf(bench, spec, bezel ? 'bezel' : 'prong');
    const z = Math.max(bigMm * 0.5, inFront?.depth ?? 0) + 1;
    const lengthMm = measure(spec, 'length', USUAL_MM);
    const isHung = isWhole && bigMm < CLOSE_MM;
    const half = isHung
      ? within(bigMm * HUNG.half, HUNG.range)
      : (isWhole ? widthOfLoop(lengthMm) : measure(spec, 'width', 42)) / 2;
    const loop = isHung ? hangingLoop(half, lengthMm, z) : openLoop(half, half * 2.2, z);
    const count = counted(spec, 'count', 0);
    const fall = count > 0 ? Math.max(FALL, FEW_FALL / count) : FALL;
    const smallestMm = lengthIn(spec, 'smallest');
    const row: Row = {
      kinds: inRow.map((s) => s.kind),
      sequence: sequenceIn(spec),
      cut: first.cut,
      bigMm,
      fallMm:
        smallestMm !== undefined
          ? fallTo(smallestMm, first, lengthMm, bezel)
          : choice(spec, 'line') === 'even'
            ? 0
            : bigMm * (isWhole ? WHOLE_FALL : fall),
      smallestMm: smallestMm ?? bigMm * 0.5,
      bezel,
      until: isWhole ? loop.closed - (bigMm * 0.5 + LEAST_CLASP_MM) / (2.15 * half) : ROW_ENDS,
      isWhole,
      seenMm: isHung ? half * HUNG.seen : isWhole ? Infinity : half * 2.2 * 0.72,
      perSide: count > 0 ? (count - 1) / 2 : MOST_PER_SIDE,
      role: 'center',
      front: inFront,
    };
    stoneRow(bench, half, loop, 0, row);
    if (Number(spec.root.params['strands']) > 1)
      stoneRow(bench, half * 0.8, openLoop(half * 0.8, half * 1.75, bigMm * 0.34 + 1), half * 0.5, {
        ...row,
        front: null,
        bigMm: bigMm * 0.68,
        smallestMm: bigMm * 0.4,
        seenMm: half * 1.75 * 0.72,
        until: 0.66,
      });
    const fill = isWhole ? 0.94 : 0.8;
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill, raise: isWhole ? 0 : 0.05 }));
  },
};
