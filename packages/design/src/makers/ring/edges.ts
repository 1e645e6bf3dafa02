/** Ornament along a band: borders, beads along its edges, and lines of the second metal. */
import type { Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import type { Bench } from '../../parts/bench';
import type { BorderPattern } from '../../parts/border/patterns';
import { OPENWORK, PATTERNS } from '../../parts/border/patterns';
import { trackOf } from '../../parts/border/track';
import { lineOn, milgrainEdges } from '../../parts/milgrain';
import { along, unit } from '../../geometry/vec';
import { isSunk } from './bandRows';
import type { Body } from './body';
import { friezeOf, inSlot, isLow } from './body';
import type { Hoop } from './common';
import { beadShank } from './common';
import { addLine, addLines } from './skin';

/** Minimum distance of milgrain from a head, radians from the top. */
const LEAST_CLEAR = 0.42;
/** Share of a band that a border leaves free on both sides of the lowest point, on which the ring stands. */
const STANDS = 0.16;

/** The line around a hoop from one side of its lowest point over the top to the other. */
const overTop = (line: readonly Vec3[]): Vec3[] => {
  const half = Math.floor(line.length * (0.5 - STANDS));
  return [...line.slice(-half), ...line.slice(0, half)];
};

/** The openwork of which a band consists; undefined for others. */
export const openworkOf = (root: DesignPart): DesignPart | undefined =>
  inSlot(root, 'ornament').find(({ kind, params }) => kind === 'border' && OPENWORK.has(params['pattern']));

/** Depth of the middle of the wires below the outside of a band of openwork, mm. */
const OPEN_UNDER = 0.5;

/** Builds a band of openwork: its rails are all the way round, and the ring stands on them. */
export function openBand(bench: Bench, hoop: Hoop, { id, params }: DesignPart): void {
  const outward = ([x, y]: Vec3): Vec3 => unit([x - hoop.center[0], y - hoop.center[1], 0]);
  const line = lineOn(hoop, () => 0, 0).map((at) => along(at, outward(at), -OPEN_UNDER));
  PATTERNS[params['pattern'] as BorderPattern](bench, trackOf(line, outward, true), Number(params['width']));
  bench.cut(id);
}

/** Adds beads along the edges, and wires of the second metal to a two-tone band with all of its stones in the metal. */
export function addEdges(
  bench: Bench,
  { hoop, name, halfWidth, inlay, fitted }: Body,
  root: DesignPart,
  covered: number,
): void {
  const heads = [...inSlot(root, 'heads'), ...inSlot(root, 'sides')];
  const isBand = heads.every(isLow);
  for (const { id, params } of inSlot(root, 'ornament').filter(({ kind }) => kind === 'border'))
    bench.inPart(id, () =>
      PATTERNS[params['pattern'] as BorderPattern](
        bench,
        trackOf(
          overTop(lineOn(hoop, () => 0, 0)),
          ([x, y]) => unit([x - hoop.center[0], y - hoop.center[1], 0]),
          false,
        ),
        Number(params['width']),
      ),
    );
  bench.inPart(root.id, () => {
    if (
      bench.isTwoTone &&
      isBand &&
      !inlay &&
      hoop.solids.length === 1 &&
      inSlot(root, 'band').every(isSunk) &&
      !friezeOf(root)
    ) {
      if (!fitted) addLines(bench, hoop, halfWidth, heads.length > 0 || root.params['lines'] === 'both');
      else
        for (const way of [-1, 1])
          addLine(bench, hoop.layers, (angle) => way * fitted.line.at(angle), fitted.line.half);
      if (fitted) return;
    }
    if (root.params['milgrain'] !== 'yes' || inlay) return;
    if (fitted) milgrainEdges(bench, hoop, fitted.beads);
    else
      beadShank(
        bench,
        name,
        hoop,
        halfWidth,
        isBand && inSlot(root, 'band').length === 0 ? 0 : Math.max(LEAST_CLEAR, covered),
      );
  });
}
