import type { Surface, Vec3 } from '../../piece';
import type { DesignPart, Stone } from '../../spec';
import { roundedBox } from '../../geometry/blocks';
import { type Point2, sample } from '../../geometry/curves';
import { lathe, tube } from '../../geometry/sweep';
import { WORLD } from '../../geometry/vec';
import { easternLines } from '../../motifs/easternNumerals';
import { numeralLines } from '../../motifs/numerals';
import { bezelCup } from '../../parts/head';
import { LUME, clock } from './frame';
import { COLORS } from './handColors';
import { type DialFrame, HOURS } from './dialFrame';

const ROMAN: readonly string[] = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
/** Numerals of a 40 mm watch: height, maximum width, wire radius, and distance from the middle, mm. */
const NUMERAL = { tall: 2.7, wide: 4.3, wire: 0.19, at: 12.2 } as const;

/** Width of a case up to which numerals are narrower at its sides, relative to a round one, and their width. */
const SLIM = 0.75;
const CLOSE = 0.76;

/** Styles of numerals; the slant of Breguet's, which are arabic. */
const NUMERALS: ReadonlySet<string> = new Set(['roman', 'arabic', 'eastern', 'breguet']);
const SLANT = 0.24;
/** Radius of a ring around luminous paint, mm. */
const CUP_MM = 1.22;
/** Radius of a dot at an hour, mm, and the size of twelve's relative to it. */
const POINT_MM = 0.72;
const TWELVE_POINT = 1.45;
/** Hours with a numeral. */
const NUMBERED_AT: Readonly<Record<string, readonly number[]>> = {
  all: Array.from({ length: HOURS }, (_, hour) => hour),
  quarters: [0, 3, 6, 9],
  'twelve-six': [0, 6],
  twelve: [0],
};

/**
 * The numeral of an hour: roman ones with their feet towards the middle, as usual on dials, others upright. Applied in
 * metal on dark dials, printed on pale ones.
 */
function numeral({ w, isPale, paint }: DialFrame, hour: number, style: string, own: Surface | undefined): void {
  const isRoman = style === 'roman';
  const share = hour / HOURS;
  const { out, axes } = clock(share);
  const { lines, width, height } =
    style === 'eastern' ? easternLines(hour || HOURS) : numeralLines(isRoman ? ROMAN[hour]! : String(hour || HOURS));
  const small = Math.min(1, w.slimness * (w.box?.isOval ? 0.96 : 1.16));
  // Beside the middle of a narrow case the numerals are closer together.
  const wide = NUMERAL.wide * (w.slimness < SLIM && hour % 6 > 1 && hour % 6 < 5 ? CLOSE : 1);
  const [sx, sy] = [Math.min(NUMERAL.tall / height, wide / width) * small, (NUMERAL.tall / height) * small];
  const r = NUMERAL.at * w.reach(share) - (w.box ? 0.75 : 0);
  const slant = style === 'breguet' ? SLANT : 0;
  for (const line of lines)
    w.put(
      tube(
        line.map(([x, y]): Vec3 => [x * sx + y * sy * slant, y * sy, 0]),
        NUMERAL.wire,
        { points: 10, up: [0, 0, 1] },
      ),
      40,
      own ?? (isPale ? paint : w.bench.metal),
      w.at(out[0] * r, out[1] * r, isPale ? 5.62 : 5.72),
      isRoman ? axes : WORLD,
    );
}

/**
 * The track of minutes: distance of its middle from the edge of the case, beside the rim of a round dial and inside the
 * slope of another one, half the length of its marks, and the gap to the marks of the hours, mm of a 40 mm watch.
 */
const TRACK = { inRound: 5.35, inBox: 5.15, half: 0.4, gap: 0.5 } as const;

/** A mark for every minute. */
export function minuteTrack(frame: DialFrame): void {
  const { w } = frame;
  const form = frame.indices?.params['form'];
  const isSlim = form !== 'bar' && form !== 'dots' && form !== 'points';
  const tick = w.bench.define(roundedBox([0.1, TRACK.half, 0.08], 0.05, 2), 25);
  for (let i = 0; i < 60; i++) {
    const { x, y, axes } = w.mark(i / 60, w.box ? TRACK.inBox : TRACK.inRound);
    w.bench.place(tick, {
      axes,
      origin: w.at(x, y, 5.62),
      scale: w.k,
      surface: isSlim ? frame.paint : w.bench.metal,
    });
  }
}

export function indices(frame: DialFrame, { params, stones }: DesignPart): void {
  const { w } = frame;
  const { bench } = w;
  const style = String(params['form'] ?? 'bar');
  const numbered = String(params['numbered'] ?? 'all');
  const own = COLORS[String(params['color'])];
  const metal = own ?? bench.metal;
  const isNumeral = NUMERALS.has(style);
  const [isSlim, isLuminous] = [style === 'slim' || isNumeral, style === 'dots'];
  const fill = isLuminous ? LUME : frame.paint;
  const long = isSlim ? 1.7 : 1.5;
  const bar = bench.define(roundedBox([isSlim ? 0.23 : isLuminous ? 0.54 : 0.42, long, 0.28], 0.12), 25);
  const inlay = bench.define(
    roundedBox(isLuminous ? [0.36, 1.3, 0.1] : [0.2, 1.15, 0.06], isLuminous ? 0.09 : 0.04, 2),
    25,
  );
  // A domed plot of lume in a ring of metal.
  const cup = bench.define(
    lathe(
      [
        [0.01, -0.3],
        [CUP_MM, -0.3],
        [CUP_MM, 0.24],
        [1.13, 0.36],
        [0.97, 0.36],
        [0.92, 0.26],
        [0.01, 0.26],
      ],
      32,
    ),
    30,
  );
  const dot = bench.define(
    lathe(
      [
        [0.01, 0],
        [0.92, 0],
        ...sample(6, (t): Point2 => [
          0.92 * Math.cos((t * Math.PI) / 2) + 0.001,
          0.04 + 0.2 * Math.sin((t * Math.PI) / 2),
        ]),
      ],
      32,
    ),
    50,
  );
  // A polished half ball.
  const point = bench.define(
    lathe(
      [
        [0.01, 0],
        ...sample(9, (u): Point2 => [
          POINT_MM * Math.cos((u * Math.PI) / 2) + 0.001,
          POINT_MM * Math.sin((u * Math.PI) / 2),
        ]),
      ],
      28,
    ),
    50,
  );
  for (let hour = 0; hour < HOURS; hour++) {
    if (frame.isTaken(hour)) continue;
    const { x, y, out, axes } = w.mark(hour / HOURS, w.box ? TRACK.inBox : TRACK.inRound);
    // Inside the track, for a mark of half its length along the radius.
    const on = (half: number, z: number, off = 0): Vec3 => {
      const inwards = TRACK.half + TRACK.gap + half;
      return w.at(x - out[0] * inwards + axes[0][0] * off, y - out[1] * inwards + axes[0][1] * off, z);
    };
    if (isNumeral && NUMBERED_AT[numbered]!.includes(hour)) {
      numeral(frame, hour, style, own);
      continue;
    }
    if (style === 'points') {
      bench.place(point, { origin: on(POINT_MM, 5.66), scale: w.k * (hour === 0 ? TWELVE_POINT : 1), surface: metal });
      continue;
    }
    if (isLuminous && hour % 3 !== 0) {
      bench.place(cup, { origin: on(CUP_MM, 5.85), scale: w.k, surface: metal });
      bench.place(dot, { origin: on(CUP_MM, 6.11), scale: w.k, surface: LUME });
      continue;
    }
    for (const off of hour === 0 && !isSlim ? [-1, 1].map((side) => side * (isLuminous ? 0.7 : 0.62)) : [0]) {
      bench.place(bar, { axes, origin: on(long, 5.85, off), scale: w.k, surface: metal });
      if (!isSlim) bench.place(inlay, { axes, origin: on(long, 6.12, off), scale: w.k, surface: fill });
    }
  }
  if (stones?.[0]) setHours(frame, stones[0]);
}

/** Stones at the hours, their long side towards the middle. */
function setHours(frame: DialFrame, { kind, cut, size_mm, role }: Stone): void {
  const { w } = frame;
  for (const hour of frame.stoneHours()) {
    const share = hour / HOURS;
    const { out, axes } = clock(share);
    const r = 12.6 * w.reach(share);
    const origin: Vec3 = w.at(out[0] * r, out[1] * r, 6.15);
    w.bench.stone({ kind, cut, sizeMm: size_mm, role, origin, axes });
    w.bench.add(bezelCup(cut, size_mm, axes, origin, { wallMm: 0.26, depth: 0.7, open: 0.8 }), 40);
  }
}
