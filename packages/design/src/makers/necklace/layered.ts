/** Several layered chains, and a lariat that falls from a stone in its middle. */
import { isMotif } from '../../motifs/library';
import type { NamedStone } from '../../language/parsedPrompt';
import type { GemKind } from '../../spec';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { planFigure } from '../pendant/motif';
import { chooseCut, chooseSize } from '../ring/common';

/** True for further stones on the uppermost chain, which a prompt that names one stone has not. */
const hasStations = ({ gemsGiven, gems, quantity, quantityGiven, stoneCount }: Brief): boolean =>
  !gemsGiven || gems.length > 1 || (quantityGiven && quantity === 'many') || (stoneCount ?? 1) > 1;

/** Width of pearls along the uppermost chain, mm. */
const STATION_PEARL_MM = 4;

/** The kind that hangs from the lowest chain: of two the one in the singular, the other is along the uppermost. */
const hungKind = ({ gems, named }: Brief): GemKind | undefined => {
  const isSingle = (gem: GemKind): boolean => named.some(({ kind, isSeveral }) => kind === gem && !isSeveral);
  return gems.length === 2 && !isSingle(gems[0]!) && isSingle(gems[1]!) ? gems[1] : gems[0];
};

export const layeredNecklace: Layout = {
  name: 'layered-necklace',
  plan: (brief, rng) => {
    const kind = hungKind(brief);
    const other = brief.gems.find((gem) => gem !== kind) ?? kind;
    const cut = chooseCut(kind === undefined ? brief : { ...brief, gems: [kind] }, rng);
    return {
      stones: kind
        ? [
            {
              role: 'center',
              kind,
              cut,
              size_mm: mm(chooseSize(brief, cut, rng) * (brief.has('minimalist') ? 0.8 : 1)),
              count: 1,
            },
            ...(hasStations(brief)
              ? [
                  {
                    role: 'side' as const,
                    kind: other!,
                    cut: 'round' as const,
                    size_mm: other === 'pearl' ? STATION_PEARL_MM : brief.has('minimalist') ? 1.9 : 2.5,
                    count: brief.quantity === 'many' ? 7 : 3,
                  },
                ]
              : []),
          ]
        : [],
      variant: {
        middle: brief.chain ?? (brief.has('minimalist') ? 'paperclip' : rng.pick(['curb', 'paperclip'] as const)),
        low: brief.has('bold') ? 'cable' : 'fine',
        end: rng.pick(hasStations(brief) && !brief.gemsGiven ? (['stone', 'bar'] as const) : (['stone'] as const)),
      },
      dimensions: { width: 42 },
      view: viewFrom(rng, -8, 6),
    };
  },
};

/** Height of a figure at the end of a lariat, mm. */
const FIGURE_MM = 13;

/** Most stones above the one at the end. */
const MOST_STOPS = 6;

/** Number of stones above the one at the end of a lariat. */
const stopsOf = ({ stoneCount, gems, quantity, quantityGiven, gemsGiven }: Brief): number =>
  stoneCount !== null && stoneCount > 2 && gems.length === 1
    ? Math.min(MOST_STOPS, stoneCount - 1)
    : quantity === 'many' && (quantityGiven || !gemsGiven)
      ? 4
      : 1;

/** Width of a stone at the other end than a figure, mm. */
const END_MM = 6;

/** The stone at the other end than a figure. */
const endOf = ({ named, placed }: Brief): NamedStone | undefined =>
  named.find(
    ({ kind, figure }) => figure === undefined && placed.some(({ place, of }) => place === 'end' && of === kind),
  );

const withoutEnd = (brief: Brief): Brief => {
  const named = brief.named.filter((stone) => stone !== endOf(brief));
  return { ...brief, named, gems: brief.gems.filter((gem) => named.some(({ kind }) => kind === gem)) };
};

export const lariat: Layout = {
  name: 'lariat',
  plan: (brief, rng) => {
    // The stone with a named cut hangs at the end, the other one is where the chains meet.
    const [first, second] = brief.named;
    const isSecondLast = first !== undefined && second !== undefined && first.cut === null && second.cut !== null;
    const cut =
      (isSecondLast ? second.cut : brief.cuts[0]) ?? rng.pick(['pear', 'marquise', 'kite', 'emerald'] as const);
    const [kind, other] = isSecondLast ? [second.kind, first.kind] : brief.gems;
    // Two stones of one kind hang at both ends.
    const areEnds = brief.stoneCount === 2 && brief.gems.length === 1;
    // A figure hangs at the end instead of a stone.
    const figure = isMotif(brief.motif)
      ? planFigure(withoutEnd(brief), rng.about('figure'), brief.motif, FIGURE_MM / 2)
      : null;
    const end = endOf(brief);
    return {
      stones: figure
        ? [
            ...figure.stones,
            ...(end
              ? [
                  {
                    role: 'side' as const,
                    kind: end.kind,
                    cut: end.kind === 'pearl' ? ('sphere' as const) : (end.cut ?? ('round' as const)),
                    size_mm: mm(end.sizeMm ?? END_MM),
                    count: 1,
                  },
                ]
              : []),
          ]
        : kind
          ? [
              {
                role: 'center',
                kind,
                cut,
                size_mm: mm(brief.stoneSizeMm ?? (brief.has('bold') ? 7 : 5.6)),
                count: areEnds ? 2 : 1,
              },
              ...(areEnds
                ? []
                : [
                    {
                      role: 'side' as const,
                      kind: other ?? kind,
                      cut: 'round' as const,
                      size_mm: mm(brief.has('bold') ? 4 : 3.2),
                      count: stopsOf(brief),
                    },
                  ]),
            ]
          : [],
      variant: {
        links: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine'),
        ...(figure && isMotif(brief.motif) ? { motif: brief.motif, version: figure.version } : {}),
      },
      dimensions: {
        ...(figure ? { height: mm(2 * figure.halfHeightMm) } : {}),
        width: 40,
        fall: brief.has('minimalist') ? 18 : 25,
      },
      view: viewFrom(rng, -8, 6),
    };
  },
};
