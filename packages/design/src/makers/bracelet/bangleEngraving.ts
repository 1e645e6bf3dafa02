/** Patterns and texts that are cut into the outside of bangles. */
import { sample } from '../../geometry/curves';
import { wire } from '../../geometry/wireField';
import type { Vec3 } from '../../piece';
import { FRIEZE_MM, type Relief } from '../../parts/frieze';
import { graved, type Graved } from '../../parts/graver';
import { anglesAt, type Oval } from './common';
import { LINE_HALF, linesOf } from '../ring/engraving';
import type { EngravingPattern } from '../ring/engravings';

/** Depth of a line, factor on its width relative to a ring's, and extent of a pattern as a share of the ground. */
const LINE = { deep: 0.34, wider: 1.5, share: 0.84 } as const;
/** Points of a stem within which one field is evaluated. */
const RUN = 24;
/** Share of the ground's height that a text fills, its greatest length, mm, and factor on its hand. */
const TEXT = { tall: 0.78, wide: 46, hand: 2.6 } as const;

/** A pattern all around, for a length around and half a height of the ground, mm. */
export const engravedRelief =
  (pattern: EngravingPattern) =>
  (length: number, half: number): Relief => {
    const margin = LINE_HALF * LINE.wider * 4;
    const cuts = linesOf(pattern, length, half * LINE.share).flatMap(({ path, half: halfAt }) => {
      const runs = path.length > 2 * RUN ? Math.ceil((path.length - 1) / RUN) : 1;
      return sample(runs + 1, (t) => t)
        .slice(0, -1)
        .map((from, i) => {
          const [a, b] = [Math.round(from * (path.length - 1)), Math.round(((i + 1) / runs) * (path.length - 1))];
          const run = path.slice(a, b + 1);
          const thick = (t: number): number => LINE.wider * halfAt((a + t * (b - a)) / (path.length - 1));
          return {
            line: wire(
              run.map(([u, v]): Vec3 => [u, v, 0]),
              thick,
              false,
              margin,
            ),
            width: thick(0.5),
            low: Math.min(...run.map(([u]) => u)) - margin,
            high: Math.max(...run.map(([u]) => u)) + margin,
          };
        });
    });
    return (u, v) => {
      let within = 0;
      for (const { line, width, low, high } of cuts)
        if (u > low && u < high) within = Math.max(within, Math.min(1, -line(u, v, 0, 0) / width));
      return FRIEZE_MM - LINE.deep * within * within * (3 - 2 * within);
    };
  };

const lettered = (text: string, length: number, half: number): Graved =>
  graved(text, Math.min(TEXT.wide, length / 3), 2 * half * TEXT.tall, TEXT.hand);

/** Half the length of a text on a ground that is `length` mm around and twice `half` mm high, mm. */
export const textHalfMm = (text: string, length: number, half: number): number => lettered(text, length, half).reachX;

/** A text at the front; `isOpen` for a band that is measured from its opening at the back. */
export const textRelief =
  (text: string, isOpen: boolean) =>
  (length: number, half: number): Relief => {
    const cut = lettered(text, length, half);
    return (u, v) => {
      const x = isOpen ? u - length / 2 : u > length / 2 ? u - length : u;
      const isNear = Math.abs(x) < cut.reachX && Math.abs(v) < cut.reachY;
      return FRIEZE_MM - (isNear ? cut.depthAt(x, v) : 0);
    };
  };

/** Angle of one of the stones before and after a text; the odd one is after it. */
export function besideText(i: number, count: number, wide: number, half: number, oval: Oval): number {
  const before = Math.floor(count / 2);
  const distance = half + ((i < before ? before - i : i - before + 1) - 0.5) * wide;
  return (i < before ? -1 : 1) * anglesAt([distance], oval)[0]!;
}

/** A text at the front: half its length, and extent of the metal outside its line, mm. */
export interface Lettering {
  half: number;
  outwards: number;
}
