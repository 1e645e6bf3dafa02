/** Names in Arabic: a plain naskh with contextual letter shapes, written from right to left with a reed pen. */
import type { Point2 } from '../geometry/curves';
import { moved } from './drawing';
import { BODIES, LETTERS, SIGNS, type BodyName, type Shapes, type Sign } from './naskhLetters';
import { flowingLine, penLine, type Writing } from './script';

/** Bodies that do not join to the next letter. */
const ENDING: ReadonlySet<BodyName> = new Set(['alef', 'dal', 'reh', 'waw', 'hamza', 'lamAlef']);
const ENDING_LETTERS = new Set(['ة', 'ى']);
/** Bodies that change when they join to the next letter. */
const GOING_ON: Readonly<Partial<Record<BodyName, BodyName>>> = { noon: 'beh', yeh: 'beh', qaf: 'feh' };
const LAM_ALEFS: Readonly<Record<string, string>> = { 'لا': 'ﻻ', 'لأ': 'ﻷ', 'لإ': 'ﻹ', 'لآ': 'ﻵ' };

/**
 * The letters of a name, with lam and alef as a ligature; the Persian yeh has dots only when joined to the next letter.
 */
const letters = (name: string): string[] =>
  [...name.replaceAll(/ی(?=\p{L})/gu, 'ي').replaceAll('ی', 'ى').replaceAll(/ل[اأإآ]/g, (pair) => LAM_ALEFS[pair]!)];

/** True for names in supported Arabic letters. */
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
  /** True when it ends with an upright whose foot must not touch anything, because it would read as another letter. */
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
        // A pyramid of dots below is inverted.
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

/** The lines of a drawing, moved, and the advance of the pen. */
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
 * Distances of a run's lines from the previous run: they touch, except an alef, which must not look joined, least of
 * all at its foot; and the maximum overlap above or below the previous run.
 */
const TOUCHING = 1.7;
const FROM_ALEF = 3.4;
const FOOT = 3.2;
const REACH = 3.6;
/** Distance of signs from the lines of previous runs, and their maximum move to the left for it. */
const AWAY = 2.6;
const AWAY_AT_MOST = 4.8;

interface Nearest {
  distance: number;
  from: Point2;
  to: Point2;
}

/** Height at which neighbouring uprights are joined. */
const WAIST = 7;

/** The nearest two points of two groups of lines above a height; on a tie, those nearest to the waist. */
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

/** Position of a run beside the previous one and clear of all earlier lines. */
function besides(run: Run, before: Run, lines: readonly Point2[][]): number {
  const room = before.endsUpright ? FROM_ALEF : TOUCHING;
  const distanceAt = (x: number): number => nearest(lines, run.lines.map((line) => moved(line, { by: [x, 0] }))).distance;
  let x = endOf(before.lines) - Math.min(...run.lines.flat().map((p) => p[0])) - REACH;
  // A move changes the distance by at most its own length.
  for (let distance = distanceAt(x); distance < room; distance = distanceAt(x)) x += room - distance + 0.05;
  return x;
}

/** Move to the left of a sign, of a run that begins at `x`, that clears the previous runs. */
function clearOf(lines: readonly Point2[][], sign: RunSign, x: number): number {
  const spread = [...sign.lines, sign.dots];
  let to = x;
  while (to < x + AWAY_AT_MOST && nearest(lines, spread.map((part) => moved(part, { by: [to, 0] }))).distance < AWAY) to += 0.3;
  return to;
}

/**
 * A name in Arabic letters: its runs touch, and hairlines hold dots and signs.
 * @throws RangeError for an unsupported letter
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

/** Leftmost extent of lines. */
const endOf = (lines: readonly (readonly Point2[])[]): number => Math.max(...lines.flat().map((p) => p[0]));

/** Converts from x to the left to x to the right, from 0 on. */
function toTheRight({ lines, dots, signs, ties }: Omit<Writing, 'width'>): Writing {
  const xs = [...lines, dots, ...signs].flat().map((p) => p[0]);
  const most = Math.max(...xs);
  const turned = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [most - x, y]);
  return { lines: lines.map(turned), dots: turned(dots), signs: signs.map(turned), ties: ties.map(turned), width: most - Math.min(...xs) };
}
