/** A band with stones side by side in a channel between two rails, over half of the finger or all the way round. */
import { girdleMm } from '../../parts/head';
import type { Cut, GemKind, Stone } from '../../spec';
import { mm, rowKinds, sequenceChoice, viewFrom, type Brief, type Layout } from '../maker';
import { milgrainChoice } from './kits';
import { lotsOf, totalOf } from './lots';

/** Maximum number of stones that is set exactly, and the room for them over the finger, mm; a larger number fills the row. */
const MOST_COUNTED = 15;
const ROW_MM = 25;
/** Length of alternating cuts across their channel, mm. */
const TURNS_MM = 2.6;
const FITTING: ReadonlySet<Cut> = new Set<Cut>(['princess', 'baguette', 'emerald', 'asscher', 'round', 'oval']);

/** The cut that alternates with the first, when the prompt names two as alternating. */
export const cutInTurns = (brief: Pick<Brief, 'cuts' | 'wants'>): Cut | null =>
  brief.wants('alternating') && brief.cuts.length === 2 && brief.cuts.every((cut) => FITTING.has(cut))
    ? brief.cuts[1]!
    : null;

/** Ratio of a stone's length across its row to its width along it. */
export const acrossOf = (cut: Cut): number => Math.max(...girdleMm(cut, 1).map((p) => p[1]));

export const channelBand: Layout = {
  name: 'channel-band',
  plan: (brief, rng) => {
    const requested = brief.cuts[0] && FITTING.has(brief.cuts[0]) ? brief.cuts[0] : null;
    const cut = requested ?? rng.about('row cut').pick(['princess', 'baguette', 'asscher', 'round'] as const);
    const size = brief.has('bold') ? 2.7 : brief.has('minimalist') ? 1.7 : 2.2;
    // A small requested number is set exactly, of two kinds in turn.
    const lots = brief.wants('eternity') ? null : lotsOf(brief);
    const total = lots ? totalOf(lots) : brief.gems.length === 1 ? (brief.stoneCount ?? 0) : 0;
    const counted = total > 1 && total <= MOST_COUNTED && !brief.wants('eternity') ? total : 0;
    const countFor = (kind: GemKind, kinds: number): number =>
      counted === 0 ? 0 : kinds === 1 ? counted : (lots?.find((lot) => lot.kind === kind)?.count ?? 0);
    const other = cutInTurns(brief);
    const usual = size * (cut === 'baguette' ? 0.8 : cut === 'emerald' ? 0.9 : 1);
    const fits = counted > 0 ? (ROW_MM / counted) * (cut === 'baguette' ? 0.8 : 1) : Infinity;
    const sizeMm = Math.min(
      3,
      fits,
      brief.stoneSizeMm ?? (other ? (TURNS_MM * acrossOf('round')) / acrossOf(cut) : usual),
    );
    return {
      stones: rowKinds(brief, 2).flatMap((kind, _, kinds): Stone[] => [
        { role: 'pave', kind, cut, size_mm: mm(sizeMm), count: countFor(kind, kinds.length) },
        // The second cut has the same length across the channel.
        ...(other && kinds.length === 1
          ? [
              {
                role: 'pave' as const,
                kind,
                cut: other,
                size_mm: mm((sizeMm * acrossOf(cut)) / acrossOf(other)),
                count: counted,
              },
            ]
          : []),
      ]),
      variant: {
        way:
          counted > 0
            ? 'half'
            : brief.wants('eternity', 'stack')
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
