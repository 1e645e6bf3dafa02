/** Bracelets of solid links: plates on pins, interlocked hoops, a heavy curb. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { photographed } from '../../parts/shot';
import { plate, roundedBox } from '../../geometry/blocks';
import { polygon, sample, turn, type Point2 } from '../../geometry/curves';
import { buffTop, lathe, tube } from '../../geometry/sweep';
import type { Solid } from '../../geometry/solid';
import { TAU, add, along } from '../../geometry/vec';
import { choice, measure, mm, viewFrom, type Maker } from '../maker';
import { LONE_AZIMUTH, evenAngles, onOval, roundLength, wristOval, type Oval } from './common';
import { isFlatLinked } from './linkSizes';
import { PAVE_SHARE, curb } from './curb';
import { besidePlate, flatCurb, hasPlate, isPlateFree } from './flatCurb';
import { stonesIn } from '../../spec/tree';
import { jewel, jewelAt, jewelPlate } from './linkJewel';
import { z } from 'zod';
import { countOf, lengthMm, words, yesNo } from '../params';

/** Inner diameter for which flat curbs are planned, mm: their whole length lies around the oval. */
const FLAT_MM = 57;
/** Rise of the cushion of a plate over its edge, outwards and towards the wrist, mm. */
const CUSHION_MM = 1.1;
const BACK_MM = 0.6;

/** Most stones on every second link of the visible front. */
const MOST_COUNTED = 9;

export const linkBracelet: Maker = {
  name: 'link-bracelet',
  params: z
    .strictObject({
      form: z.enum(['lozenges', 'hoops', 'curb', 'plates']),
      /** Links of a heavy curb that differ from it. */
      links: z.enum(['figaro', 'mariner']),
      share: countOf(0, 100),
      edge: z.enum(['crisp', 'soft']),
      /** With a plate between curb links, blank or with a text. */
      plate: yesNo(),
      text: words(),
      inner_diameter: lengthMm(30, 90),
      height: lengthMm(2.5, 60),
    })
    .partial(),
  plan: (brief, rng) => {
    const text = brief.engraving?.inside === false ? brief.engraving.text : null;
    // A bar between stones is not a plate.
    const isPlated = isFlatLinked(brief.chain) && isPlateFree(brief) && (text !== null || brief.wants('bar'));
    // "Each link set with an emerald."
    const isEach =
      brief.wants('links') &&
      !brief.wants('second-links') &&
      !brief.wants('third-links') &&
      brief.gemsGiven &&
      brief.named.some(({ isEach: each, isSeveral }) => each && !isSeveral);
    const form = isFlatLinked(brief.chain)
      ? 'curb'
      : isEach
        ? 'plates'
        : brief.wants('alternating') && brief.isTwoTone && brief.gems.length === 0
          ? 'curb'
          : brief.has('sci-fi') || brief.has('innovative')
            ? 'plates'
            : brief.has('geometric')
              ? rng.pick(['lozenges', 'plates'])
              : brief.has('organic-shapes')
                ? 'hoops'
                : rng.pick(['curb', 'curb', 'hoops', 'lozenges']);
    const wanted = brief.cuts[0];
    const isCounted = !isEach && brief.stoneCount !== null && brief.stoneCount > 1 && brief.stoneCount <= MOST_COUNTED;
    const counted = isCounted ? brief.stoneCount : null;
    const share = brief.wants('third-links')
      ? 3
      : isEach && !brief.wants('second-links')
        ? 1
        : counted !== null || brief.quantity === 'many' || brief.wants('second-links')
          ? 2
          : 0;
    const isPaved = form === 'curb' && brief.wants('pave');
    const isFlat = form === 'curb' && (isPlated || brief.gems.length === 0);
    const height = isFlat
      ? brief.has('bold')
        ? 12
        : brief.has('minimalist')
          ? 5
          : 9
      : brief.has('bold')
        ? 15
        : brief.has('minimalist')
          ? 7.5
          : 11;
    return {
      stones:
        brief.gems[0] && isPlated
          ? [besidePlate(brief, brief.gems[0], height)]
          : brief.gems[0] && !isFlat
            ? [
                isPaved
                  ? { role: 'pave', kind: brief.gems[0], cut: 'round', size_mm: mm(height * PAVE_SHARE), count: 0 }
                  : {
                      role: 'center',
                      kind: brief.gems[0],
                      cut: wanted ?? (form === 'plates' ? 'princess' : form === 'lozenges' ? 'hexagon' : 'round'),
                      size_mm: mm(Math.min(5, brief.stoneSizeMm ?? (share > 0 ? 3.8 : form === 'hoops' ? 3.2 : 5))),
                      count: counted ?? (share > 0 ? 0 : 1),
                    },
              ]
            : [],
      variant: {
        form,
        ...(form === 'curb' && isFlat && isFlatLinked(brief.chain) && brief.chain !== 'curb'
          ? { links: brief.chain }
          : {}),
        share,
        edge: brief.has('minimalist') ? 'soft' : 'crisp',
        ...(isPlated ? (text === null ? { plate: 'yes' } : { text }) : {}),
      },
      dimensions: { inner_diameter: isFlat ? FLAT_MM : 50, height },
      view: viewFrom(
        rng,
        isPlated || (share === 0 && brief.gems.length > 0) ? LONE_AZIMUTH : 18,
        isFlat && !isPlated ? 42 : 30,
      ),
    };
  },
  build: photographed({ rig: 'floor', distanceMm: 330, fill: 0.86 }, (bench, spec) => {
    const form = choice(spec, 'form');
    const height = measure(spec, 'height', 11);
    const oval = wristOval(measure(spec, 'inner_diameter', 50), 0.9);
    if (form === 'curb' && (hasPlate(bench) || stonesIn(spec).length === 0)) flatCurb(bench, oval, height);
    else if (form === 'curb') curb(bench, oval, height);
    else if (form === 'hoops') hoops(bench, oval, height);
    else plates(bench, oval, height, form === 'lozenges');
  }),
};

/** Plates or lozenges side by side on upright pins, with a ridge or a frame on each. */
function plates(bench: Bench, oval: Oval, height: number, isLozenge: boolean): void {
  const wide = isLozenge ? height * 0.86 : height * 0.62;
  const count = Math.round(roundLength(oval) / (wide + (isLozenge ? 0.2 : 0.75)));
  const thick = 1.15;
  const outline: Point2[] = isLozenge
    ? polygon(6, wide * 0.56).map(([x, y]): Point2 => [x, y * (height / wide / 0.97)])
    : [
        [wide / 2, -height / 2 + 1],
        [wide / 2, height / 2 - 1],
        [wide / 2 - 1, height / 2],
        [-wide / 2 + 1, height / 2],
        [-wide / 2, height / 2 - 1],
        [-wide / 2, -height / 2 + 1],
        [-wide / 2 + 1, -height / 2],
        [wide / 2 - 1, -height / 2],
      ];
  const scaled = (x: number, y: number): Point2[] => outline.map(([u, v]): Point2 => [u * x, v * y]);
  const body = bench.define(plate(outline, -thick, thick * 0.35, isLozenge ? 0.18 : 0.28), 20);
  const top = thick * (isLozenge ? 0.85 : 0.6);
  // A bevel or two steps around a cushion, and a cushion towards the wrist: a plane reflects a single region of the room.
  const cushion = (from: number, at: number, high: number): Point2[] =>
    sample(10, (t): Point2 => {
      const share = from * (1 - t);
      return [Math.max(0.002, share), at + high * (1 - (share / from) ** 2)];
    });
  const inner = bench.define(
    isLozenge
      ? buffTop(scaled(0.74, 0.78), [[0.002, 0], [1, 0], [1, thick * 0.2], ...cushion(0.82, top, CUSHION_MM)])
      : buffTop(scaled(0.8, 0.86), [
          [0.002, 0],
          [1, 0],
          [1, top * 0.7],
          [0.95, top],
          [0.8, top],
          ...cushion(0.78, top * 1.2, CUSHION_MM),
        ]),
    12,
  );
  const back = bench.define(
    buffTop(scaled(0.86, 0.88), [
      ...cushion(1, -thick - 0.06, -BACK_MM).toReversed(),
      [1, -thick + 0.2],
      [0.002, -thick + 0.2],
    ]),
    12,
  );
  const pinRadius = 0.72;
  const pin = bench.define(
    lathe(
      [
        [0.01, -height * 0.36],
        [pinRadius - 0.15, -height * 0.36],
        [pinRadius, -height * 0.36 + 0.15],
        [pinRadius, height * 0.36 - 0.15],
        [pinRadius - 0.15, height * 0.36],
        [0.01, height * 0.36],
      ],
      28,
    ),
    30,
  );
  const base = height / 2 + 0.15;
  const angles = evenAngles(count, oval);
  angles.forEach((a, i) => {
    const { at, axes } = onOval(a, oval);
    const origin: Vec3 = [at[0], base, at[2]];
    // The plate at the back carries the clasp.
    const isBack = i === Math.round(count / 2);
    const stone = isBack ? undefined : jewelAt(bench, i, count);
    if (stone) jewelPlate(bench, stone, { origin, axes }, outline, { face: thick * 0.35, back: thick + 0.5 });
    else {
      bench.place(body, { origin, axes });
      bench.place(back, { origin, axes });
      bench.place(inner, { origin, axes });
    }
    const next = i + 1 < count ? angles[i + 1]! : TAU;
    const { at: p, axes: q } = onOval((a + next) / 2, oval);
    bench.place(pin, { origin: along([p[0], base, p[2]], q[2], -thick * 0.42), axes: [q[2], q[0], q[1]] });
    if (isBack)
      bench.add(roundedBox([wide * 0.16, height * 0.12, 0.4], 0.2), 30, {
        origin: along(origin, axes[2], thick * 0.5),
        axes,
      });
  });
}

/** Round hoops, alternately upright and horizontal, each through the next. */
function hoops(bench: Bench, oval: Oval, height: number): void {
  const radius = height * 0.5;
  const wire = Math.max(0.75, height * 0.085);
  const ring = (r: number, w: number): Solid =>
    tube(
      turn(56, (a): Vec3 => [r * Math.cos(a), r * Math.sin(a), 0]),
      w,
      { closed: true, points: 16, up: [0, 0, 1], flat: 0.75 },
    );
  const big = bench.define(ring(radius - wire, wire), 50);
  const smallRadius = height * 0.27;
  const small = bench.define(ring(smallRadius, wire * 0.8), 50);
  const pitch = (radius - wire) * 2 + smallRadius * 2 - wire * 3.4;
  const count = Math.max(8, Math.ceil(roundLength(oval) / pitch));
  const base = radius + 0.1;
  const angles = evenAngles(count * 2, oval);
  angles.forEach((a, i) => {
    const { at, axes } = onOval(a, oval);
    const origin: Vec3 = [at[0], base, at[2]];
    if (i % 2 === 1) {
      bench.place(small, { origin, axes: [axes[0], axes[2], [0, -1, 0]] });
      return;
    }
    bench.place(big, { origin, axes, surface: i % 4 ? bench.finish('hammered') : bench.metal });
    // A stone is in the middle of its hoop on a crossbar.
    if (jewelAt(bench, i / 2, count)) {
      bench.add(
        tube([add(origin, [0, -radius + wire, 0]), origin, add(origin, [0, radius - wire, 0])], 0.62, {
          points: 12,
          roundEnds: false,
        }),
        40,
      );
      jewel(bench, i / 2, count, origin, axes, 0.1, radius * 1.1);
    }
  });
}
