/**
 * Names in Arabic: a plain naskh, each letter in the shape that its neighbours require, written from right to left with
 * a reed pen.
 */
import type { Point2 } from '../geometry/curves';
import { moved } from './drawing';
import type { BodyName, Shapes, Sign } from './naskhLetters';
import { BODIES, LETTERS, SIGNS } from './naskhLetters';
import type { Writing } from './script';
import { flowingLine, penLine } from './script';

/** Bodies that end what is joined: nothing goes on from them. */
const ENDING: ReadonlySet<BodyName> = new Set(['alef', 'dal', 'reh', 'waw', 'hamza', 'lamAlef']);
const ENDING_LETTERS = new Set(['ة', 'ى']);
/** Bodies that are another one where they go on to the next letter. */
const GOING_ON: Readonly<Partial<Record<BodyName, BodyName>>> = { noon: 'beh', yeh: 'beh', qaf: 'feh' };
const LAM_ALEFS: Readonly<Record<string, string>> = { 'لا': 'ﻻ', 'لأ': 'ﻷ', 'لإ': 'ﻹ', 'لآ': 'ﻵ' };

/** The letters of a name, lam and alef as one; the yeh of Persia has its dots only where it goes on. */
const letters = (name: string): string[] =>
  [...name.replaceAll(/ی(?=\p{L})/gu, 'ي').replaceAll('ی', 'ى').replaceAll(/ل[اأإآ]/g, (pair) => LAM_ALEFS[pair]!)];

/** True for names in Arabic letters that the hand has. */
export const canWriteNaskh = (name: string): boolean => letters(name).every((letter) => letter in LETTERS) && letters(name).length > 0;

const joinsOn = (letter: string | undefined): boolean => letter !== undefined && !ENDING.has(LETTERS[letter]![0]) && !ENDING_LETTERS.has(letter);
const isJoined = (letter: string | undefined): boolean => letter !== undefined && LETTERS[letter]![0] !== 'hamza';

interface RunSign {
  lines: Point2[][];
  dots: Point2[];
}

/** A run of joined letters with its signs, x to the left. */
interface Run {
  lines: Point2[][];
  signs: RunSign[];
  /** It ends with an upright whose foot nothing may touch: it would be read as another letter. */
  endsUpright: boolean;
}

function runsOf(name: string): Run[] {
  const runs: Run[] = [];
  const all = letters(name);
  let run: Run | null = null;
  let x = 0;
  for (const [i, letter] of all.entries()) {
    const comes = run !== null && joinsOn(all[i - 1]) && isJoined(letter);
    const goes = joinsOn(letter) && isJoined(all[i + 1]);
    const [body, above, below] = LETTERS[letter]!;
    const shapes: Shapes = BODIES[goes ? (GOING_ON[body] ?? body) : body];
    const shape = shapes[comes ? (goes ? 'middle' : 'last') : goes ? 'first' : 'alone']!;
    if (!comes) {
      run = { lines: [], signs: [], endsUpright: false };
      runs.push(run);
      x = 0;
    }
    const current = run!;
    const at = (p: Point2 | undefined, sign: Sign): void => {
      if (!p) throw new RangeError(`The hand has no place for a sign at "${letter}"`);
      const { dots = [], lines } = SIGNS[sign];
      const under = p === shape.below;
      current.signs.push({
        // A pyramid of dots below stands on its tip.
        dots: dots.map(([dx, dy]): Point2 => [p[0] + x + dx, p[1] + (under ? -dy : dy)]),
        lines: lines ? linesOf(lines, [p[0] + x, p[1]]).lines : [],
      });
    };
    const { lines, advance } = linesOf(shape.lines, [x, 0]);
    current.lines.push(...lines);
    if (above) at(shape.above, above);
    if (below) at(shape.below, below);
    if (body === 'kaf' && !goes) at(shape.above, 'kaf');
    current.endsUpright = body === 'alef' || body === 'lamAlef';
    x += advance;
  }
  return runs;
}

/** The lines of a drawing moved, and how far the pen has come. */
function linesOf(drawing: string, by: Point2): { lines: Point2[][]; advance: number } {
  let advance = 0;
  const lines = drawing.split(';').map((text) => {
    const { points, end } = penLine(text);
    if (end) advance = Number(end.slice(1));
    return moved(points, { by });
  });
  return { lines, advance };
}

/**
 * How near the lines of a run come to those before it: they touch, but for an alef, which must not look joined, at its
 * foot least of all; and how far a run reaches over or under the one before.
 */
const TOUCHING = 1.7;
const FROM_ALEF = 3.4;
const FOOT = 3.2;
const REACH = 3.6;
/** Signs keep this far from the lines of runs before, and go so far to the left for it at most. */
const AWAY = 2.6;
const AWAY_AT_MOST = 4.8;

interface Nearest {
  distance: number;
  from: Point2;
  to: Point2;
}

/** Where uprights stand side by side they are held at this height. */
const WAIST = 7;

/**
 * The nearest two points of two groups of lines, those below a height left out; of many the ones nearest to the waist.
 */
function nearest(a: readonly (readonly Point2[])[], b: readonly (readonly Point2[])[], above = -Infinity): Nearest {
  let best: Nearest = { distance: Infinity, from: [0, 0], to: [0, 0] };
  for (const from of a.flat()) {
    if (from[1] < above) continue;
    for (const to of b.flat()) {
      const distance = Math.hypot(from[0] - to[0], from[1] - to[1]) + Math.abs(to[1] - WAIST) * 0.01;
      if (to[1] >= above && distance < best.distance) best = { distance, from, to };
    }
  }
  return best;
}

/** How far to the left a run goes to stand beside the one before it and clear of all lines before. */
function besides(run: Run, before: Run, lines: readonly Point2[][]): number {
  const room = before.endsUpright ? FROM_ALEF : TOUCHING;
  const distanceAt = (x: number): number => nearest(lines, run.lines.map((line) => moved(line, { by: [x, 0] }))).distance;
  let x = endOf(before.lines) - Math.min(...run.lines.flat().map((p) => p[0])) - REACH;
  // Lines come no nearer to each other than they are moved.
  for (let distance = distanceAt(x); distance < room; distance = distanceAt(x)) x += room - distance + 0.05;
  return x;
}

/** How far to the left a sign of a run that begins at `x` goes, out of the way of the runs before. */
function clearOf(lines: readonly Point2[][], sign: RunSign, x: number): number {
  const spread = [...sign.lines, sign.dots];
  let to = x;
  while (to < x + AWAY_AT_MOST && nearest(lines, spread.map((part) => moved(part, { by: [to, 0] }))).distance < AWAY) to += 0.3;
  return to;
}

/**
 * A name in Arabic letters, its runs pushed together until they touch, and hairlines that hold dots and signs.
 * @throws RangeError for a letter that the hand does not have.
 */
export function naskh(name: string): Writing {
  if (!canWriteNaskh(name)) throw new RangeError(`The hand has no letters for "${name}"`);
  const runs = runsOf(name).map((run) => ({ ...run, lines: run.lines.map(flowingLine), signs: run.signs.map((sign) => ({ ...sign, lines: sign.lines.map(flowingLine) })) }));
  const lines: Point2[][] = [];
  const dots: Point2[] = [];
  const signs: Point2[][] = [];
  const ties: Point2[][] = [];
  let before: Run | null = null;
  for (const run of runs) {
    const x: number = before ? besides(run, before, lines) : 0;
    const here: Point2[][] = run.lines.map((line) => moved(line, { by: [x, 0] }));
    if (before) {
      const { from, to } = nearest(before.lines, here, before.endsUpright ? FOOT : -Infinity);
      ties.push([from, to]);
    }
    for (const sign of run.signs) {
      const by: Point2 = [clearOf(lines, sign, x), 0];
      const [signLines, signDots] = [sign.lines.map((line) => moved(line, { by })), moved(sign.dots, { by })];
      const { from, to } = nearest(here, signDots.length > 0 ? [[middleOf(signDots)]] : signLines);
      ties.push([from, to]);
      if (signDots.length > 1) ties.push(signDots);
      signs.push(...signLines);
      dots.push(...signDots);
    }
    lines.push(...here);
    before = { ...run, lines: here };
  }
  return toTheRight({ lines, dots, signs, ties });
}

const middleOf = (points: readonly Point2[]): Point2 => [0, 1].map((k) => points.reduce((sum, p) => sum + p[k]!, 0) / points.length) as unknown as Point2;

/** How far to the left lines reach. */
const endOf = (lines: readonly (readonly Point2[])[]): number => Math.max(...lines.flat().map((p) => p[0]));

/** Written to the left becomes a drawing with x to the right, from 0 on. */
function toTheRight({ lines, dots, signs, ties }: Omit<Writing, 'width'>): Writing {
  const xs = [...lines, dots, ...signs].flat().map((p) => p[0]);
  const most = Math.max(...xs);
  const turned = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [most - x, y]);
  return { lines: lines.map(turned), dots: turned(dots), signs: signs.map(turned), ties: ties.map(turned), width: most - Math.min(...xs) };
}
