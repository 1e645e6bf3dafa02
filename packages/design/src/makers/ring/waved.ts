/** Waved bands, whose line swings over the finger. */
import { TAU, smoothstep } from '../../geometry/vec';
import type { Brief } from '../maker';

/** The line of a waved band: greatest offset along the finger, mm, and where it straightens, radians from the top. */
const WAVED = { swing: 1.5, from: 0.75, to: 1.7 } as const;

/** Offset of a waved band at an angle of 0 to a full turn, mm. */
export function wavedShift(angle: number): number {
  const from = angle > Math.PI ? angle - TAU : angle;
  return WAVED.swing * Math.sin(2 * from) * (1 - smoothstep(WAVED.from, WAVED.to, Math.abs(from)));
}

/**
 * True for a band whose line swings over the finger: by its words, or because several stones on a "wave ring" follow
 * the wave instead of standing in a breaker.
 */
export const isWaved = ({ wants, motif, gems, stoneCount, named }: Brief): boolean =>
  wants('waved') ||
  (motif === 'wave' &&
    gems.length > 0 &&
    (stoneCount ?? 1) > 1 &&
    named.every(({ isHeld, seat }) => !isHeld && seat === null));
