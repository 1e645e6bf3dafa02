/** Pendants that are a figure: in relief with a stone where the figure has one, or paved with small stones. */
import { isCabochon } from '../../catalogue/gems';
import type { DesignSpec, Stone } from '../../spec';
import { Bench } from '../../parts/bench';
import { CABLE, chainNamed, hangOnChain } from '../../parts/chain';
import { hasRoomForHalo, placeFigure } from '../../parts/figure';
import { photograph } from '../../parts/shot';
import { isMotif, motifNamed, motifVersions } from '../../motifs/library';
import type { Random } from '../../random';
import type { Brief, Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { z } from 'zod';
import { countOf, figures, lengthMm } from '../params';

/** Figures broad enough to be paved. */
const PAVABLE = new Set(['heart', 'moon', 'moon and star', 'star', 'drop', 'butterfly', 'wing', 'swallow', 'clover', 'cross', 'crown', 'leaf', 'feather', 'flower', 'paw', 'blossom', 'hamsa', 'lotus', 'shell', 'lightning']);

/** The stones of a figure: one or those that the figure has places for; many stones pave it or surround its stone. */
export function figureStones(brief: Brief, rng: Random, motif: string, halfHeightMm: number, count = 1): Stone[] {
  const kind = brief.gems[0];
  if (!kind) return [];
  const many = brief.quantity === 'many' && (brief.quantityGiven || brief.gems.length > 1);
  const cabochon = kind === 'pearl' || isCabochon(kind);
  const pave = PAVABLE.has(motif) && !cabochon && brief.cuts.length === 0 && brief.stoneSizeMm === null && (brief.wants('pave') || (many && rng.chance(0.7)) || (!brief.quantityGiven && brief.quantity === 'many'));
  if (pave) return [{ role: 'pave', kind, cut: 'round', size_mm: mm(Math.min(1.6, Math.max(1.15, halfHeightMm * 0.14))), count: 0 }];
  const around: Stone = { role: 'halo', kind: brief.gems[1] ?? 'diamond', cut: 'round', size_mm: 1.15, count: 0 };
  return [
    { role: 'center', kind, cut: brief.cuts[0] ?? 'round', size_mm: mm(brief.stoneSizeMm ?? halfHeightMm * 0.5), count },
    // Of several stones, one in a halo would make the figure lean; round a point a halo's stones would collide.
    ...(many && !brief.cuts.slice(0, 1).some((cut) => cut === 'kite' || cut === 'trillion') && motifNamed(motif).stones.length < 2 && hasRoomForHalo({ name: motif, version: 0, halfHeightMm, around }) ? [around] : []),
  ];
}

/** Which of a motif's drawings: the others than the first have no ground for small stones all over. */
export function figureVersion(rng: Random, motif: string, stones: readonly Stone[]): number {
  const drawing = Math.floor(rng.between(0, motifVersions(motif)));
  return stones.some((stone) => stone.role === 'pave') ? 0 : drawing;
}

/** The stones that a figure takes from a spec. */
export const stonesOfFigure = (spec: DesignSpec): { stone?: Stone; around?: Stone; paved?: Stone } => ({ stone: stonesOf(spec, 'center'), around: stonesOf(spec, 'halo'), paved: stonesOf(spec, 'pave') });

export const motifPendant: Maker = {
  name: 'motif-pendant',
  params: z.strictObject({
    motif: figures(),
    version: countOf(0, 9),
    chain: z.enum(['fine', 'cable', 'rope', 'bead', 'paperclip', 'curb', 'snake', 'box', 'bold']),
    height: lengthMm(2, 60),
    length: lengthMm(140, 900),
  }).partial(),
  plan: (brief, rng) => {
    const motif = isMotif(brief.motif)
      ? brief.motif
      : brief.has('organic-shapes')
        ? rng.pick(['leaf', 'wave', 'flower', 'drop'])
        : rng.pick(['star', 'moon', 'heart', 'leaf', 'sun']);
    const k = brief.has('bold') ? rng.between(12.5, 14) : brief.has('minimalist') ? rng.between(7, 8.5) : rng.between(9.5, 11.5);
    const stones = figureStones(brief, rng, motif, k);
    return {
      stones,
      variant: { motif, version: figureVersion(rng, motif, stones), chain: brief.chain ?? (brief.has('minimalist') ? 'fine' : rng.pick(['cable', 'fine'])) },
      dimensions: { height: mm(2 * k) },
      view: viewFrom(rng, -9, 7),
    };
  },
  build: (spec: DesignSpec) => {
    const bench = new Bench(spec);
    const k = measure(spec, 'height', 20) / 2;
    const hang = placeFigure(
      bench,
      { name: choice(spec, 'motif'), version: Number(spec.root.params['version'] ?? 0), halfHeightMm: k, ...stonesOfFigure(spec) },
      [0, 0, Math.max(2.4, k * 0.2)],
    );
    hangOnChain(bench, [hang[0], hang[1] + 0.05, hang[2]], chainNamed(choice(spec, 'chain'), CABLE), Math.min(1.15, 0.72 + k * 0.03));
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 210, fill: 0.68, raise: 0.05 }));
  },
};
