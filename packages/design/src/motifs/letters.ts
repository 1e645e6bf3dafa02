/** Initials: capitals after the pointed pen, their downstrokes thick and their upstrokes thin. */
import type { Figure, Stroke } from '../curves/figure';
import type { Point2 } from '../geometry/curves';
import { drawn, through, wireOf } from './drawing';

/**
 * Strokes of each letter in tenths: `|` a thick stem, `/` a hairline, `(` a curve that swells in the middle, then its
 * points. Straight strokes have two or more points, curves run smoothly through theirs.
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
  O: '( 0,10 -5.4,7.6 -7.4,0 -5.4,-7.6 0,-10; ( 0,-10 5.4,-7.6 7.4,0 5.4,7.6 0,10',
  P: '| -5,10 -5,-10; ( -5,10 3,9.4 6.5,4.6 3,-0.4 -5,-1',
  Q: '( 0,10 -5.4,7.6 -7.4,0 -5.4,-7.6 0,-10; ( 0,-10 5.4,-7.6 7.4,0 5.4,7.6 0,10; | 1,-5 8,-11',
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

const THICK = 0.135;
const THIN = 0.07;

function strokeOf(text: string): Stroke {
  const [pen, ...numbers] = text.trim().split(' ');
  const points = numbers.map((p): Point2 => {
    const [x, y] = p.split(',').map(Number);
    return [x! / 10, y! / 10];
  });
  if (pen !== '(') return wireOf(points, pen === '|' ? THICK : THIN);
  const path = through(points, false, 10);
  return wireOf(path, path.map((_, i) => THIN + (THICK - THIN) * Math.sin((Math.PI * i) / (path.length - 1))));
}

/** A capital letter hung from its top. */
export function letter(name: string): Figure {
  const strokes = STROKES[name]!.split(';').map(strokeOf);
  const highest = Math.max(...strokes.flatMap((s) => s.points.map((p) => p[1])));
  const tops = strokes.flatMap((s) => s.points).filter((p) => p[1] > highest - 0.05);
  const hang = tops.reduce((best, p) => (Math.abs(p[0]) < Math.abs(best[0]) ? p : best));
  const stem = strokes[0]!.points;
  return drawn({ strokes, stones: [{ at: stem[stem.length - 1]!, size: 0.3, role: 'center' }], hang: [hang[0], hang[1] + 0.1] });
}
