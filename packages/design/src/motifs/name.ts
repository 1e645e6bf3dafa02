/** Names for nameplates: in script, or in capitals that stand on a bar; each a single piece of line. */
import type { Stroke } from '../curves/figure';
import type { Point2 } from '../geometry/curves';
import { wireOf } from './drawing';
import { LETTERS, capital, reachOf } from './letters';
import { canWrite, written } from './script';

/** The most letters that a plate has room for. */
export const LONGEST_NAME = 12;

export type Hand = 'script' | 'capitals';

/** Capitals throughout stay what they are, everything else is written. */
export const handOf = (name: string): Hand => (name === name.toUpperCase() ? 'capitals' : 'script');

/** True for names of two to twelve letters that one of the hands has. */
export const isName = (name: string): boolean =>
  name.length > 1 && name.length <= LONGEST_NAME && (handOf(name) === 'script' ? /^[A-Za-z]+$/.test(name) && canWrite(name) : [...name].every((letter) => LETTERS.includes(letter)));

/** A name as strokes of metal, mm, its line at y = 0 and its middle at x = 0. */
export interface NameStrokes {
  strokes: Stroke[];
  /** Where the chain's rings are soldered: near the top of the first and of the last letter. */
  ends: readonly [left: Point2, right: Point2];
  /** Where a stone can end the name. */
  after: Point2;
  width: number;
}

/** Half widths of the pen in its upstrokes and downstrokes, in tenths of the height of a small x, and at least so wide, mm. */
const PEN = { up: 0.56, down: 1.05, leastUp: 0.31, leastDown: 0.4 } as const;
/** Upright letters lean by this much: the pen is held so. */
const SLANT = 0.14;
/** A dot against the downstroke. */
const DOT = 1.45;
/** Room between capitals and the bar they stand on, in tenths of the height of a small x: capitals are two of them high. */
const SPACING = 1.2;
const BAR = 0.85;
/** Capitals are thickened by this. */
const BOLDER = 1.15;

/** The ends of a name: points of its first and last letters furthest up and out. */
function endsOf(strokes: readonly Stroke[], width: number): [Point2, Point2] {
  const points = strokes.flatMap((s) => s.points);
  const furthest = (way: number): Point2 => {
    const outer = way < 0 ? Math.min(...points.map((p) => p[0])) : Math.max(...points.map((p) => p[0]));
    const near = points.filter((p) => Math.abs(p[0] - outer) < width * 0.1 + 1);
    return near.reduce((best, p) => (p[1] + way * 0.8 * p[0] > best[1] + way * 0.8 * best[0] ? p : best));
  };
  return [furthest(-1), furthest(1)];
}

function inScript(name: string, unit: number): NameStrokes {
  const { lines, dots, width } = written(name);
  const put = ([x, y]: Point2): Point2 => [(x - width / 2 + y * SLANT) * unit, y * unit];
  const up = Math.max(PEN.leastUp, PEN.up * unit);
  const down = Math.max(PEN.leastDown, PEN.down * unit);
  const strokes = lines.map((line): Stroke => {
    const n = line.length;
    const pressed = line.map((_, i) => {
      const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(n - 1, i + 1)]!];
      return Math.max(0, (a[1] - b[1]) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1));
    });
    // The pen's pressure comes and goes little by little.
    const eased = pressed.map((_, i) => {
      const near = pressed.slice(Math.max(0, i - 4), i + 5);
      return near.reduce((sum, x) => sum + x, 0) / near.length;
    });
    return wireOf(line.map(put), eased.map((share) => up + (down - up) * share));
  });
  const marks = dots.map((at) => wireOf([put(at), put([at[0], at[1] + 0.01])], down * DOT));
  const last = lines[lines.length - 1]!;
  const ends = endsOf(strokes, width * unit);
  return { strokes: [...strokes, ...marks], ends, after: put(last[last.length - 1]!), width: width * unit };
}

function inCapitals(name: string, unit: number): NameStrokes {
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
  return { strokes: [...strokes, bar], ends: endsOf(strokes, width), after: [width / 2, 0], width };
}

const write = (name: string, unit: number): NameStrokes => (handOf(name) === 'script' ? inScript : inCapitals)(name, unit);

/** Width of a plate where there is room for it, and the least and greatest tenth of the height of a small x, mm. */
const PLATE_MM = 36;
const UNIT_MM = [0.36, 0.6] as const;

/** How wide the plate of a name usually is, mm: long names are written smaller. */
export function plateWidth(name: string): number {
  const { width } = write(name, 1);
  return width * Math.min(UNIT_MM[1], Math.max(UNIT_MM[0], PLATE_MM / width));
}

/** The name as strokes, in the hand that it is given in, as large as a plate of a width makes it, mm. */
export const nameStrokes = (name: string, widthMm: number): NameStrokes => write(name, widthMm / write(name, 1).width);
