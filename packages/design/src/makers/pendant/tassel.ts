/** A tassel of fine chains under a cap, with a stone or a pearl above it. */
import type { Layout } from '../maker';
import { mm, viewFrom } from '../maker';

export const tasselPendant: Layout = {
  name: 'tassel-pendant',
  plan: (brief, rng) => {
    const [kind] = brief.gemsGiven ? brief.gems : [];
    return {
      stones: kind
        ? [
            {
              role: 'center',
              kind,
              cut: kind === 'pearl' ? 'round' : 'sphere',
              size_mm: mm(Math.min(10, brief.stoneSizeMm ?? 6)),
              count: 1,
            },
          ]
        : [],
      variant: { links: brief.chain ?? 'cable' },
      dimensions: { fall: brief.has('bold') ? 42 : brief.has('minimalist') ? 24 : 32 },
      view: viewFrom(rng, -8, 6),
    };
  },
};
