/** A pair of hoops that are snakes: the tail goes into the ear, the body tapers into it, and the head catches the post. */
import { sphere } from '../../geometry/blocks';
import { evenly, sample } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { TAU, WORLD, fromAxes } from '../../geometry/vec';
import { Bench } from '../../parts/bench';
import { photograph } from '../../parts/shot';
import type { Vec3 } from '../../piece';
import type { Brief, Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { lengthMm } from '../params';
import { skinOf, snakeParams, snakeStones } from '../ring/snake';
import type { Body } from '../ring/snakeBody';
import { EYE, HEAD, STEPS, setCrown, setEyes, snakeBody } from '../ring/snakeBody';
import { standsOf } from './hoopBuild';
import type { Hoop, Stand } from './hoopShape';
import { onHoop } from './hoopShape';

/** Angles of the tail's tip and of the snout from the top, radians clockwise, and half the thickness of the post, mm. */
const TAIL = 0.2;
const SNOUT = TAU - 0.5;
const POST_MM = 0.42;
/** The post begins within the tail, where that is thicker. */
const IN_TAIL = 0.5;

/** True for hoops that are snakes themselves, instead of carrying one that hangs. */
export const areSnakes = ({ motif, group, charmCount, wants }: Brief): boolean =>
  motif === 'snake' && group === null && charmCount === null && wants('hoop') && !wants('drop');

/** The body as it is placed. */
const placed = ({ solid, skin }: Body, { axes, origin }: Stand): Body => ({
  solid,
  skin: (t, around) => {
    const { at, out, forward } = skin(t, around);
    const way = (a: Vec3): Vec3 => fromAxes(axes, [0, 0, 0], a);
    return { at: fromAxes(axes, origin, at), out: way(out), forward: way(forward) };
  },
});

export const snakeHoops: Maker = {
  name: 'snake-hoops',
  params: snakeParams({ diameter: lengthMm(12, 70), body_width: lengthMm(1.2, 6) }),
  plan: (brief, rng) => {
    const isSmall = brief.wants('huggie');
    const radius = isSmall ? 0.95 : brief.has('bold') ? 2 : brief.has('minimalist') ? 1.1 : 1.6;
    return {
      stones: snakeStones(brief, radius).map((stone) => ({ ...stone, count: 2 * stone.count })),
      variant: { skin: skinOf(brief) },
      dimensions: {
        diameter: isSmall ? 13 : brief.has('bold') ? 28 : 21,
        body_width: mm(2 * radius),
      },
      view: viewFrom(rng, -8, 17),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const half = measure(spec, 'body_width', 3.2) / 2;
    const hoop: Hoop = { radius: measure(spec, 'diameter', 21) / 2 - half, wireHalf: half, form: 'plain' };
    const round = sample(240, (t) => onHoop(hoop, TAIL + (SNOUT - TAIL) * t));
    const body = snakeBody(
      evenly(round, STEPS + 1, false),
      () => [0, 0, 0],
      half,
      choice(spec, 'skin') === 'scales',
      1,
    );
    const mesh = bench.define(body.solid, 65);
    const post = bench.define(
      tube(
        sample(48, (t) => onHoop(hoop, SNOUT - TAU - 0.06 + (TAIL + IN_TAIL - SNOUT + TAU + 0.06) * t)),
        POST_MM,
        { points: 14 },
      ),
      40,
    );
    const eyes = stonesOf(spec, 'accent');
    const crown = stonesOf(spec, 'center');
    for (const stand of standsOf(hoop, false, false, false, spec.view.azimuth_deg)) {
      for (const each of [mesh, post]) bench.place(each, { axes: stand.axes, origin: stand.origin });
      const own = placed(body, stand);
      if (eyes) setEyes(bench, own, eyes, half);
      else
        for (const side of [-1, 1])
          bench.add(sphere(half * EYE * 0.34, 16), 40, {
            axes: WORLD,
            origin: own.skin(1 - HEAD * 0.5, side * 0.86).at,
          });
      if (crown) setCrown(bench, own, crown);
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 190, fill: 0.76 }));
  },
};
