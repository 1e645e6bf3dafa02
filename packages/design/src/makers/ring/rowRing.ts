/** A slim band with prong-set stones of any cut side by side, over the finger or all the way round. */
import { isCabochon } from '../../catalogue/gems';
import type { Cut, Stone } from '../../spec';
import type { Layout } from '../maker';
import { mm, viewFrom } from '../maker';

/** Room over the finger for a counted number of stones, mm. */
const ROW_MM = 24;
/** Width factors of elongated cuts. */
const NARROW: Partial<Record<Cut, number>> = { marquise: 0.72, baguette: 0.66, pear: 0.86, oval: 0.88, emerald: 0.88 };

/** Cuts whose points a bezel protects best. */
const POINTED: ReadonlySet<Cut> = new Set(['marquise', 'pear', 'kite', 'trillion', 'hexagon']);

export const rowRing: Layout = {
  name: 'row-ring',
  plan: (brief, rng) => {
    const cut = brief.cuts[0] ?? 'round';
    const kinds = brief.gems.length > 0 ? brief.gems : ['diamond' as const];
    const counted = Math.max(brief.stoneCount ?? 0, brief.gemsGiven && kinds.length > 3 ? kinds.length : 0);
    const isCounted = counted > 1 && counted <= 15;
    const usual = (brief.has('bold') ? 3.4 : brief.has('minimalist') ? 2.2 : 2.8) * (NARROW[cut] ?? 1);
    const size = brief.stoneSizeMm ?? (isCounted ? Math.min(4.6, ROW_MM / counted) * (NARROW[cut] ?? 1) : usual);
    return {
      stones: kinds.map((kind, i): Stone => ({
        role: 'pave',
        kind,
        cut: isCabochon(kind) ? 'cabochon' : cut,
        size_mm: mm(Math.min(5, size)),
        count: isCounted ? Math.ceil((counted - i) / kinds.length) : 0,
      })),
      variant: {
        shank: 'slim',
        setting: brief.wants('bezel') || POINTED.has(cut) ? 'bezel' : 'prong',
        way: isCounted || brief.wants('half-eternity') ? 'half' : 'full',
        ...(brief.wants('east-west') ? { turn: 'east-west' } : {}),
      },
      dimensions: { inner_diameter: 16.8, band_width: mm(Math.max(1.8, Math.min(3, size * 0.8))) },
      view: viewFrom(rng.about('view'), 30, 28),
    };
  },
};
