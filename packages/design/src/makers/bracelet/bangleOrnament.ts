/** Ornament around bangles and cuffs, and which parts of their outside it covers. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import type { BorderPattern } from '../../parts/border/patterns';
import { OPENWORK, PATTERNS } from '../../parts/border/patterns';
import { trackOf } from '../../parts/border/track';
import { milgrain } from '../../parts/milgrain';
import { sample, turn } from '../../geometry/curves';
import { TAU, add, along } from '../../geometry/vec';
import type { Ground, Span } from './bangleMetal';
import { CORNER } from './bangleMetal';
import type { Oval } from './common';
import { onOval } from './common';

/**
 * Width of ornament as a share of the band's height, its distance from the ends of a cuff, mm, and milgrain beside it:
 * its distance from the middle as a share of the height, and the width of a bead, mm. Height from which a band has a
 * border along both edges, its width and distance from the edge, mm.
 */
const ORNAMENT = { share: 0.7, clear: 6, edge: 0.4, beadMm: 0.7, broad: 14, edgeMm: 3.6, margin: 1.1 } as const;

/** Depth of the middle of the wires of openwork below the outside of a band, mm. */
const OPEN_UNDER = 0.5;

/**
 * The parts of a band's outside that are free for ornament.
 * @param clearMm half the length that its stones take; 0 without stones
 */
export function freeSpans(oval: Oval, opening: number, clearMm: number, isAtEnd: boolean): readonly Span[] {
  const from = opening === 0 ? 0 : opening + Math.max(clearMm, ORNAMENT.clear) / oval.rz;
  const clear = clearMm / oval.rz;
  // Stones are at the front, opposite an opening, or at its ends.
  if (clearMm === 0 || isAtEnd) return [[from, TAU - from]];
  if (opening === 0) return [[clear, TAU - clear]];
  return [
    [from, Math.PI - clear],
    [Math.PI + clear, TAU - from],
  ];
}

/** Overlap of openwork and the solid metal beside it, radians. */
const LAP = 0.02;

/** The parts of a band beside the spans of its openwork: under stones, and at the ends of a cuff. */
export const solidSpans = (free: readonly Span[], opening: number): Span[] => {
  const ends = free.map(([, end]) => end - LAP);
  const starts = free.map(([start]) => start + LAP);
  return opening === 0
    ? starts
        .map((start, i): Span => [ends.at(i - 1)! - (i === 0 ? TAU : 0), start])
        .filter(([from, to]) => to - from > 3 * LAP)
    : [...starts, TAU - opening].map((start, i): Span => [i === 0 ? opening : ends[i - 1]!, start]);
};

/**
 * Ornament along the outside of a band, on the level of its middle.
 * @param clearMm half the length that its stones take; 0 without stones
 */
export function ornament(
  bench: Bench,
  oval: Oval,
  base: number,
  {
    height,
    opening,
    cross,
    border,
    isBeaded,
    clearMm,
    isAtEnd,
  }: Pick<Ground, 'height' | 'opening' | 'cross'> & {
    /** Beads alone without one. */
    border?: BorderPattern | undefined;
    isBeaded: boolean;
    clearMm: number;
    isAtEnd: boolean;
  },
): void {
  const spans = freeSpans(oval, opening, clearMm, isAtEnd);
  const isWhole = opening === 0 && clearMm === 0;
  const pointAt = (up: number, a: number, deep = 0.05): Vec3 => {
    const { at, out } = onOval(a, oval);
    const high = (1 - Math.abs((2 * up) / height) ** cross.exponent) ** (1 / cross.exponent);
    return add(along(at, out, cross.thick * high - deep), [0, base + up, 0]);
  };
  const line = (up: number, [start, end]: Span, deep?: number): Vec3[] =>
    (isWhole ? turn(360, (a) => a) : sample(360, (t) => start + t * (end - start))).map((a) => pointAt(up, a, deep));
  const upAt = ([x, , z]: Vec3): Vec3 => onOval(Math.atan2(x / oval.rx, z / oval.rz), oval).out;
  const clearAt = opening === 0 ? 0 : opening + (ORNAMENT.clear + CORNER / 2) / oval.rz;
  const around = (up: number): Vec3[] =>
    (opening === 0 ? turn(360, (a) => a) : sample(360, (t) => clearAt + t * (TAU - 2 * clearAt))).map((a) =>
      pointAt(up, a),
    );
  // A broad band has a border along both edges, beside its stones.
  const isBroad = height > ORNAMENT.broad;
  const edge = height / 2 - ORNAMENT.edgeMm / 2 - ORNAMENT.margin;
  if (isBroad && border)
    for (const up of [-edge, edge]) PATTERNS[border](bench, trackOf(around(up), upAt, opening === 0), ORNAMENT.edgeMm);
  if (border && OPENWORK.has(border)) {
    // Wires without metal behind them run up to the stones.
    for (const span of spans) PATTERNS[border](bench, trackOf(line(0, span, OPEN_UNDER), upAt, isWhole), height);
    return;
  }
  for (const span of isBroad && border ? [] : spans) {
    if (border) PATTERNS[border](bench, trackOf(line(0, span), upAt, isWhole), height * ORNAMENT.share);
    if (isBeaded)
      for (const way of [-1, 1])
        milgrain(bench, line(way * height * ORNAMENT.edge, span), { beadMm: ORNAMENT.beadMm, closed: isWhole });
  }
}
