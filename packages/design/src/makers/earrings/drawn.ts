/** A pair of earrings from one drawing, mirrored for the other ear. */
import type { Drawing } from '../../spec';
import { laidFlat, mirroredDrawing, placeDrawing } from '../../parts/drawing';
import { earHook, earPost } from '../../parts/earFitting';
import { photographed } from '../../parts/shot';
import { choice, measure, mm, viewFrom, type Maker } from '../maker';
import { z } from 'zod';
import { countOf, lengthMm, paramsOf } from '../params';

/** Distance of the figure from the wall, mm. */
const OFF_WALL = 4.2;

/** True for a stone without metal, which would be too large at the size of a figure. */
const isStoneAlone = ({ outlines, wires, rows }: Drawing): boolean =>
  outlines.length + wires.length + rows.length === 0;

export const drawnEarrings: Maker = {
  name: 'drawn-earrings',
  params: paramsOf({ copies: countOf(1, 24), fitting: z.enum(['hook', 'post']), height: lengthMm(5, 60) }),
  plan: (brief, rng) => ({
    stones: [],
    variant: { copies: 2, fitting: brief.wants('stud') ? 'post' : 'hook' },
    dimensions: {
      height: mm(
        brief.wants('stud')
          ? 11
          : brief.has('bold')
            ? 21
            : brief.has('minimalist') || isStoneAlone(brief.drawing!)
              ? 12
              : 17,
      ),
    },
    view: viewFrom(rng, -10, 5),
  }),
  build: photographed({ rig: 'wall', distanceMm: 210, fill: 0.74 }, (bench, spec) => {
    const k = measure(spec, 'height', 17) / 2;
    for (const way of [-1, 1]) {
      const { hang, back } = placeDrawing(
        bench,
        way > 0 ? spec.drawing! : mirroredDrawing(spec.drawing!),
        k,
        laidFlat([way * (k + 2.4), 0, OFF_WALL]),
      );
      if (choice(spec, 'fitting') === 'post') earPost(bench, [back[0], back[1], OFF_WALL - 0.1], OFF_WALL - 0.1);
      else earHook(bench, [hang[0], hang[1] + 0.1, hang[2]], -way);
    }
  }),
};
