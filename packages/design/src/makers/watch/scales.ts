import type { Vec3 } from '../../piece';
import { roundedBox } from '../../geometry/blocks';
import type { WatchFrame } from './frame';
import { PAD, thicknessAt, topOf } from './padding';
import { wrist } from './wrist';

/** Columns of scales: position and half width as shares of half the strap, half length, and scales to one of the middle. */
const COLUMNS = [
  { at: 0.29, half: 0.27, long: 1.55, each: 1 },
  { at: 0.7, half: 0.1, long: 0.72, each: 2 },
] as const;
/** Distance of scales along the strap, and their number in the middle, mm of a 40 mm watch. */
const PITCH = 3.3;
const ROWS = 10;

/** The square scales of crocodile leather, large in the middle and small at the edges of the strap. */
export function scales(w: WatchFrame, half: number, sy: number, [r, g, b]: Vec3): void {
  const surface = { kind: 'lacquer', color: [r * 1.25, g * 1.25, b * 1.25] as Vec3, gloss: 0.6 } as const;
  for (const { at, half: wide, long, each } of COLUMNS) {
    const scale = w.bench.define(roundedBox([half * wide, long, 0.3], 0.28, 3), 50);
    for (let row = 0; row < ROWS * each; row++) {
      const along = ((row + 0.5) * PITCH) / each - 0.2;
      const { y, z, face, axes } = wrist(w, along, sy);
      const up = thicknessAt(along) * (1 + topOf(at)) - PAD.below - 0.12;
      const taper = 1 - 0.0028 * along;
      for (const sx of [-1, 1])
        w.bench.place(scale, {
          axes,
          origin: w.at(sx * half * at * taper, y + face[1] * up, z + face[2] * up),
          scale: w.k,
          surface,
        });
    }
  }
}
