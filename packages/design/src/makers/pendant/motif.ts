/** Figure pendants: in relief with the figure's stones, or paved with small stones. */
import { isCabochon } from '../../catalogue/gems';
import type { Cut, GemKind, Stone } from '../../spec';
import { hasRoomForHalo } from '../../parts/figure';
import { isMotif, motifNamed, motifVersions } from '../../motifs/library';
import { seatOf } from '../../motifs/regions';
import { seatedStones } from '../../motifs/seating';
import type { NamedStone } from '../../language/parsedPrompt';
import type { Random } from '../../random';
import { isAboveFigure, isBelowFigure } from '../chain/apart';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { coversWhole, spreadStones } from './figureSpread';
import { pavedParts, placed } from './figureStones';

/** Figures broad enough to be paved. */
const PAVABLE = new Set([
  'heart',
  'moon',
  'moon and star',
  'star',
  'drop',
  'butterfly',
  'wing',
  'swallow',
  'clover',
  'cross',
  'leaf',
  'feather',
  'flower',
  'paw',
  'blossom',
  'hamsa',
  'lotus',
  'shell',
]);

/** Least half heights of figures of fine wires where there is room, mm. */
const FINE_MM: Readonly<Record<string, number>> = { 'heart of Viana': 12.5, 'filigree drop': 12.5 };

/** Maximum half height of a pendant figure, mm. */
const MOST_MM = 17;

/** Least half height of a figure over which stones in the plural spread, mm. */
const SPREAD_MM = 7;

/** A planned figure: its size, which of its drawings, and its stones. */
export interface FigurePlan {
  halfHeightMm: number;
  version: number;
  stones: Stone[];
}

interface FigureRoom {
  /** Number of copies in the piece. @default 1 */
  copies?: number;
  /** Maximum half height when the figure grows for a stone of a stated size, mm. @default no growth */
  mostMm?: number;
  /** True when only the first drawing may be used. */
  isFirstVersion?: boolean;
}

/** Outlines of cabochons beside the round one. */
const DOMED: ReadonlySet<Cut> = new Set(['oval', 'pear', 'marquise', 'cushion']);

const cutFor = (kind: GemKind, cut: Cut | undefined): Cut =>
  kind === 'pearl' ? 'round' : isCabochon(kind) ? (cut && DOMED.has(cut) ? cut : 'cabochon') : (cut ?? 'round');

/** True for one stone by its place, size or number: "a tiny garnet in the middle of each". */
const isOneNamed = ({ named, gemsGiven }: Brief): boolean =>
  gemsGiven &&
  named.every(({ isSeveral, role, scale, count }) => !isSeveral && (role === 'center' || scale < 1 || count === 1));

/** The same without the stones that a prompt places above or below the figure. */
export function onFigure(brief: Brief, isAtEar = false): Brief {
  const isApart = (stone: NamedStone): boolean => isBelowFigure(stone, brief, isAtEar) || isAboveFigure(stone, brief);
  const named = brief.named.filter((stone) => !isApart(stone));
  if (!brief.gemsGiven || named.length === brief.named.length) return brief;
  // Of stones without their own cut and size, the stated ones are those of the stone beside the figure.
  const kinds = new Set(named.map(({ kind }) => kind));
  return {
    ...brief,
    named,
    gems: brief.gems.filter((kind) => kinds.has(kind)),
    cuts: named.flatMap(({ cut }) => cut ?? []),
    stoneSizeMm: null,
    stoneCount: null,
  };
}

/** Plans a figure and its stones: a place for every named stone, small ones all over, or a halo around the main one. */
export function planFigure(
  stated: Brief,
  rng: Random,
  motif: string,
  usual: number,
  { copies = 1, mostMm = usual, isFirstVersion = false }: FigureRoom = {},
): FigurePlan {
  const k = Math.max(usual, Math.min(mostMm, FINE_MM[motif] ?? 0));
  const spread = k >= SPREAD_MM && stated.gemsGiven ? spreadStones(stated.named, motifNamed(motif, 0)) : stated.named;
  const brief: Brief = spread === null ? stated : { ...stated, named: spread };
  const kind = brief.gems[0];
  const many = brief.quantity === 'many' && (brief.quantityGiven || brief.gems.length > 1);
  const cabochon = kind !== undefined && (kind === 'pearl' || isCabochon(kind));
  const isList = brief.named.length > 2 || brief.named.some(({ seat, count }) => seat !== null || count !== null);
  const pave =
    kind !== undefined &&
    (PAVABLE.has(motif) || (spread === null && coversWhole(motifNamed(motif, 0)))) &&
    !cabochon &&
    !isList &&
    brief.cuts.length === 0 &&
    brief.stoneSizeMm === null &&
    (brief.wants('pave') ||
      spread === null ||
      (many && rng.chance(0.7)) ||
      (!brief.quantityGiven && brief.quantity === 'many' && !isOneNamed(brief)));
  // The first drawing has wide plates for cells and for small stones all over.
  const drawing =
    isFirstVersion || brief.inlay !== null || spread !== stated.named
      ? 0
      : Math.floor(rng.between(0, motifVersions(motif)));
  if (pave)
    return {
      halfHeightMm: k,
      version: 0,
      stones: [{ role: 'pave', kind, cut: 'round', size_mm: mm(Math.min(1.6, Math.max(1.15, k * 0.14))), count: 0 }],
    };
  if (!kind) return { halfHeightMm: k, version: drawing, stones: [] };
  // A drawing without a place for each stone is replaced by the first one.
  const version = motifNamed(motif, drawing).stones.length < brief.named.length ? 0 : drawing;
  const figure = motifNamed(motif, version);
  const covering = pavedParts(brief, figure);
  const lots = placed(brief, figure, covering);
  const main =
    [...lots.keys()].find(({ role }) => role === 'center') ?? (lots.size === 1 ? [...lots.keys()][0] : undefined);
  const halfHeightMm =
    brief.stoneSizeMm !== null && main ? Math.min(Math.max(k, mostMm), Math.max(k, brief.stoneSizeMm / main.size)) : k;
  const unplaced = brief.named.find((stone) => ![...lots.values(), ...covering].includes(stone));
  const around: Stone = { role: 'halo', kind: unplaced?.kind ?? 'diamond', cut: 'round', size_mm: 1.15, count: 0 };
  // A halo around one of several stones would unbalance the figure, and around a point its stones would collide.
  const isHaloed =
    !isList &&
    (brief.wants('halo') || unplaced !== undefined || (many && brief.quantityGiven)) &&
    lots.size === 1 &&
    main !== undefined &&
    !brief.cuts.slice(0, 1).some((cut) => cut === 'kite' || cut === 'trillion') &&
    hasRoomForHalo({ name: motif, version, halfHeightMm, around });
  const requested = [...lots].map(([place, { kind: own, cut }]): Stone => ({
    role: place.role,
    kind: own,
    cut: cutFor(own, cut ?? (seatOf(place) === 'eyes' && !brief.centered ? undefined : brief.cuts[0]) ?? place.cut),
    size_mm:
      place === main && brief.stoneSizeMm !== null
        ? brief.stoneSizeMm
        : halfHeightMm * (place.isOpen || (place.cut && own !== 'pearl' && !isCabochon(own)) ? place.size : 0.5),
    count: 1,
    seat: seatOf(place),
  }));
  const order = new Map([...lots.keys()].map((place, i) => [place, requested[i]!]));
  // One lot for each place, in the figure's order, determines the sizes; equal lots are then merged.
  const set = seatedStones(
    figure,
    halfHeightMm,
    [...new Set([...figure.stones, ...lots.keys()])].flatMap((place) => order.get(place) ?? []),
    isHaloed,
  );
  const stones: Stone[] = [];
  for (const { stone, sizeMm } of set) {
    const size_mm = mm(sizeMm);
    const alike = stones.at(-1);
    if (
      alike &&
      alike.kind === stone.kind &&
      alike.cut === stone.cut &&
      alike.seat === stone.seat &&
      alike.size_mm === size_mm
    )
      alike.count += copies;
    else stones.push({ ...stone, size_mm, count: copies });
  }
  const covers = covering.map(({ kind: own, seat }): Stone => ({
    role: 'pave',
    kind: own,
    cut: 'round',
    size_mm: mm(Math.min(1.6, Math.max(1.1, halfHeightMm * 0.085))),
    count: 0,
    seat: seat!,
  }));
  return { halfHeightMm, version, stones: [...stones, ...covers, ...(isHaloed ? [around] : [])] };
}

/** The same without small stones all over the figure. */
export const withFewStones = (brief: Brief): Brief => ({ ...brief, quantity: 'single', quantityGiven: true });

/** Width of the stones of a circle around a figure, mm. */
const CIRCLE_MM = 1.4;
/** A figure within a circle relative to one alone. */
const IN_CIRCLE = 0.82;

/** Plans a figure in the middle of a piece, within a circle of stones if the prompt surrounds it and not a stone on it. */
export function planMiddle(
  brief: Brief,
  rng: Random,
  motif: string,
  usual: number,
  room: FigureRoom,
): FigurePlan & { circle?: { circle: 'yes' } } {
  const own = brief.named.filter(({ role, isSeveral, seat }) => seat !== null || (role !== 'halo' && !isSeveral));
  const plan = planFigure(onFigure(brief), rng, motif, usual, room);
  if (!brief.wants('halo') || (own.length > 0 && plan.stones.some(({ role }) => role === 'halo'))) return plan;
  const gems = [...new Set(own.map(({ kind }) => kind))];
  const inner = planFigure({ ...withFewStones(brief), named: own, gems }, rng, motif, usual * IN_CIRCLE, room);
  const kind = brief.gems.find((gem) => !gems.includes(gem)) ?? 'diamond';
  return {
    ...inner,
    stones: [
      ...inner.stones.filter(({ role }) => role !== 'halo'),
      { role: 'halo', kind, cut: 'round', size_mm: CIRCLE_MM, count: 0 },
    ],
    circle: { circle: 'yes' },
  };
}

/** The stones of one of `copies` figures. */
export const stonesOfFigure = (
  stones: readonly Stone[],
  copies = 1,
): { stones: Stone[]; around?: Stone; paved?: Stone; pavedParts: Stone[] } => ({
  stones: stones
    .filter(({ role }) => role === 'center' || role === 'accent')
    .map((stone) => ({ ...stone, count: Math.max(1, Math.floor(stone.count / copies)) })),
  around: stones.find(({ role }) => role === 'halo'),
  paved: stones.find(({ role, seat }) => role === 'pave' && seat === undefined),
  pavedParts: stones.filter(({ role, seat }) => role === 'pave' && seat !== undefined),
});

export const motifPendant: Layout = {
  name: 'motif-pendant',
  plan: (brief, rng) => {
    const motif = isMotif(brief.motif)
      ? brief.motif
      : brief.has('organic-shapes')
        ? rng.pick(['leaf', 'wave', 'flower', 'drop'])
        : rng.pick(['star', 'moon', 'heart', 'leaf', 'sun']);
    const k = brief.has('bold')
      ? rng.between(12.5, 14)
      : brief.has('minimalist')
        ? rng.between(6.9, 7.4)
        : rng.between(9.5, 11.5);
    const { stones, version, halfHeightMm, circle } = planMiddle(brief, rng, motif, k, { mostMm: MOST_MM });
    return {
      stones,
      variant: {
        ...(brief.wants('beside') ? { beside: 'yes' } : {}),
        ...circle,
        motif,
        version,
        chain: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine'),
      },
      dimensions: { height: mm(2 * halfHeightMm) },
      view: viewFrom(rng, -9, 7),
    };
  },
};
