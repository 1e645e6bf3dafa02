/** A figure in metal, with a stone where the figure asks for one. Used for pendants and, smaller, elsewhere. */
import type { Vec3 } from '../../piece';
import type { DesignSpec, Stone } from '../../spec';
import { Bench } from '../../parts/bench';
import { CABLE, FINE, bail, neckChain } from '../../parts/chain';
import { bezelCup } from '../../parts/head';
import { relief } from '../../parts/relief';
import { halo } from '../../parts/rows';
import { photograph } from '../../parts/shot';
import type { Axes } from '../../geometry/vec';
import { WORLD, fromAxes } from '../../geometry/vec';
import { MOTIFS, motifNamed, motifVersions } from '../../motifs/library';
import type { Brief, Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';

export interface Figure {
  name: string;
  version: number;
  halfHeightMm: number;
  stone?: Stone;
  /** Small stones round the main one. */
  around?: Stone;
}

interface Made {
  mesh: number;
  heightAt: (x: number, y: number) => number;
}

/** A pair of earrings shares one relief. */
const reliefs = new WeakMap<Bench, Map<string, Made>>();

/**
 * Places a motif with its stones; the figure's plane is that of the first two axes. Returns the point it hangs from and
 * its half thickness there.
 */
export function placeFigure(bench: Bench, { name, version, halfHeightMm: k, stone, around }: Figure, origin: Vec3, axes: Axes = WORLD): Vec3 {
  const motif = motifNamed(name, version);
  const rise = Math.min(2.1, k * 0.155);
  const made = reliefs.get(bench) ?? new Map<string, Made>();
  reliefs.set(bench, made);
  const key = `${name} ${version} ${k}`;
  let figure = made.get(key);
  if (!figure) {
    const { solid, heightAt } = relief(motif, { halfHeightMm: k, riseMm: rise, cellMm: Math.max(0.13, k * 0.019) });
    figure = { mesh: bench.define(solid, 55), heightAt };
    made.set(key, figure);
  }
  const { mesh, heightAt } = figure;
  bench.place(mesh, { axes, origin });
  if (stone) {
    for (const place of motif.stones) {
      const [x, y] = [place.at[0] * k, place.at[1] * k];
      const room = place.size * k * (around ? 0.8 : 1);
      const sizeMm = Math.max(1.4, Math.min(room, stone.size_mm || room));
      const seat = Math.max(0.35, heightAt(x, y));
      const depth = Math.max(0.9, sizeMm * 0.4);
      const at = fromAxes(axes, origin, [x, y, Math.max(seat + 0.12, depth - seat * 0.8)]);
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm, role: place.role, origin: at, axes });
      bench.add(bezelCup(stone.cut, sizeMm, axes, at, { wallMm: 0.26 + sizeMm * 0.03, depth: depth + 0.25, open: 0.72 }), 40);
      if (around) halo(bench, { cut: stone.cut, sizeMm, origin: fromAxes(axes, at, [0, 0, -0.1]), axes, kind: around.kind, meleeMm: around.size_mm, gapMm: 0.22 + sizeMm * 0.02, role: 'halo' });
    }
  }
  return fromAxes(axes, origin, [motif.hang[0] * k, motif.hang[1] * k, 0]);
}

/** Small stones for a figure that shall have many. */
export const melee = (brief: Brief): Stone[] =>
  brief.quantity === 'many' && (brief.quantityGiven || brief.gems.length > 1) ? [{ role: 'halo', kind: brief.gems[1] ?? 'diamond', cut: 'round', size_mm: 1.15, count: 0 }] : [];

export const motifPendant: Maker = {
  name: 'motif-pendant',
  plan: (brief, dice) => {
    const motif = brief.motif && MOTIFS.includes(brief.motif)
      ? brief.motif
      : brief.has('organic-shapes')
        ? dice.pick(['leaf', 'wave', 'flower', 'drop'])
        : dice.pick(['star', 'moon', 'heart', 'leaf', 'sun']);
    const k = brief.has('bold') ? dice.between(12.5, 14) : brief.has('minimalist') ? dice.between(7, 8.5) : dice.between(9.5, 11.5);
    const cut = brief.cuts[0] ?? 'round';
    return {
      stones: brief.gems[0] ? [{ role: 'center', kind: brief.gems[0], cut, size_mm: mm(brief.stoneSizeMm ?? k * 0.5), count: 1 }, ...melee(brief)] : [],
      variant: { motif, version: Math.floor(dice.between(0, motifVersions(motif))), chain: brief.has('minimalist') ? 'fine' : dice.pick(['cable', 'fine']) },
      dimensions: { height: mm(2 * k) },
      view: viewFrom(dice, -9, 7),
    };
  },
  build: (spec: DesignSpec) => {
    const bench = new Bench(spec);
    const k = measure(spec, 'height', 20) / 2;
    const hang = placeFigure(
      bench,
      { name: choice(spec, 'motif'), version: Number(spec.build.variant['version'] ?? 0), halfHeightMm: k, stone: stonesOf(spec, 'center'), around: stonesOf(spec, 'halo') },
      [0, 0, Math.max(2.4, k * 0.2)],
    );
    const through = bail(bench, [hang[0], hang[1] + k * 0.05, hang[2]], Math.min(1.15, 0.72 + k * 0.03));
    neckChain(bench, through, choice(spec, 'chain') === 'fine' ? FINE : CABLE);
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 210, fill: 0.68, raise: 0.05 }));
  },
};
