/** Three different thin bands soldered side by side, the ring of the style layered. */
import type { Vec3 } from '../../piece';
import { photographed } from '../../parts/shot';
import type { Seat } from '../../parts/seats';
import { innerRadiusOf, sectionShank, twistShank } from '../../parts/shank';
import { sphere } from '../../geometry/blocks';
import { TAU, axesFacing } from '../../geometry/vec';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { addShank, onHoop } from './common';
import { setOnShank } from './headOnShank';
import { z } from 'zod';
import { lengthMm, paramsOf } from '../params';
import { CHAIN_KINDS } from '../../language/vocabulary';

/** Sides of the stack for a thin band of another kind. */
const ENDS = ['first', 'last'];
/** Outer extent of bands that are thicker than a plain one, mm from the bore. */
const OUTSIDE: Record<string, number> = { rope: 1.84, facets: 1.77, beads: 1.5 };

/** Inner flatness of the band, 0 to 1. */
const FLAT_INSIDE = 0.45;
/** Half the thickness of a plain band, mm. */
const HALF_THICK = 0.92;
/** A faceted band: inner flatness, half thickness, and depth of the facets, mm. */
const FACETED = { flatInside: 0.2, halfThick: 0.86, deep: 0.1 };
const BANDS = ['rope', 'pave', 'beads', 'knife', 'facets'] as const;

export const stackRing: Maker = {
  name: 'stack-ring',
  params: paramsOf({
    first: z.enum(['knife', 'beads', 'rope']),
    middle: z.enum(['plain', 'wide', 'pave', ...CHAIN_KINDS]),
    last: z.enum(['rope', 'knife', 'facets', 'beads']),
    inner_diameter: lengthMm(13, 23),
  }),
  plan: (brief, rng) => {
    const first = rng.about('first kind').pick(['rope', 'beads', 'knife'] as const);
    const last = brief.wants('twist')
      ? 'rope'
      : rng.about('last kind').pick(BANDS.filter((band) => band !== first && band !== 'pave'));
    const one = brief.quantity === 'single' && brief.gems.length > 0;
    return {
      stones: brief.gems.slice(0, 1).map((kind) => ({
        role: one ? 'center' : 'pave',
        kind,
        cut: (one ? brief.cuts[0] : undefined) ?? 'round',
        size_mm: mm(one ? Math.min(6, brief.stoneSizeMm ?? 4.6) : 1.5),
        count: one ? 1 : 0,
      })),
      variant: { first, middle: brief.gems.length === 0 ? 'wide' : one ? 'plain' : 'pave', last },
      dimensions: { inner_diameter: 17 },
      view: viewFrom(rng.about('view'), 34, 30),
    };
  },
  build: photographed({ rig: 'floor', distanceMm: 150 }, (bench, spec) => {
    const boreMm = measure(spec, 'inner_diameter', 17);
    const innerRadius = innerRadiusOf(boreMm, FLAT_INSIDE, HALF_THICK);
    const standing = boreMm / 2 + Math.max(...ENDS.map((end) => OUTSIDE[choice(spec, end)] ?? 1.45)) + 0.05;
    const center = (z: number): Vec3 => [0, standing, z];
    const plain = (
      z: number,
      halfWidth: number,
      exponent: number,
    ): ReturnType<typeof sectionShank> & { center: Vec3 } => ({
      ...sectionShank({
        innerRadius,
        center: center(z),
        exponent,
        flatInside: FLAT_INSIDE,
        section: () => ({ halfWidth, halfThickness: HALF_THICK }),
      }),
      center: center(z),
    });
    const middle = choice(spec, 'middle');
    const half = middle === 'wide' ? 1.7 : 1.15;
    const main = plain(0, half, 2.6);
    const pave = stonesOf(spec, 'pave');
    const seats: Seat[] = [];
    if (pave) {
      const pitch = (pave.size_mm * 1.04) / (innerRadius + 1.8);
      const count = Math.floor(3.4 / pitch);
      for (let i = 0; i < count; i++) {
        const angle = (i - (count - 1) / 2) * pitch;
        seats.push({
          axes: axesFacing([Math.sin(angle), Math.cos(angle), 0], [0, 0, 1]),
          origin: onHoop(center(0), angle, main.topRadius - 0.04),
          sizeMm: pave.size_mm,
        });
      }
    }
    addShank(bench, main, seats, pave?.kind);
    const stone = stonesOf(spec, 'center');
    if (stone) setOnShank(bench, main, stone, 0, stone.cut === 'cabochon' ? 'bezel' : 'prong', 4);
    const bead = bench.define(sphere(0.78, 12));
    for (const way of [-1, 1]) {
      const kind = choice(spec, way < 0 ? 'first' : 'last');
      if (kind === 'beads') {
        const z = way * (half + 0.72);
        const count = 40;
        addShank(bench, plain(z, 0.55, 2.2), []);
        for (let i = 0; i < count; i++)
          bench.place(bead, { origin: onHoop(center(z), (i / count) * TAU, innerRadius + 1.12) });
      } else if (kind === 'rope') {
        const z = way * (half + 0.86);
        const rope = twistShank(boreMm / 2, center(z), 0.48, 16);
        for (const { solid, creaseDeg } of rope.solids) bench.add(solid, creaseDeg);
      } else {
        const z = way * (half + 0.78);
        const steps = 30;
        const band =
          kind === 'knife'
            ? plain(z, 0.84, 1.35)
            : {
                ...sectionShank({
                  innerRadius: innerRadiusOf(boreMm, FACETED.flatInside, FACETED.halfThick - FACETED.deep),
                  center: center(z),
                  exponent: 4,
                  flatInside: FACETED.flatInside,
                  steps: steps * 2,
                  section: (_away, angle) => ({
                    halfWidth: 0.84,
                    halfThickness: FACETED.halfThick + FACETED.deep * Math.cos(angle * steps),
                  }),
                }),
                center: center(z),
              };
        for (const { solid } of band.solids) bench.add(solid, kind === 'facets' ? 12 : 38);
      }
    }
  }),
};
