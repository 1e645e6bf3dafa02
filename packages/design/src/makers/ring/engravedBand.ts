/** A band with a text cut into it, outside or inside, lying on its side so that the text can be read. */
import type { Field } from '../../geometry/field';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import type { Axes } from '../../geometry/vec';
import { Bench } from '../../parts/bench';
import { graved } from '../../parts/graver';
import { photograph } from '../../parts/shot';
import type { Maker } from '../maker';
import { choice, measure, mm, viewFrom } from '../maker';
import { makeShank } from './shanks';
import { z } from 'zod';
import { lengthMm, words } from '../params';

/** Share of the band's width that the text takes at most. */
const TALLEST = 0.68;
/** A text goes round a third of the band at most: more of it could not be seen at once. */
const ROUND = 2.1;
const GRID_MM = 0.11;

/** The ring lies: its axis, z in its own axes, stands upright. */
const LYING: Axes = [[1, 0, 0], [0, 0, -1], [0, 1, 0]];
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const engravedBand: Maker = {
  name: 'engraved-band',
  params: z.strictObject({
    text: words(),
    side: z.enum(['outside', 'inside']),
    profile: z.enum(['comfort', 'flat', 'knife', 'half-round']),
    inner_diameter: lengthMm(13, 23),
    band_width: lengthMm(1.2, 14),
  }).partial(),
  plan: (brief, rng) => {
    const inside = brief.engraving?.inside ?? false;
    return {
      stones: [],
      variant: { text: brief.engraving?.text ?? '', side: inside ? 'inside' : 'outside', profile: brief.section ?? (inside ? 'flat' : rng.pick(['flat', 'comfort'])) },
      dimensions: { inner_diameter: 17.2, band_width: mm(brief.has('bold') ? rng.between(7, 8) : brief.has('minimalist') ? rng.between(3.8, 4.2) : rng.between(5, 6)) },
      view: inside ? viewFrom(rng, 8, 37, 4) : viewFrom(rng, 14, 21, 4),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const boreMm = measure(spec, 'inner_diameter', 17.2);
    const halfWidth = measure(spec, 'band_width', 5) / 2;
    const inside = choice(spec, 'side') === 'inside';
    const shank = makeShank(choice(spec, 'profile') || 'flat', boreMm, halfWidth * 0.85);
    const [cx, cy, cz] = shank.center;
    const middle = (boreMm / 2 + shank.topRadius) / 2;
    const radius = inside ? boreMm / 2 : shank.topRadius;
    const { reachX, reachY, depthAt } = graved(choice(spec, 'text'), ROUND * radius, 2 * halfWidth * TALLEST);
    // Where the camera looks: at the near side of the outside, or at the far side of the inside, which runs the other way.
    const toCamera = Math.atan2(-Math.cos(radians(spec.view.azimuth_deg)), Math.sin(radians(spec.view.azimuth_deg)));
    const from = inside ? toCamera + Math.PI : toCamera;
    const way = inside ? -1 : 1;
    const engraved: Field = (x, y, z, limit) => {
      const d = shank.field(x, y, z, limit);
      if (Math.abs(d) > 0.6 || Math.abs(z - cz) > reachY || Math.hypot(x - cx, y - cy) < middle !== inside) return d;
      const angle = Math.atan2(y - cy, x - cx) - from;
      const u = Math.atan2(Math.sin(angle), Math.cos(angle)) * radius * way;
      return Math.abs(u) > reachX ? d : d + depthAt(u, z - cz);
    };
    const edge = shank.topRadius + 0.8;
    const solid = refined(sculpt(engraved, [cx - edge, cy - edge, cz - halfWidth - 1], [cx + edge, cy + edge, cz + halfWidth + 1], GRID_MM), engraved);
    const foot = Math.min(...solid.positions.filter((_, i) => i % 3 === 2));
    bench.add(solid, 50, { axes: LYING, origin: [-cx, -foot, cy] });
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
