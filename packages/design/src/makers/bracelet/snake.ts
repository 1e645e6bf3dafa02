/** A snake that coils around the wrist: the body of a snake ring at its size, with stones in its eyes and on its head. */
import { measure, mm, viewFrom, type Maker } from '../maker';
import { photographed } from '../../parts/shot';
import { buildSnake, coilsOf, skinOf, snakeParams, snakeStones } from '../ring/snake';
import { lengthMm } from '../params';

/** Usual radius of the body, of a bold one and of a slight one, mm. */
const RADIUS = { usual: 3.6, bold: 4.6, slight: 2.4 } as const;

export const snakeBracelet: Maker = {
  name: 'snake-bracelet',
  params: snakeParams({ inner_diameter: lengthMm(40, 75), body_width: lengthMm(3, 16) }),
  plan: (brief, rng) => {
    const radius = brief.has('bold') ? RADIUS.bold : brief.has('minimalist') ? RADIUS.slight : RADIUS.usual;
    return {
      stones: snakeStones(brief, radius),
      variant: { skin: skinOf(brief), coils: coilsOf(brief) },
      dimensions: { inner_diameter: 58, body_width: mm(radius * 2) },
      view: viewFrom(rng, 24, 30),
    };
  },
  build: photographed({ rig: 'floor', distanceMm: 360, fill: 0.84 }, (bench, spec) => {
    buildSnake(bench, { innerMm: measure(spec, 'inner_diameter', 58), widthMm: measure(spec, 'body_width', 7.2) });
  }),
};
