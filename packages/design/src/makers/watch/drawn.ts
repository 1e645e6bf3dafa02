/** A dress watch with a drawing applied to its dial: the hours move to a small dial under twelve and leave it the room. */
import { figureReach } from '../../drawing/drawnFigure';
import { Bench } from '../../parts/bench';
import { laidFlat, placeDrawing } from '../../parts/drawing';
import { photograph } from '../../parts/shot';
import type { Maker } from '../maker';
import { measure, mm } from '../maker';
import { buildCase, buildCrown } from './case';
import { buildOpenDial } from './dial';
import { WatchFrame, exposureOf } from './frame';
import { watch } from './watch';
import { buildWear } from './wear';
import { lengthMm } from '../params';

/** Where the drawing lies on the dial and how far it may reach, in mm of a 40 mm watch. */
const FIELD = { y: -5.1, radius: 9.2 } as const;
/** The drawing's plane, a little over the lacquer. */
const PLANE = 5.66;

export const drawnWatch: Maker = {
  name: 'drawn-watch',
  params: watch.params.extend({ drawing_height: lengthMm(4, 50) }),
  plan: (brief, rng) => {
    const plan = watch.plan({ ...brief, gems: [] }, rng);
    const shape = plan.variant['shape'] === 'rectangle' ? 'cushion' : plan.variant['shape']!;
    const diameter = plan.dimensions['diameter']!;
    const height = mm((2 * FIELD.radius * diameter) / 40 / figureReach(brief.drawing!));
    return {
      ...plan,
      variant: { ...plan.variant, kind: 'dress', shape, texture: 'sunburst', indices: 'slim', small_seconds: 'no' },
      dimensions: { ...plan.dimensions, drawing_height: height },
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const w = new WatchFrame(bench, measure(spec, 'diameter', 40) / 40);
    buildCase(w);
    buildOpenDial(w);
    placeDrawing(bench, spec.drawing!, measure(spec, 'drawing_height', 16) / 2, laidFlat(w.at(0, FIELD.y, PLANE)), { isSunk: true });
    buildCrown(w);
    buildWear(w);
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 330, fill: 0.8, exposure: exposureOf(spec) }));
  },
};
