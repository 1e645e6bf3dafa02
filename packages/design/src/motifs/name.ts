/** Names for nameplates: in script, in capitals on a bar, or in Arabic; each is connected. */
import type { Stroke } from '../curves/figure';
import type { Point2 } from '../geometry/curves';
import { wireOf } from './drawing';
import { LETTERS, capital, reachOf } from './letters';
import { canWriteNaskh, naskh } from './naskh';
import { written, type Writing } from './script';

/** Maximum number of letters of a nameplate. */
export const LONGEST_NAME = 12;

type Hand = 'script' | 'capitals' | 'naskh';

/** Names in Latin capitals stay capitals, others are written in script. */
const handOf = (name: string): Hand => (/\p{Script=Arabic}/u.test(name) ? 'naskh' : name === name.toUpperCase() ? 'capitals' : 'script');

const HAS: Readonly<Record<Hand, (name: string) => boolean>> = {
  script: (name) => /^[A-Za-z]+$/.test(name),
  capitals: (name) => [...name].every((letter) => LETTERS.includes(letter)),
  naskh: canWriteNaskh,
};

/** True for names of two to twelve letters that one of the hands can write. */
export const isName = (name: string): boolean => name.length > 1 && name.length <= LONGEST_NAME && HAS[handOf(name)](name);

/** A name as metal strokes, mm, its baseline at y = 0 and its middle at x = 0. */
export interface NameStrokes {
  strokes: Stroke[];
  /** Positions of the chain's rings, near the tops of the first and the last letter. */
  ends: readonly [left: Point2, right: Point2];
  /** Position of a stone after the name: on the right or, in Arabic, on the left. */
  after: Point2;
  onward: 1 | -1;
  /** Middles of the dots of letters, in the order of writing. */
  dots: readonly Point2[];
  width: number;
}

/** Half widths of the pen in upstrokes and downstrokes, in tenths of the x-height, and their minimums, mm. */
const PEN = { up: 0.56, down: 1.05, leastUp: 0.31, leastDown: 0.4 } as const;
/** Slant of upright letters. */
const SLANT = 0.14;
/** Size of a dot relative to a downstroke. */
const DOT = 1.45;
/** Gaps between capitals, in tenths of the x-height, of which capitals have two. */
const SPACING = 1.2;
const BAR = 0.85;
/** Thickness factor of capitals. */
const BOLDER = 1.15;

/** Maximum height difference of a name's ends, as a share of its height, so that it does not hang askew. */
const ASKEW = 0.45;
const ABOVE_LOWER = 0.3;

/** The ends of a name: balanced points of its first and last letters, as far up and out as possible. */
function endsOf(strokes: readonly Stroke[], width: number): [Point2, Point2] {
  const points = strokes.flatMap((s) => s.points);
  const furthest = (way: number, below = Infinity): Point2 => {
    const outer = way < 0 ? Math.min(...points.map((p) => p[0])) : Math.max(...points.map((p) => p[0]));
    const near = points.filter((p) => Math.abs(p[0] - outer) < width * 0.1 + 1);
    const low = near.filter((p) => p[1] <= below);
    return (low.length > 0 ? low : near).reduce((best, p) => (p[1] + way * 0.8 * p[0] > best[1] + way * 0.8 * best[0] ? p : best));
  };
  const [left, right] = [furthest(-1), furthest(1)];
  const tall = Math.max(...points.map((p) => p[1])) - Math.min(...points.map((p) => p[1]));
  if (Math.abs(left[1] - right[1]) <= tall * ASKEW) return [left, right];
  const most = Math.min(left[1], right[1]) + tall * ABOVE_LOWER;
  return [furthest(-1, most), furthest(1, most)];
}

/** Pen pressure at each point of a line, 0 to 1. */
type Pressure = (line: readonly Point2[]) => number[];

/** The direction of a line at each of its points, as a unit vector. */
const directions = (line: readonly Point2[]): Point2[] =>
  line.map((_, i) => {
    const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  });

/** A pointed pen widens in downstrokes, with gradual pressure. */
const pointed: Pressure = (line) => {
  const pressed = directions(line).map(([, y]) => Math.max(0, -y));
  return pressed.map((_, i) => {
    const near = pressed.slice(Math.max(0, i - 4), i + 5);
    return near.reduce((sum, x) => sum + x, 0) / near.length;
  });
};

/** Angle of a broad reed pen, degrees: thin strokes along its edge, thick across. */
const REED_DEG = 65;
const [reedX, reedY] = [Math.cos((REED_DEG * Math.PI) / 180), Math.sin((REED_DEG * Math.PI) / 180)];
const reed: Pressure = (line) => directions(line).map(([x, y]) => Math.abs(x * reedY - y * reedX));

/** Converts a writing to metal strokes, its middle at x = 0. */
function inked({ lines, dots, signs, ties, width }: Writing, unit: number, pressure: Pressure, slant: number): { strokes: Stroke[]; put: (p: Point2) => Point2 } {
  const put = ([x, y]: Point2): Point2 => [(x - width / 2 + y * slant) * unit, y * unit];
  const up = Math.max(PEN.leastUp, PEN.up * unit);
  const down = Math.max(PEN.leastDown, PEN.down * unit);
  const strokes = [
    ...lines.map((line): Stroke => wireOf(line.map(put), pressure(line).map((share) => up + (down - up) * share))),
    ...[...signs, ...ties].map((line) => wireOf(line.map(put), up)),
    ...dots.map((at) => wireOf([put(at), put([at[0], at[1] + 0.01])], down * DOT)),
  ];
  return { strokes, put };
}

/** The end of the last letter. */
const lastEnd = ({ lines }: Writing): Point2 => lines.map((line) => line.at(-1)!).reduce((last, p) => (p[0] > last[0] ? p : last));

/** A name in one of the hands, not yet scaled. */
interface Handwriting {
  /** In tenths of the x-height. */
  width: number;
  /** Converts it to metal, with `unit` mm for a tenth of the x-height. */
  inMetal: (unit: number) => NameStrokes;
}

function inScript(name: string): Handwriting {
  const writing = written(name);
  return {
    width: writing.width,
    inMetal: (unit) => {
      const { strokes, put } = inked(writing, unit, pointed, SLANT);
      const width = writing.width * unit;
      return { strokes, ends: endsOf(strokes, width), after: put(lastEnd(writing)), onward: 1, dots: writing.dots.map(put), width };
    },
  };
}

/** Size factor of Arabic letters, which are lower. */
const NASKH_SCALE = 1.5;

/** The stone after an Arabic name is low at the end of its last letter, clear of the chain. */
function inNaskh(name: string): Handwriting {
  const writing = naskh(name);
  return {
    width: writing.width * NASKH_SCALE,
    inMetal: (unit) => {
      const { strokes, put } = inked(writing, unit * NASKH_SCALE, reed, 0);
      const width = writing.width * unit * NASKH_SCALE;
      const after = writing.lines.flat().map(put).reduce((best, p) => (2 * p[0] + p[1] < 2 * best[0] + best[1] ? p : best));
      return { strokes, ends: endsOf(strokes, width), after, onward: -1, dots: writing.dots.map(put), width };
    },
  };
}

function capitalsInMetal(name: string, unit: number): NameStrokes {
  const k = unit * 10;
  let x = 0;
  const letters = [...name].map((letter) => {
    const { left, right } = reachOf(letter);
    const from = x - left * k;
    x += (right - left) * k + SPACING * unit;
    return { letter, from };
  });
  const width = x - SPACING * unit;
  const thick = (half: number): number => Math.max(PEN.leastUp, half * k * BOLDER);
  const strokes = letters.flatMap(({ letter, from }) =>
    capital(letter).map((s): Stroke => ({
      ...s,
      points: s.points.map(([px, py]): Point2 => [px * k + from - width / 2, (py + 1) * k]),
      halfWidth: typeof s.halfWidth === 'number' ? thick(s.halfWidth) : s.halfWidth.map(thick),
    })),
  );
  const bar = wireOf([[-width / 2, -0.02 * k], [width / 2, -0.02 * k]], Math.max(0.45, BAR * unit));
  return { strokes: [...strokes, bar], ends: endsOf(strokes, width), after: [width / 2, 0], onward: 1, dots: [], width };
}

const inCapitals = (name: string): Handwriting => ({ width: capitalsInMetal(name, 1).width, inMetal: (unit) => capitalsInMetal(name, unit) });

const IN_HAND = { script: inScript, capitals: inCapitals, naskh: inNaskh } as const;
const write = (name: string): Handwriting => IN_HAND[handOf(name)](name);

/** Default width of a plate, and minimum and maximum of a tenth of the x-height, mm. */
const PLATE_MM = 36;
const UNIT_MM = [0.36, 0.6] as const;

/** Default width of a name's plate, mm; long names, and names that would be taller than `tallestMm`, are smaller. */
export function plateWidth(name: string, tallestMm = Infinity): number {
  const { width, strokes } = write(name).inMetal(1);
  const heights = strokes.flatMap((s) => s.points.map((p) => p[1]));
  const tall = Math.max(...heights) - Math.min(...heights);
  return width * Math.min(UNIT_MM[1], tallestMm / tall, Math.max(UNIT_MM[0], PLATE_MM / width));
}

/** Number of dots over and under the letters of a name, which can hold stones. */
export const dotsOf = (name: string): number => (isName(name) ? nameStrokes(name, PLATE_MM).dots.length : 0);

/** The name as strokes, in the hand of its letters, scaled to the width of a plate, mm. */
export function nameStrokes(name: string, widthMm: number): NameStrokes {
  const { width, inMetal } = write(name);
  return inMetal(widthMm / width);
}
