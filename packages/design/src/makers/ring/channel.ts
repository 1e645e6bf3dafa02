/** Stones side by side in a channel between two rails, half way or all the way round the finger. */
import type { Vec3 } from '../../piece';
import { kindAt, kindRound } from '../../catalogue/sequences';
import type { GemKind, Stone } from '../../spec';
import { stonesIn } from '../../spec/tree';
import { Bench } from '../../parts/bench';
import { girdleMm } from '../../parts/head';
import { inlaidWire, milgrainEdges } from '../../parts/milgrain';
import { photograph } from '../../parts/shot';
import { innerRadiusOf, sectionShank } from '../../parts/shank';
import { cut as carve } from '../../geometry/field';
import type { Field } from '../../geometry/field';
import { sculpt } from '../../geometry/sculpt';
import { withoutCrumbs } from '../../geometry/solid';
import { TAU, axesFacing } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, rowKinds, sequenceChoice, sequenceIn, viewFrom } from '../maker';
import { onHoop } from './common';
import { milgrainWish } from './kits';
import { z } from 'zod';
import { lengthMm, secondKind, sequenceOf, yesNo } from '../params';

const FITTING = new Set(['princess', 'baguette', 'emerald', 'asscher', 'round', 'oval']);

/** How flat the band is inside, 0 to 1. */
const FLAT_INSIDE = 0.25;
/** Loose slivers smaller than this fall off the lips of the rails, mm. */
const LOOSE = 2;

export const channelBand: Maker = {
  name: 'channel-band',
  params: z.strictObject({ way: z.enum(['full', 'half']), second: secondKind(), sequence: sequenceOf(), milgrain: yesNo(), inner_diameter: lengthMm(13, 23) }).partial(),
  plan: (brief, rng) => {
    const asked = brief.cuts[0] && FITTING.has(brief.cuts[0]) ? brief.cuts[0] : null;
    const cut = asked ?? rng.pick(['princess', 'baguette', 'asscher', 'round'] as const);
    const size = brief.has('bold') ? 2.7 : brief.has('minimalist') ? 1.7 : 2.2;
    return {
      stones: rowKinds(brief, 2).map((kind): Stone => ({ role: 'pave', kind, cut, size_mm: mm(Math.min(3, brief.stoneSizeMm ?? size * (cut === 'baguette' ? 0.8 : cut === 'emerald' ? 0.9 : 1))), count: 0 })),
      variant: { way: brief.wants('eternity') || brief.wants('stack') ? 'full' : brief.wants('half-eternity') ? 'half' : rng.pick(['half', 'full']), ...sequenceChoice(brief), ...milgrainWish(brief) },
      dimensions: { inner_diameter: 16.8 },
      view: viewFrom(rng, 32, 24),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const lots = stonesIn(spec).filter(({ role }) => role === 'pave');
    const stone = lots[0]!;
    const outline = girdleMm(stone.cut, stone.size_mm);
    const short = Math.max(...outline.map((p) => p[0]));
    const long = Math.max(...outline.map((p) => p[1]));
    // Long stones need wider rails, for the band's edge is rounded more where the band is wide.
    const rail = 0.52 + Math.max(0, long - 1.1) * 0.28;
    const thick = Math.max(0.95, stone.size_mm * 0.42 + 0.28);
    const innerRadius = innerRadiusOf(measure(spec, 'inner_diameter', 16.8), FLAT_INSIDE, thick);
    const outer = innerRadius + 2 * thick;
    const center: Vec3 = [0, outer + 0.05, 0];
    const body = sectionShank({ innerRadius, center, exponent: 5, flatInside: FLAT_INSIDE, section: () => ({ halfWidth: long + rail, halfThickness: thick }) });
    const girdle = outer - 0.22;
    const pitch = 2 * Math.atan((short + 0.03) / (girdle - 0.35));
    const full = choice(spec, 'way') === 'full';
    const count = full ? Math.floor(TAU / pitch) : Math.floor(2.9 / pitch);
    const step = full ? TAU / count : pitch;
    const reach = full ? Infinity : ((count * step) / 2) * girdle;
    // The rails reach over the girdle by a tenth; below it the channel narrows with the stones.
    const channel: Field = (x, y, z) => {
      const dx = x;
      const dy = y - center[1];
      const r = Math.hypot(dx, dy);
      const h = r - girdle;
      const lip = h > 0.06 ? 0.12 : h < -0.1 ? (-h - 0.1) * 0.75 : -0.04;
      const side = Math.abs(z) - (long - lip);
      const deep = girdle - stone.size_mm * 0.46 - r;
      const end = Math.abs(Math.atan2(dx, dy)) * girdle - reach;
      return Math.max(side, deep * 0.9, end);
    };
    const edge = outer + 0.5;
    const wide = long + 1;
    bench.add(withoutCrumbs(sculpt(carve(body.field, channel), [-edge, center[1] - edge, -wide], [edge, center[1] + edge, wide], 0.12), LOOSE), 45);
    const hoop = { field: body.field, center, topRadius: outer };
    if (bench.isTwoTone) for (const way of [-1, 1]) inlaidWire(bench, hoop, () => way * (long + 0.36), 0.26);
    else if (choice(spec, 'milgrain') === 'yes') milgrainEdges(bench, hoop, () => long + 0.3);
    const second = choice(spec, 'second');
    const kinds = [...lots.map(({ kind }) => kind), ...(second === '' ? [] : [second as GemKind])];
    const kindOf = full ? kindRound : kindAt;
    for (let i = 0; i < count; i++) {
      const angle = (i - (count - 1) / 2) * step;
      const up: Vec3 = [Math.sin(angle), Math.cos(angle), 0];
      const kind = kindOf(kinds, sequenceIn(spec), i, count);
      bench.stone({ kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'pave', axes: axesFacing(up, [up[1], -up[0], 0]), origin: onHoop(center, angle, girdle) });
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
