/** A slim band with stones of any cut in heads side by side, over the finger or all the way round. */
import { isCabochon } from '../../catalogue/gems';
import type { Cut, GemKind, Stone } from '../../spec';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { acrossOf } from './channel';
import { centerOf, inOrder, isInOwnCuts, lotsOf, scalesOf, totalOf, type Lot } from './lots';

/** Room over the finger for a counted number of stones, mm. */
const ROW_MM = 24;
const TURNED_ROOM = 0.68;
/** Width factors of elongated cuts. */
const NARROW: Partial<Record<Cut, number>> = { marquise: 0.72, baguette: 0.66, pear: 0.86, oval: 0.88, emerald: 0.88 };

/** Cuts whose points a bezel protects best. */
const POINTED: ReadonlySet<Cut> = new Set(['marquise', 'pear', 'kite', 'trillion', 'hexagon']);
/** Maximum width of the stones of a counted row by the weight of the ring, mm. */
const MOST_MM = { fine: 2.4, usual: 4.6, bold: 5.4 } as const;
/** Length across the band of stones whose cuts take turns, mm. */
const IN_TURNS_MM = 3;
/** Widths of a row's band: least, most, and as a share of its widest stone. */
const BAND = { fine: 1.3, least: 1.8, most: 3, share: 0.8 } as const;

const isFine = (brief: Brief): boolean =>
  brief.has('minimalist') || (brief.named.length > 0 && brief.named.every(({ scale }) => scale < 1));

const cutOf = (kind: GemKind, cut: Cut | null, otherwise: Cut): Cut =>
  kind === 'pearl' ? 'round' : (cut ?? (isCabochon(kind) ? 'cabochon' : otherwise));

/** The stones of lots in their order, each run of equal ones as one. */
function listed(brief: Brief, lots: readonly Lot[]): Stone[] {
  const row = inOrder(lots, brief.wants('alternating'));
  const scales = scalesOf(row, brief.wants('riviere'));
  const most = isFine(brief) ? MOST_MM.fine : brief.has('bold') ? MOST_MM.bold : MOST_MM.usual;
  // Turned along the band, long stones need the room that they save across it.
  const room = ROW_MM * (brief.wants('east-west') ? TURNED_ROOM : 1);
  const unit = Math.min(
    most * (brief.wants('east-west') ? TURNED_ROOM : 1),
    room / scales.reduce((sum, scale) => sum + scale, 0),
  );
  const largest = Math.max(...scales);
  const hasCenter = row.some(({ isCenter }) => isCenter);
  return row.reduce<Stone[]>((stones, lot, i) => {
    const cut = cutOf(lot.kind, lot.cut, lots.length === 1 ? (brief.cuts[0] ?? 'round') : 'round');
    const stone: Stone = {
      role: lot.isCenter ? 'center' : hasCenter ? 'side' : 'pave',
      kind: lot.kind,
      cut,
      size_mm: mm(
        lot.sizeMm ??
          (brief.stoneSizeMm === null
            ? unit * scales[i]! * (NARROW[cut] ?? 1)
            : (brief.stoneSizeMm * scales[i]!) / largest),
      ),
      count: 1,
    };
    const last = stones.at(-1);
    const isAlike =
      last && (['role', 'kind', 'cut', 'size_mm'] as const).every((field) => last[field] === stone[field]);
    return isAlike ? [...stones.slice(0, -1), { ...last, count: last.count + 1 }] : [...stones, stone];
  }, []);
}

/** Forms of which a row of separate heads is none. */
const OTHER_FORMS = [
  'halo',
  'hidden-halo',
  'cluster',
  'bypass',
  'toi-et-moi',
  'tension',
  'channel',
  'flush',
  'pave',
  'pave-shank',
  'eternity',
  'half-eternity',
  'signet',
  'scattered',
  'stack',
  'pair',
  'bridal-set',
  'solitaire',
] as const;
const ETERNAL: ReadonlySet<string> = new Set(['eternity', 'half-eternity', 'pave-shank', 'pave']);
/** Cuts for a channel. */
export const STRAIGHT: ReadonlySet<string> = new Set(['princess', 'baguette', 'asscher', 'emerald']);

/** Numbers of stones of one kind that are a row of heads, unless the prompt calls them small. */
const COUNTED = { least: 4, most: 9 } as const;
/** Forms of a band with small stones. */
const BANDS = ['band', 'pave', 'eternity', 'half-eternity', 'channel', 'stack'] as const;

/** True for a few counted stones that no word calls small or part of a band: "cinq opales". */
export const isCountedRow = ({ stoneCount, stoneSizeMm, named, centered, gems, cuts, wants }: Brief): boolean =>
  (stoneCount ?? 0) >= COUNTED.least &&
  (stoneCount ?? 0) <= COUNTED.most &&
  stoneSizeMm === null &&
  gems.length === 1 &&
  !centered &&
  named.every(({ scale }) => scale >= 1) &&
  cuts.every((cut) => !STRAIGHT.has(cut)) &&
  !wants(...BANDS);

/** Number of stones from which several kinds are a row, and not one stone between two others. */
const FEWEST_OF_KINDS = 4;

/** The counted stones of a row in separate heads; null for every other ring. */
export function listedLots(brief: Brief): Lot[] | null {
  // "An eternity ring: five garnets and between them four diamonds" has as many as it counts.
  const isCounted = brief.named.length > 1 && brief.named.every(({ count }) => count !== null);
  const isOther = OTHER_FORMS.some((form) => brief.wants(form) && !(isCounted && ETERNAL.has(form)));
  if (!brief.gemsGiven || brief.perSide !== null || isOther) return null;
  const lots = lotsOf(brief);
  if (!lots) return null;
  const isBeside = brief.wants('beside', 'east-west') || brief.sequence === 'turns';
  const isRow = isBeside || brief.wants('bezel', 'prong');
  const isBand = brief.wants('band') || brief.has('minimalist');
  const total = totalOf(lots);
  return lots.length > 1
    ? total >= FEWEST_OF_KINDS ||
      (total === 3 && (isBand || isBeside) && !(brief.wants('three-stone') && centerOf(lots) !== null))
      ? lots
      : null
    : isRow && (total !== 3 || isBeside || isBand) && !brief.wants('riviere')
      ? lots
      : null;
}

export const rowRing: Layout = {
  name: 'row-ring',
  plan: (brief, rng) => {
    const cut = brief.cuts[0] ?? 'round';
    const lots = listedLots(brief);
    const kinds = brief.gems.length > 0 ? brief.gems : ['diamond' as const];
    const counted = Math.max(brief.stoneCount ?? 0, brief.gemsGiven && kinds.length > 3 ? kinds.length : 0);
    const isCounted = counted > 1 && counted <= 15;
    const usual = (brief.has('bold') ? 3.4 : brief.has('minimalist') ? 2.2 : 2.8) * (NARROW[cut] ?? 1);
    const most = isFine(brief) ? MOST_MM.fine : MOST_MM.usual;
    const size = brief.stoneSizeMm ?? (isCounted ? Math.min(most, ROW_MM / counted) * (NARROW[cut] ?? 1) : usual);
    const hasOwnCuts = isInOwnCuts(brief);
    const stones = lots
      ? listed(brief, lots)
      : kinds.map((kind, i): Stone => {
          const own = hasOwnCuts ? (brief.named.find((one) => one.kind === kind)?.cut ?? 'round') : cut;
          return {
            role: 'pave',
            kind,
            cut: isCabochon(kind) ? 'cabochon' : own,
            // Stones of several cuts have one length across the band.
            size_mm: mm(Math.min(5, hasOwnCuts ? (IN_TURNS_MM * acrossOf('round')) / acrossOf(own) : size)),
            count: isCounted ? Math.ceil((counted - i) / kinds.length) : 0,
          };
        });
    const widest = Math.max(...stones.map(({ size_mm }) => size_mm));
    return {
      stones,
      variant: {
        shank: 'slim',
        setting:
          brief.wants('bezel') || (!brief.wants('prong') && stones.some((stone) => POINTED.has(stone.cut)))
            ? 'bezel'
            : 'prong',
        way: lots || isCounted || brief.wants('half-eternity') ? 'half' : 'full',
        ...(lots ? { order: 'listed' } : {}),
        ...(brief.wants('east-west') ? { turn: 'east-west' } : {}),
      },
      dimensions: {
        inner_diameter: 16.8,
        band_width: mm(
          lots && isFine(brief) ? BAND.fine : Math.max(BAND.least, Math.min(BAND.most, widest * BAND.share)),
        ),
      },
      view: viewFrom(rng.about('view'), 30, 28),
    };
  },
};
