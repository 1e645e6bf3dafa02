/** Padded straps of leather with seams. */
import type { LeatherColor } from '../../language/vocabulary';
import { roundedBox } from '../../geometry/blocks';
import { sample, type Point2 } from '../../geometry/curves';
import { sweep, type Station } from '../../geometry/sweep';
import type { Surface } from '../../piece';
import type { DesignPart } from '../../spec';
import type { WatchFrame } from './frame';
import { LEATHERS } from './leathers';
import { PAD, topOf, thicknessAt } from './padding';
import { scales } from './scales';
import { strap, underCase, wrist } from './wrist';

/** Reach of a strap along the wrist, and the distance between its sections, mm of a 40 mm watch. */
const REACH = 35;
const STEP = 1.3;
/** Distance between stitches, their first one, and their number on each seam. */
const STITCH = { pitch: 2.25, from: 1.6, count: 15 } as const;
/** Gloss of finished leather, and width of its pebbles, mm. */
const GLOSS = 0.5;
const GRAIN_MM = 0.36;
/** Threads of seams that have no colour of their own. */
const NATURAL: Surface = { kind: 'lacquer', color: [0.45, 0.4, 0.33], gloss: 0.1 };

/** Section of a padded strap: a flat margin for the seam on each side of a soft rise. */
const SECTION: readonly Point2[] = [
  [0.97, -1],
  [1, -0.8],
  [1, PAD.margin - 0.22],
  [0.985, PAD.margin - 0.06],
  ...sample(25, (t): Point2 => [0.96 * (1 - 2 * t), topOf(0.96 * (1 - 2 * t))]),
  [-0.985, PAD.margin - 0.06],
  [-1, PAD.margin - 0.22],
  [-1, -0.8],
  [-0.97, -1],
];

/** A leather strap that fits the case: thick between the lugs, thinner towards the buckle. */
export function leather(w: WatchFrame, { params }: DesignPart): void {
  const color = LEATHERS[(params['color'] ?? 'black') as LeatherColor];
  const { grain } = params;
  const hide: Surface =
    grain === 'suede'
      ? { kind: 'lacquer', color, gloss: 0 }
      : { kind: 'lacquer', color, gloss: GLOSS, pattern: { kind: 'grained', mm: GRAIN_MM } };
  const seam = LEATHERS[params['thread'] as LeatherColor];
  const thread: Surface = seam
    ? { kind: 'lacquer', color: seam, gloss: 0.1 }
    : grain === 'crocodile'
      ? { ...hide, gloss: 0.1 }
      : NATURAL;
  const stitch = w.bench.define(roundedBox([0.15, 0.86, 0.14], 0.12, 3), 40);
  const half = strap(w).half * 0.995;
  const from = underCase(w);
  const count = Math.ceil((REACH - from) / STEP);
  for (const sy of [-1, 1]) {
    const stations = Array.from({ length: count }, (_, i): Station => {
      const s = from + i * STEP;
      const { y, z, face } = wrist(w, s, sy);
      const thick = thicknessAt(s);
      const up = thick - PAD.below;
      return {
        at: [0, y + face[1] * up, z + face[2] * up],
        u: [1, 0, 0],
        v: face,
        halfU: half * (1 - 0.003 * Math.max(0, s)),
        halfV: thick,
      };
    });
    w.bench.add(sweep(stations, SECTION, false), 50, {
      surface: hide,
      origin: w.at(0, 0, 0),
      scale: w.k,
    });
    if (grain === 'crocodile') scales(w, half, sy, color);
    for (let i = 0; i < STITCH.count; i++) {
      const s = STITCH.from + i * STITCH.pitch;
      const { y, z, face, axes } = wrist(w, s, sy);
      const up = thicknessAt(s) * (1 + PAD.margin) - PAD.below + 0.02;
      for (const sx of [-1, 1])
        w.bench.place(stitch, {
          axes,
          origin: w.at(sx * half * PAD.seam * (1 - 0.003 * s), y + face[1] * up, z + face[2] * up),
          scale: w.k,
          surface: thread,
        });
    }
  }
}
