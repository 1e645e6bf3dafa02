/** Recognizes outlines of leaves: pointed at both ends and widest between them. */
import { bladeOutline } from '../curves/blade';
import { within, type Blade } from '../curves/figure';
import type { Point2 } from '../geometry/curves';

/** Half widths of a leaf, as shares of its length. */
const SLENDER = [0.1, 0.4] as const;
/**
 * At this share of the length from its ends, a leaf has on average at most this share of its greatest width; a drop is
 * wider there.
 */
const NEAR_END = 0.07;
const POINTED = 0.54;
/** Maximum average deviation of a drawn outline from its leaf, as a share of the length. */
const ASTRAY = 0.04;
/** Lines that overlap an outline over more than this share of its length are a figure on a plate, or drawn veins. */
const RUNS_OVER = 0.9;
/** A stem within this distance of an end, as a share of the length, attaches to the leaf there. */
const HELD = 0.25;
const STALK = 0.1;

const distance = (a: Point2, b: Point2): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Length of a line within an outline. */
const lengthWithin = (line: readonly Point2[], outline: readonly Point2[]): number =>
  line
    .slice(1)
    .reduce((sum, p, i) => sum + (within(p, outline) && within(line[i]!, outline) ? distance(p, line[i]!) : 0), 0);

/** The leaf that an outline on the pad represents, its base at the stem; null for other outlines. */
export function leafIn(outline: readonly Point2[], lines: readonly (readonly Point2[])[]): Blade | null {
  let [from, to] = [outline[0]!, outline[0]!];
  for (const a of outline) for (const b of outline) if (distance(a, b) > distance(from, to)) [from, to] = [a, b];
  const length = distance(from, to);
  if (lines.reduce((sum, line) => sum + lengthWithin(line, outline), 0) > RUNS_OVER * length) return null;
  const gapTo = (end: Point2): number =>
    Math.min(Infinity, ...lines.flatMap((line) => line.map((p) => distance(p, end))));
  const isAtTo = gapTo(to) < gapTo(from);
  if (isAtTo) [from, to] = [to, from];
  const isHeld = gapTo(from) < HELD * length;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const places = outline.map(([x, y]) => ({
    t: ((x - from[0]) * dx + (y - from[1]) * dy) / length,
    side: (-(x - from[0]) * dy + (y - from[1]) * dx) / length,
  }));
  const sidesAt = (t: number): [number, number] => {
    const near = places.filter((p) => Math.abs(p.t - t) < 0.06).map((p) => p.side);
    return [Math.min(0, ...near), Math.max(0, ...near)];
  };
  const widths = Array.from({ length: 9 }, (_, i) => sidesAt((i + 1) / 10)).map(([right, left]) => left - right);
  const width = Math.max(...widths) / 2;
  if (width < SLENDER[0] || width > SLENDER[1]) return null;
  const ends = [NEAR_END, 1 - NEAR_END].map((t) => {
    const [right, left] = sidesAt(t);
    return (left - right) / 2;
  });
  if ((ends[0]! + ends[1]!) / 2 > POINTED * width) return null;
  const [right, left] = sidesAt(0.45);
  const blade: Blade = { from, to, width, bend: (left + right) / 2, veins: 4, ...(isHeld ? { stalk: STALK } : {}) };
  const meant = bladeOutline(blade);
  const miss =
    outline.reduce((sum, p) => sum + Math.min(...meant.map((q) => distance(p, q))), 0) / outline.length / length;
  return miss < ASTRAY ? blade : null;
}
