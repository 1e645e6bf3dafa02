/** Necklaces with a centre: a stone or a figure hanging in a chain, alone or under further strands. */
import { stonesIn } from '../../spec/tree';
import type { Vec3 } from '../../piece';
import type { Cut, GemKind } from '../../spec';
import { Bench } from '../../parts/bench';
import { BOLD_LINKS, CABLE, FINE, NECK_MM, chain, chainNamed, jumpRing } from '../../parts/chain';
import { placeFigure } from '../../parts/figure';
import { bezelCup, girdleMm, girdleReach, prongHead } from '../../parts/head';
import { halo, haloDepth } from '../../parts/rows';
import { photograph } from '../../parts/shot';
import { WORLD, Y, Z, add, sub } from '../../geometry/vec';
import { isMotif } from '../../motifs/library';
import type { Brief, Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { planFigure, stonesOfFigure } from '../pendant/motif';
import { chooseCut, chooseSize } from '../ring/common';
import { neckline, strand } from './neckline';
import { z } from 'zod';
import { countOf, figures, lengthMm } from '../params';

/** Half the height of a figure, and of the largest, mm. */
const HALF_HEIGHT = 8.5;
const MOST_MM = 14;

/** A centre hanging in a chain that comes down from both sides. */
function hangCenter(bench: Bench, at: Vec3, stone: { kind: GemKind; cut: Cut; size_mm: number }, form: string, haloKind: GemKind): { left: Vec3; right: Vec3 } {
  const s = stone.size_mm;
  const outline = girdleMm(stone.cut, s);
  bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: s, role: 'center', origin: at });
  let rim = 0.5;
  if (form === 'halo') {
    const meleeMm = 1.4;
    bench.add(prongHead({ cut: stone.cut, sizeMm: s, axes: WORLD, origin: at, prongs: 4, wireMm: 0.34 + s * 0.01, depth: haloDepth(meleeMm), upright: true }), 60);
    halo(bench, { cut: stone.cut, sizeMm: s, origin: [at[0], at[1], at[2] - 0.15], axes: WORLD, kind: haloKind, meleeMm });
    rim = 1.95;
  } else bench.add(bezelCup(stone.cut, s, WORLD, at, { wallMm: 0.5, depth: s * 0.48, open: 0.55 }), 40);
  const side = (way: number): Vec3 => {
    const far = Math.hypot(...girdleReach(outline, 0.62)) + rim + 0.4;
    const p: Vec3 = [at[0] + way * far * Math.cos(0.62), at[1] + far * Math.sin(0.62), at[2] - 0.75];
    bench.add(jumpRing(p, [Math.SQRT1_2, way * Math.SQRT1_2, 0], Z, 0.9, 0.24), 40);
    return [p[0] + way * 0.6, p[1] + 0.6, p[2]];
  };
  return { left: side(-1), right: side(1) };
}

/** Stones on the chain beside the main one, as many on each side. */
const sideCount = ({ stoneCount, gems }: Brief): number => (stoneCount === null ? 6 : Math.min(12, Math.max(2, 2 * Math.floor((stoneCount - (gems[1] ? 0 : 1)) / 2))));

export const centerNecklace: Maker = {
  name: 'center-necklace',
  params: z.strictObject({
    form: z.enum(['motif', 'halo', 'bezel']),
    motif: figures(),
    version: countOf(0, 9),
    links: z.enum(['fine', 'cable', 'box', 'snake', 'bold', 'rope', 'paperclip', 'curb', 'bead']),
    strands: countOf(1, 6),
    width: lengthMm(10, 120),
    height: lengthMm(5, 60),
    length: lengthMm(140, 900),
  }).partial(),
  plan: (brief, rng) => {
    const wanted = chooseCut(brief, rng);
    const form = isMotif(brief.motif) ? 'motif' : brief.wants('halo') || (brief.quantity === 'many' && !brief.has('minimalist')) ? 'halo' : 'bezel';
    const cut = form === 'halo' && (wanted === 'kite' || wanted === 'trillion') ? 'oval' : wanted;
    const motif = isMotif(brief.motif) ? brief.motif : rng.pick(['leaf', 'star', 'moon', 'flower', 'sun']);
    const plain = brief.gems.length === 0;
    const size = plain ? 0 : chooseSize(brief, cut, rng);
    const figure = form === 'motif' || plain ? planFigure(brief, rng, motif, HALF_HEIGHT, { mostMm: MOST_MM }) : null;
    return {
      stones: plain
        ? []
        : [
            ...(figure ? figure.stones : [{ role: 'center' as const, kind: brief.gems[0]!, cut, size_mm: mm(size * 1.15), count: 1 }]),
            // Beside a figure there is chain alone; a third strand carries stones.
            ...((form !== 'motif' || brief.has('layered')) && (brief.quantity === 'many' || brief.gems[1] || (brief.stoneCount ?? 0) > 2) ? [{ role: 'side' as const, kind: brief.gems[1] ?? (brief.stoneCount === null ? ('diamond' as const) : brief.gems[0]!), cut: 'round' as const, size_mm: 3, count: sideCount(brief) }] : []),
          ],
      variant: {
        form: plain ? 'motif' : form, motif, version: figure?.version ?? 0,
        // A figure hangs on a chain that does not outweigh it.
        links: brief.chain ?? (!brief.has('bold') ? 'fine' : form === 'motif' || plain ? 'cable' : 'bold'),
        strands: brief.has('layered') ? 3 : 1,
      },
      dimensions: { width: 44, ...(figure ? { height: mm(2 * figure.halfHeightMm) } : {}) },
      view: viewFrom(rng, -8, 6),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const half = measure(spec, 'width', 44) / 2;
    const center = stonesOf(spec, 'center');
    const side = stonesOf(spec, 'side');
    const form = choice(spec, 'form');
    const links = choice(spec, 'links') === 'bold' ? BOLD_LINKS : chainNamed(choice(spec, 'links'), FINE);
    const z = Math.max(2.6, (center?.size_mm ?? 5) * 0.5 + 1);
    const drop = half * 2.1;
    const path = (from: number, to: number): Vec3[] => strand(half, drop, z, from, to, 120);
    if (form === 'motif') {
      const k = measure(spec, 'height', 2 * HALF_HEIGHT) / 2;
      const hang = placeFigure(bench, { name: choice(spec, 'motif'), version: Number(spec.root.params['version'] ?? 0), halfHeightMm: k, ...stonesOfFigure(stonesIn(spec)) }, [0, -k - 0.9, z]);
      // Large links hang higher, clear of the figure.
      const clear = Math.max(0, links.width * 0.35 - 0.45);
      bench.add(jumpRing([hang[0], hang[1] + 0.5 + clear / 2, hang[2]], Y, Z, 1.15 + clear / 2, 0.28), 40);
      const lowest = hang[1] + 1.25 + clear;
      chain(bench, path(-1.25, 1.25).map((p) => [p[0] + hang[0], p[1] + lowest, p[2]]), links, { wornMm: NECK_MM });
    } else if (center) {
      const { left, right } = hangCenter(bench, [0, 0, z], center, form, side?.kind ?? 'diamond');
      for (const [way, from] of [[-1, left], [1, right]] as const) {
        // The first link hangs in its ring by its end, however long it is.
        const lead = Math.max(0, links.length / 2 - 1);
        const first: Vec3 = [from[0] + way * lead * 0.75, from[1] + lead * 0.66, from[2]];
        const t0 = Math.abs(first[0]) / half / 2.15;
        const start = neckline(t0, half, drop, z);
        const shift = sub(first, [way * start[0], start[1], start[2]]);
        chain(bench, path(t0, 1.25).map((p) => add([way * p[0], p[1], p[2]], shift)), links, { wornMm: NECK_MM / 2 });
        if (side) {
          for (let i = 1; i <= Math.floor(side.count / 2); i++) {
            const p = neckline(t0 + i * 0.115, half, drop, z);
            const at = add([way * p[0], p[1], p[2]], [shift[0], shift[1], 0.4]);
            bench.stone({ kind: side.kind, cut: 'round', sizeMm: side.size_mm, role: 'side', origin: at });
            bench.add(bezelCup('round', side.size_mm, WORLD, at, { wallMm: 0.4, depth: side.size_mm * 0.5, open: 0.55 }), 40);
          }
        }
      }
    }
    const strands = Number(spec.root.params['strands'] ?? 1);
    for (let i = 1; i < strands; i++) {
      const lift = i * 9;
      const inner = strand(half * (1 - i * 0.13), drop * (1 - i * 0.1), 1.6 + i * 0.4, -1.3, 1.3).map((p): Vec3 => [p[0], p[1] + lift, p[2]]);
      chain(bench, inner, i === 1 ? CABLE : FINE, { wornMm: NECK_MM - i * 30 });
      if (i === 2 && center) {
        for (const t of [-0.32, -0.16, 0, 0.16, 0.32]) {
          const p = add(neckline(t, half * 0.74, drop * 0.8, 2), [0, lift - 0.9, 0.6]);
          bench.stone({ kind: side?.kind ?? center.kind, cut: 'round', sizeMm: 2.4, role: 'side', origin: p });
          bench.add(bezelCup('round', 2.4, WORLD, p, { wallMm: 0.34, depth: 1.2, open: 0.6 }), 40);
        }
      }
    }
    // The camera shows the centre and as much of the chain as a neckline takes; a figure needs a closer view.
    const [across, above] = form === 'motif' && strands === 1 ? [0.66, 0.8] : [0.92, 1.35];
    bench.mustShow.push([half * across, half * above, z], [-half * across, half * above, z]);
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.86, raise: 0.02 }));
  },
};
