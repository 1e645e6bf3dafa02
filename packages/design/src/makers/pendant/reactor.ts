/** A science-fiction pendant: interrupted concentric rings of bevelled metal, struts, and a stone at the core. */
import type { Vec3 } from '../../piece';
import { hangOnChain } from '../../parts/bail';
import { CABLE, FINE, chainNamed } from '../../parts/chain';
import { bezelCup, girdleMm, offsetOutline } from '../../parts/head';
import { plateSetting } from '../../parts/plateSetting';
import { photographed } from '../../parts/shot';
import { roundedBox } from '../../geometry/blocks';
import type { Solid } from '../../geometry/solid';
import { KNIFE_EDGE } from '../../geometry/profiles';
import { sweep, type Station } from '../../geometry/sweep';
import { TAU, WORLD, Y, Z, spin, type Axes } from '../../geometry/vec';
import type { Stone } from '../../spec';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { RIDGES, ROOF, arcBar, ringBar } from './reactorBars';
import { z } from 'zod';
import { PENDANT_PARAMS } from '../links';
import { countOf, paramsOf } from '../params';

/** Positions of panels as shares of a third of the outer ring. */
const PANELS: readonly (readonly [from: number, to: number])[] = [
  [0.075, 0.5],
  [0.515, 0.925],
];

/** Number of vanes around the stone, half their widths at the hub and at the ring, half their depth, and their height, mm. */
const VANES = 18;
const VANE = { atHub: 0.34, atRing: 0.46, halfDepth: 0.55, z: -0.2 } as const;
/** Shortest vane, mm. */
const LEAST_VANE = 0.9;
/** Wall of the bezel, and width of the hub beside it, mm. */
const BEZEL = 0.62;
const HUB = 0.1;
/** Height of the hub's face over the girdle: the ridges of the vanes end below it, so that none stops short of it. */
const FACE = -0.02;

/** Radius of the round hub around a bezel, mm. */
const hubMm = ({ cut, size_mm }: Stone): number =>
  Math.max(...offsetOutline(girdleMm(cut, size_mm), BEZEL).map((p) => Math.hypot(p[0], p[1]))) + HUB;

/** A vane with a ridge along +x, between two distances from the middle. */
const vaneBetween = (from: number, to: number): Solid =>
  sweep(
    [from, to].map((r, i): Station => ({
      at: [r, 0, 0],
      u: Y,
      v: Z,
      halfU: i ? VANE.atRing : VANE.atHub,
      halfV: VANE.halfDepth,
    })),
    KNIFE_EDGE,
    false,
  );

export const reactorPendant: Maker = {
  name: 'reactor-pendant',
  params: paramsOf({
    form: z.enum(['iris', 'orbit']),
    rings: countOf(1, 3),
    ...PENDANT_PARAMS,
  }),
  plan: (brief, rng) => {
    const k = brief.has('bold') ? 14 : brief.has('minimalist') ? 9 : rng.between(11, 12.5);
    const cut = brief.cuts[0] ?? rng.pick(['hexagon', 'asscher', 'round', 'hexagon'] as const);
    return {
      stones: brief.gems[0]
        ? [
            {
              role: 'center',
              kind: brief.gems[0],
              cut,
              size_mm: mm(
                brief.stoneSizeMm ??
                  k * (cut === 'emerald' || cut === 'oval' || cut === 'pear' || cut === 'marquise' ? 0.42 : 0.54),
              ),
              count: 1,
            },
            {
              role: 'accent',
              kind: brief.gems[1] ?? brief.gems[0],
              cut: 'round',
              size_mm: mm(k * 0.13),
              count: brief.quantity === 'many' ? 9 : 3,
            },
          ]
        : [],
      variant: {
        form: rng.pick(['orbit', 'iris']),
        rings: brief.has('minimalist') ? 1 : 2,
        ...(brief.chain ? { chain: brief.chain } : {}),
      },
      dimensions: { height: mm(2 * k) },
      view: viewFrom(rng, -16, 10),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 210, fill: 0.68, raise: 0.05 }, (bench, spec) => {
    const k = measure(spec, 'height', 23) / 2;
    const stone = stonesOf(spec, 'center');
    const accent = stonesOf(spec, 'accent');
    const z = Math.max(3.2, (stone?.size_mm ?? 4) * 0.5 + 1.2);
    const satin = bench.finish('satin');
    const core = (stone?.size_mm ?? k * 0.5) / 2;
    const at = (angle: number, r: number, up: number): Vec3 => [Math.cos(angle) * r, Math.sin(angle) * r, z + up];
    const top = Math.PI / 2;
    const inner = k * 0.62;
    const hub = stone ? hubMm(stone) : 0;
    const hasVanes = stone !== undefined && Number(spec.root.params['rings']) > 1 && inner - hub > LEAST_VANE;
    // The outer ring consists of panels on a rail.
    const outer = k * 0.9;
    bench.add(ringBar(outer, k * 0.04, k * 0.06), 25, { origin: [0, 0, z - k * 0.04], surface: satin });
    for (let i = 0; i < 3; i++) {
      for (const [from, to] of PANELS) {
        const a = top + ((i + from) * TAU) / 3;
        bench.add(arcBar(outer, k * 0.095, k * 0.085, a, top + ((i + to) * TAU) / 3, RIDGES, k * 0.03), 18, {
          origin: [0, 0, z],
        });
      }
    }
    if (Number(spec.root.params['rings']) > 1) {
      const iris = choice(spec, 'form') === 'iris';
      const count = iris ? 6 : 2;
      for (let i = 0; i < count; i++) {
        const from = top + (iris ? 0.1 : 0.35) + (i * TAU) / count;
        bench.add(
          arcBar(inner, k * (iris ? 0.085 : 0.075), k * 0.075, from, from + TAU / count - (iris ? 0.2 : 0.7)),
          18,
          { origin: [0, 0, z + k * 0.03] },
        );
      }
      bench.add(ringBar(inner, k * 0.03, k * 0.05), 25, { origin: [0, 0, z - k * 0.03], surface: satin });
    }
    // Struts run to the inner ring, which the vanes hold, or to the core.
    for (let i = 0; i < 3; i++) {
      const angle = top + (i * TAU) / 3;
      const axes: Axes = [[Math.cos(angle), Math.sin(angle), 0], [-Math.sin(angle), Math.cos(angle), 0], Z];
      const from = hasVanes ? inner : core * 0.9;
      const to = outer;
      bench.add(roundedBox([(to - from) / 2, k * 0.042, k * 0.05], 0.14), 30, {
        axes,
        origin: at(angle, (from + to) / 2, -0.05),
      });
      bench.add(roundedBox([k * 0.09, k * 0.1, k * 0.11], 0.2), 30, { axes, origin: at(angle, outer, 0) });
      if (accent) {
        const seat = at(angle, outer, k * 0.11 + 0.06);
        bench.stone({ kind: accent.kind, cut: 'round', sizeMm: accent.size_mm, role: 'accent', origin: seat });
        bench.add(
          bezelCup('round', accent.size_mm, WORLD, seat, { wallMm: 0.24, depth: accent.size_mm * 0.45, open: 0.6 }),
          40,
        );
        for (const side of accent.count > 3 ? [-1, 1] : []) {
          const beside = at(angle + side * 0.62, outer, k * 0.085 + 0.06);
          bench.stone({
            kind: accent.kind,
            cut: 'round',
            sizeMm: accent.size_mm * 0.85,
            role: 'accent',
            origin: beside,
          });
          bench.add(
            bezelCup('round', accent.size_mm * 0.85, WORLD, beside, {
              wallMm: 0.22,
              depth: accent.size_mm * 0.4,
              open: 0.6,
            }),
            40,
          );
        }
      }
    }
    if (stone) {
      const middle: Vec3 = [0, 0, z + 0.5];
      const { kind, cut, size_mm: sizeMm } = stone;
      bench.stone({ kind, cut, sizeMm, role: 'center', origin: middle });
      if (hasVanes) {
        // The bezel is on a round hub, so that all vanes are of one length.
        bench.add(
          plateSetting({ cut, sizeMm, turn: 0 }, () => hub, { wallMm: BEZEL, top: FACE, back: -sizeMm * 0.46 }),
          24,
          { origin: middle },
        );
        const vane = bench.define(vaneBetween(hub - 0.25, inner), 20);
        for (let i = 0; i < VANES; i++)
          bench.place(vane, { axes: spin(WORLD, top + ((i + 0.5) * TAU) / VANES), origin: [0, 0, z + VANE.z] });
      } else bench.add(bezelCup(cut, sizeMm, WORLD, middle, { wallMm: BEZEL, depth: sizeMm * 0.5, open: 0.6 }), 24);
    } else {
      bench.add(ringBar(core * 0.62, core * 0.4, k * 0.08, ROOF), 18, { origin: [0, 0, z + 0.1], surface: satin });
      bench.add(roundedBox([core * 0.5, core * 0.5, k * 0.13], 0.3), 30, {
        origin: [0, 0, z + 0.1],
        axes: [[Math.SQRT1_2, Math.SQRT1_2, 0], [-Math.SQRT1_2, Math.SQRT1_2, 0], Z],
      });
    }
    hangOnChain(bench, [0, outer + k * 0.11, z], chainNamed(choice(spec, 'chain'), k > 12 ? CABLE : FINE), 0.95);
  }),
};
