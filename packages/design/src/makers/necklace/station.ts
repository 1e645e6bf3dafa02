/** A fine chain with stones: spaced along it, or side by side at its lowest point. */
import type { Stone } from '../../spec';
import type { Brief, Layout } from '../maker';
import { mm, viewFrom } from '../maker';

/** Default number of stones. */
const USUAL_STONES = 7;
const MOST_STONES = 24;
function planStones(brief: Brief): Stone[] {
  const { gems, named, cuts, stoneCount, stoneSizeMm } = brief;
  const kinds = gems.slice(0, 12);
  const total = Math.min(
    MOST_STONES,
    Math.max(stoneCount ?? (brief.wants('stations') ? USUAL_STONES : 0), kinds.length),
  );
  return kinds.map((kind, i): Stone => {
    const own = named.find((stone) => stone.kind === kind);
    return {
      role: i === 0 ? 'center' : 'accent',
      kind,
      cut: kind === 'pearl' ? 'round' : (own?.cut ?? cuts[0] ?? 'round'),
      size_mm: mm(stoneSizeMm ?? (kind === 'pearl' ? 5 : brief.has('bold') ? 4.5 : 3)),
      count: own?.count ?? Math.floor(total / kinds.length) + (i < total % kinds.length ? 1 : 0),
    };
  });
}

export const stationNecklace: Layout = {
  name: 'station-necklace',
  plan: (brief, rng) => ({
    stones: planStones(brief),
    variant: { spacing: brief.wants('stations') ? 'apart' : 'close', links: brief.chain ?? 'fine' },
    dimensions: { width: 42 },
    view: viewFrom(rng, -8, 6),
  }),
};
