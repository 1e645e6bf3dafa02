/** Initials: broad-pen capitals with thick downstrokes, thin upstrokes and serifs; alone or raised on a coin. */
import type { Figure, Stroke } from '../curves/figure';
import { sample, type Point2 } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import { disc, drawn, moved, through, wireOf } from './drawing';

/**
 * Strokes of each letter in tenths: `|` a thick stem, `/` a hairline, `(` a curve that swells in the middle, `o` a
 * closed curve that swells at its sides, then its points. Straight strokes have two or more points, curves are smooth
 * through theirs.
 */
const STROKES: Record<string, string> = {
  A: '/ -7,-10 0,10; | 0,10 7,-10; / -4,-3 5,-3',
  B: '| -5,10 -5,-10; ( -5,10 2,9.4 4.5,5.5 2,1.2 -5,0.6; ( -5,0.6 3,0 6.5,-4.8 3,-9.4 -5,-10',
  C: '( 6.5,6 3.5,9.4 -2,9.6 -7,4.5 -7,-4.5 -2,-9.6 3.5,-9.4 6.8,-6',
  D: '| -5.5,10 -5.5,-10; ( -5.5,10 2,9.4 7,4 7,-4 2,-9.4 -5.5,-10',
  E: '| -4.5,10 -4.5,-10; / -4.5,10 5.5,10; / -4.5,0.5 3.5,0.5; / -4.5,-10 6,-10',
  F: '| -4.5,10 -4.5,-10; / -4.5,10 5.5,10; / -4.5,0.5 3.5,0.5',
  G: '( 6.5,6 3.5,9.4 -2,9.6 -7,4.5 -7,-4.5 -2,-9.6 4,-9 7,-7; | 7,-7 7,-1; / 7,-1 2,-1',
  H: '| -6,10 -6,-10; | 6,10 6,-10; / -6,0.4 6,0.4',
  I: '| 0,10 0,-10; / -3,10 3,10; / -3,-10 3,-10',
  J: '( 3,10 3,-4 1,-9 -3,-9.6 -5.5,-6.5; / -0.5,10 6,10',
  K: '| -5,10 -5,-10; / 6,10 -5,-1; | -2,2 6.8,-10',
  L: '| -4,10 -4,-10; / -4,-10 6,-10',
  M: '/ -7.5,-10 -6.5,10; | -6.5,10 0,-8; / 0,-8 6.5,10; | 6.5,10 7.5,-10',
  N: '/ -6,-10 -6,10; | -6,10 6,-10; / 6,-10 6,10',
  O: 'o 0,10 -5.4,7.4 -7.4,0 -5.4,-7.4 0,-10 5.4,-7.4 7.4,0 5.4,7.4',
  P: '| -5,10 -5,-10; ( -5,10 3,9.4 6.5,4.6 3,-0.4 -5,-1',
  Q: 'o 0,10 -5.4,7.4 -7.4,0 -5.4,-7.4 0,-10 5.4,-7.4 7.4,0 5.4,7.4; | 1,-5 7.4,-10.6',
  R: '| -5,10 -5,-10; ( -5,10 3,9.4 6,5 3,0.6 -5,0; | -0.5,0 6.8,-10',
  S: '( 5.4,7 2.5,9.7 -2.5,9.4 -5.4,5.8 -3,2 2.6,-1 5.8,-5 3.4,-9.2 -2,-9.8 -6,-7',
  T: '| 0,10 0,-10; / -7,10 7,10',
  U: '( -6,10 -6,-4 -3.6,-8.8 0,-9.8 3.6,-8.8 6,-4 6,10',
  V: '| -7,10 0,-10; / 0,-10 7,10',
  W: '| -9,10 -4.5,-10; / -4.5,-10 0,6; | 0,6 4.5,-10; / 4.5,-10 9,10',
  X: '| -6.5,10 6.5,-10; / 6.5,10 -6.5,-10',
  Y: '| -7,10 0,0; / 7,10 0,0; | 0,0 0,-10',
  Z: '/ -6,10 6,10; | 6,10 -6,-10; / -6,-10 6.5,-10',
};

export const LETTERS: readonly string[] = Object.keys(STROKES);

const THICK = 0.125;
const THIN = 0.062;
const SERIF = 0.2;

interface Pen {
  pen: string;
  points: Point2[];
}

const pens = (name: string): Pen[] =>
  STROKES[name]!.split(';').map((text) => {
    const [pen, ...numbers] = text.trim().split(' ');
    const points = numbers.map((p): Point2 => {
      const [x, y] = p.split(',').map(Number);
      return [x! / 10, y! / 10];
    });
    return { pen: pen!, points };
  });

/**
 * Shortens a stroke at the baseline and at cap height, so that a round end of this half width does not extend beyond
 * the serifs.
 */
const drawnIn = (points: readonly Point2[], halfWidth: number): Point2[] =>
  points.map(([x, y], i): Point2 => {
    const [toX, toY] = points[i === 0 ? 1 : i - 1]!;
    const rise = toY - y;
    const by = Math.abs(y) === 1 && rise !== 0 ? (halfWidth - THIN) / Math.abs(rise) : 0;
    return [x + (toX - x) * by, y + rise * by];
  });

function strokeOf({ pen, points }: Pen): Stroke {
  if (pen === '|' || pen === '/') return wireOf(drawnIn(points, pen === '|' ? THICK : THIN), pen === '|' ? THICK : THIN);
  const closed = pen === 'o';
  const path = through(points, closed, 10);
  const swelling = (i: number): number => (closed ? Math.sin((TAU * i) / path.length) ** 2 : Math.sin((Math.PI * i) / (path.length - 1)));
  return wireOf(path, path.map((_, i) => THIN + (THICK - THIN) * swelling(i)), { closed });
}

/** Serifs at the baseline and at cap height, where a straight stroke ends without meeting another. */
function serifs(strokes: readonly Pen[]): Stroke[] {
  const ends = strokes.flatMap(({ points }) => [points[0]!, points[points.length - 1]!]);
  return strokes
    .filter(({ pen, points }) => (pen === '|' || pen === '/') && points[0]![1] !== points[points.length - 1]![1])
    .flatMap(({ pen, points }) => [points[0]!, points[points.length - 1]!].map((at) => ({ at, stem: pen === '|' ? THICK : THIN })))
    .filter(({ at }) => Math.abs(at[1]) === 1 && ends.filter((q) => q[0] === at[0] && q[1] === at[1]).length === 1)
    .map(({ at: [x, y], stem }) => {
      // A bracketed serif: as thick as the stem at its middle, thin and blunt at its ends.
      const across = sample(25, (t) => 2 * t - 1);
      return wireOf(
        across.map((t): Point2 => [x + (SERIF + stem * 0.45) * t, y - Math.sign(y) * (stem - THIN) * 0.5 * (1 - t * t) ** 2]),
        across.map((t) => THIN * 0.62 + (stem * 0.92 - THIN * 0.62) * (1 - t * t) ** 2.5),
      );
    });
}

/** A capital's strokes in half heights around its middle. */
export const capital = (name: string): Stroke[] => [...pens(name).map(strokeOf), ...serifs(pens(name))];

/** The letter alone, hanging from its top point nearest to the middle. */
export function letter(name: string): Figure {
  const strokes = capital(name);
  const tops = strokes.flatMap((s) => s.points).filter((p) => p[1] > 0.9);
  const [x, y] = tops.reduce((best, p) => (Math.abs(p[0]) < Math.abs(best[0]) ? p : best));
  return drawn({ isSoldered: true, strokes, stones: [{ at: strokes[0]!.points.at(-1)!, size: 0.3, role: 'center' }], hang: [x, y + 0.1] });
}

/** True for letters that hang straight, with a top point over their middle. */
export const hangsStraight = (name: string): boolean => Math.abs(letterTop(name)) < 0.2;

const letterTop = (name: string): number =>
  capital(name).flatMap((s) => s.points).filter((p) => p[1] > 0.9).reduce((best, p) => (Math.abs(p[0]) < Math.abs(best) ? p[0] : best), 1);

/** Gap between two letters of a monogram, in half heights of a letter. */
const SPACING = 0.2;

/** Extent of a letter with its strokes to both sides. */
export function reachOf(name: string): { left: number; right: number } {
  const xs = capital(name).flatMap((s) => s.points.map((p, i) => [p[0], typeof s.halfWidth === 'number' ? s.halfWidth : s.halfWidth[i]!] as const));
  return { left: Math.min(...xs.map(([x, half]) => x - half)), right: Math.max(...xs.map(([x, half]) => x + half)) };
}

/**
 * Letters side by side around the origin, scaled to the share `share` of a circle of radius 1: the strokes of each, and
 * half the height of a letter. `bolder` thickens the strokes.
 */
function inLine(letters: string, share: number, bolder: number): { lines: Stroke[][]; half: number } {
  const reaches = [...letters].map(reachOf);
  const total = reaches.reduce((sum, { left, right }) => sum + right - left, 0) + SPACING * (letters.length - 1);
  const half = share / Math.hypot(total / 2, 1);
  let x = -total / 2;
  const lines = [...letters].map((name, i) => {
    const { left, right } = reaches[i]!;
    const by: Point2 = [(x - left) * half, 0];
    x += right - left + SPACING;
    return capital(name).map((s): Stroke => ({
      ...s,
      points: moved(s.points, { scale: half, by }),
      halfWidth: typeof s.halfWidth === 'number' ? s.halfWidth * half * bolder : s.halfWidth.map((w) => w * half * bolder),
    }));
  });
  return { lines, half };
}

/** Letters raised on a coin with a rim. */
export function letterCoin(letters: string): Figure {
  const raised = inLine(letters, letters.length > 1 ? 0.76 : 0.66, letters.length > 1 ? 1.3 : 1.15).lines.flat().map((s): Stroke => ({ ...s, lifts: s.points.map(() => 0.055) }));
  return drawn({
    isSoldered: true,
    fills: [{ outline: disc(0, 0, 1, 96), rise: 'level', height: 0.2 }],
    strokes: [...raised, wireOf(disc(0, 0, 0.96, 96), 0.065, { closed: true, lifts: Array.from({ length: 96 }, () => 0.03) })],
    stones: [{ at: [0, 0.78], size: 0.2, role: 'center' }],
    hang: [0, 1],
  });
}

/** Distance of a letter ring's bars above and below the letters. */
const TIE = 0.13;

/**
 * Points at which a letter is joined to the bar above (1) or below (-1): ends of its straight strokes there, or its
 * extreme.
 */
function ties(strokes: readonly Stroke[], half: number, way: number): Point2[] {
  const ends = strokes.flatMap(({ points }) => [points[0]!, points[points.length - 1]!]).filter((p) => Math.abs(p[1] - way * half) < 0.01);
  const first = strokes.flatMap((s) => s.points).reduce((best, p) => (way * p[1] > way * best[1] ? p : best));
  return (ends.length > 0 ? ends : [first]).filter((p, i, all) => all.findIndex((q) => Math.abs(q[0] - p[0]) < 0.05) === i);
}

/** Letters in an open ring, joined to two bars above and below them. */
export function letterRing(letters: string): Figure {
  const { lines, half } = inLine(letters, 0.84, 1.35);
  const bars = [1, -1].flatMap((way): Stroke[] => {
    const y = way * (half + TIE);
    const x = Math.sqrt(0.93 ** 2 - y * y);
    return [wireOf([[-x, y], [x, y]], 0.042), ...lines.flatMap((line) => ties(line, half, way).map((p) => wireOf([p, [p[0], y]], 0.034)))];
  });
  return drawn({ isSoldered: true, strokes: [...lines.flat(), ...bars, wireOf(disc(0, 0, 0.93, 96), 0.07, { closed: true })], stones: [{ at: [0, -0.93], size: 0.26, role: 'center' }], hang: [0, 1] });
}
