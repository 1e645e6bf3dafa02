/** A band with stones side by side in a channel between two rails, over half of the finger or all the way round. */
import type { Stone } from '../../spec';
import type { Layout } from '../maker';
import { mm, rowKinds, sequenceChoice, viewFrom } from '../maker';
import { milgrainChoice } from './kits';

/** Maximum number of stones that is set exactly; a larger number fills the row. */
const MOST_COUNTED = 9;
const FITTING = new Set(['princess', 'baguette', 'emerald', 'asscher', 'round', 'oval']);

export const channelBand: Layout = {
  name: 'channel-band',
  plan: (brief, rng) => {
    const requested = brief.cuts[0] && FITTING.has(brief.cuts[0]) ? brief.cuts[0] : null;
    const cut = requested ?? rng.about('row cut').pick(['princess', 'baguette', 'asscher', 'round'] as const);
    const size = brief.has('bold') ? 2.7 : brief.has('minimalist') ? 1.7 : 2.2;
    // A small requested number of one kind is set exactly.
    const counted =
      brief.gems.length === 1 && !brief.wants('eternity') ? Math.min(MOST_COUNTED, brief.stoneCount ?? 0) : 0;
    return {
      stones: rowKinds(brief, 2).map((kind): Stone => ({
        role: 'pave',
        kind,
        cut,
        size_mm: mm(Math.min(3, brief.stoneSizeMm ?? size * (cut === 'baguette' ? 0.8 : cut === 'emerald' ? 0.9 : 1))),
        count: counted,
      })),
      variant: {
        way:
          brief.wants('eternity') || brief.wants('stack')
            ? 'full'
            : brief.wants('half-eternity')
              ? 'half'
              : rng.about('row way').pick(['half', 'full']),
        ...sequenceChoice(brief),
        ...milgrainChoice(brief),
      },
      dimensions: { inner_diameter: 16.8 },
      view: viewFrom(rng.about('view'), 32, 30),
    };
  },
};
