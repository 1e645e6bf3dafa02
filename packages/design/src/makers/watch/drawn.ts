/** A dress watch with a drawing applied to its dial; the time is on a small dial below twelve. */
import { figureReach } from '../../drawing/drawnFigure';
import { mm, type Layout } from '../maker';
import { watch } from './plan';

/** Maximum radius of a drawing, in mm of a 40 mm watch. */
const FIELD_RADIUS = 9.2;

/** Cases with a dial too narrow for a drawing. */
const ANGULAR: ReadonlySet<string | number> = new Set(['rectangle', 'square', 'tonneau']);

export const drawnWatch: Layout = {
  name: 'drawn-watch',
  plan: (brief, rng) => {
    const plan = watch.plan({ ...brief, gems: [] }, rng);
    const shape = ANGULAR.has(plan.variant['shape']!) ? 'cushion' : plan.variant['shape']!;
    const height = mm((2 * FIELD_RADIUS * plan.dimensions['diameter']!) / 40 / figureReach(brief.drawing!));
    return {
      ...plan,
      variant: { ...plan.variant, kind: 'dress', shape, texture: 'sunburst' },
      dimensions: { ...plan.dimensions, drawing_height: height },
    };
  },
};
