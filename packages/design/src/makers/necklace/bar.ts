/** A bar in a fine chain, or upright under it: polished, engraved, with a stone at its end or a row of stones. */
import { girdleMm } from '../../parts/head';
import type { Cut, GemKind, Stone } from '../../spec';
import type { Random } from '../../random';
import { stonesPerSide } from '../flanks';
import { mm, viewFrom, type Brief, type Layout, type Plan } from '../maker';

/** Maximum number of stones in a list. */
const MOST_LISTED = 10;
/** The same for hanging stones. */
const MOST_HUNG = 7;

/** Width of stones side by side, their distance, the metal around them and the wall of a bezel, mm; pitch of bezels. */
const BESIDE = { shaped: 3, round: 2.6, gap: 0.25, rim: 0.7, wall: 0.45, free: 1.06 } as const;
const MOST_BESIDE = 9;
/** Width of stones in bezels on a bar, and height of the bar over and under them, mm. */
const COLLETS = { stone: 2.6, rim: 1.1 } as const;

/** Stones other than round ones on a bar without a number. */
const SHAPED = 5;
/** Width of a stone that hangs from a bar, mm. */
const HUNG_MM = 3.2;
/** Length of a bar for each further stone at its ends, mm. */
const PER_STONE = 2.6;

/** Number of stones side by side on a bar as large as their row, or null for another bar. */
function rowCount({ wants, gems, stoneCount, motif, name, engraving, sequence, cuts, quantity }: Brief): number | null {
  const isFree = motif === null && name === null && engraving === null && !wants('drop');
  if (!isFree || gems.length === 0 || gems[0] === 'pearl' || (wants('bar') && sequence !== null)) return null;
  const isShaped = cuts.some((cut) => cut !== 'round') && quantity === 'many';
  const count = stoneCount ?? (wants('bar') && isShaped ? SHAPED : 0);
  return count > 1 && count <= MOST_BESIDE ? count : null;
}

/** The kinds of a list, in its order: of five birthstones two may be of one kind. */
const listIn = ({ gems, mentions, stoneCount }: Brief): readonly GemKind[] =>
  mentions.length === stoneCount ? mentions : gems;

/** True for a counted row of stones side by side. */
export const isStoneRow = (brief: Brief): boolean =>
  brief.wants('beside') && brief.stoneCount !== null && rowCount(brief) !== null;

/** A bar that is as large as its row of stones. */
function stoneRow(brief: Brief, count: number, rng: Random): Plan {
  const cutOf = (kind: GemKind): Cut => brief.named.find((one) => one.kind === kind)?.cut ?? brief.cuts[0] ?? 'round';
  const kinds = listIn(brief);
  const cuts = kinds.map(cutOf);
  // Beads of metal hold round stones, bezels all others.
  const isShaped = cuts.some((cut) => cut !== 'round');
  const size = mm(brief.stoneSizeMm ?? (isShaped ? BESIDE.shaped : BESIDE.round));
  const tall = Math.max(...cuts.flatMap((cut) => girdleMm(cut, size).map(([, y]) => 2 * Math.abs(y))));
  const isUpright = brief.wants('upright');
  const [along, across] = isUpright ? [tall, size] : [size, tall];
  const pitch = isShaped ? (along + 2 * BESIDE.wall) * BESIDE.free : size + BESIDE.gap;
  return {
    stones: Array.from({ length: count }, (_, i): Stone => ({
      role: 'pave',
      kind: kinds[i % kinds.length]!,
      cut: cuts[i % cuts.length]!,
      size_mm: size,
      count: 1,
    })),
    variant: {
      text: '',
      ...(isUpright ? { upright: 'yes' } : {}),
      ...(isShaped ? { rims: 'yes' } : {}),
      links: brief.chain ?? 'fine',
    },
    dimensions: {
      width: mm(count * pitch + 2 * BESIDE.rim),
      height: mm(across + 2 * (BESIDE.rim + (isShaped ? BESIDE.wall : 0))),
    },
    view: viewFrom(rng, -5, 4, 3),
  };
}

export const barNecklace: Layout = {
  name: 'bar-necklace',
  plan: (brief, rng) => {
    const counted = rowCount(brief);
    if (counted !== null) return stoneRow(brief, counted, rng);
    const text = brief.engraving?.text ?? brief.name ?? '';
    const kind = brief.gems[0];
    const isList = brief.sequence !== null && text === '';
    // "Three diamonds dangling from it", or a list of stones.
    const isHung =
      brief.wants('drop') && !brief.wants('chain-drops') && text === '' && (isList || brief.stoneCount !== null);
    const isCollets = isList && brief.wants('bezel') && !brief.wants('drop');
    const flanks = stonesPerSide(brief);
    const isRow = kind !== undefined && text === '' && kind !== 'pearl' && brief.quantity === 'many';
    const height = isHung
      ? 2.4
      : isCollets
        ? mm((brief.stoneSizeMm ?? COLLETS.stone) + 2 * COLLETS.rim)
        : brief.has('bold')
          ? 7
          : brief.has('minimalist')
            ? 3
            : text === ''
              ? 4
              : 6;
    return {
      stones: !kind
        ? []
        : isHung
          ? (isList ? listIn(brief) : Array.from({ length: brief.stoneCount! }, () => kind))
              .slice(0, MOST_HUNG)
              .map((own): Stone => ({
                role: 'side',
                kind: own,
                cut: 'round',
                size_mm: mm(brief.stoneSizeMm ?? HUNG_MM * Math.min(1, brief.named[0]?.scale ?? 1)),
                count: 1,
              }))
          : isList
            ? listIn(brief)
                .slice(0, MOST_LISTED)
                .map((own): Stone => ({
                  role: 'pave',
                  kind: own,
                  cut: 'round',
                  size_mm: mm(
                    isCollets
                      ? (brief.stoneSizeMm ?? COLLETS.stone)
                      : Math.min(brief.stoneSizeMm ?? 2.2, height * 0.55),
                  ),
                  count: 1,
                }))
            : isRow
              ? [
                  {
                    role: 'pave',
                    kind,
                    cut: 'round',
                    size_mm: mm(Math.min(brief.stoneSizeMm ?? 1.7, height * 0.55)),
                    count: 0,
                  },
                ]
              : [
                  {
                    role: 'accent',
                    kind,
                    cut: brief.cuts[0] ?? 'round',
                    size_mm: mm(Math.min(brief.stoneSizeMm ?? 2.2, height * 0.5)),
                    count: Math.max(1, 2 * flanks),
                  },
                ],
      variant: {
        ...(brief.wants('upright') ? { upright: 'yes' } : {}),
        ...(isCollets ? { rims: 'yes' } : {}),
        ...(brief.name !== null && brief.engraving === null ? { name: text } : {}),
        text,
        links: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine'),
      },
      dimensions: {
        width: mm(
          PER_STONE * Math.max(0, 2 * flanks - 1) +
            (brief.has('bold')
              ? rng.between(38, 42)
              : brief.has('minimalist')
                ? rng.between(25, 28)
                : rng.between(31, 36)),
        ),
        height,
      },
      view: viewFrom(rng, -5, 4, 3),
    };
  },
};
