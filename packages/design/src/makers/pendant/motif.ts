/** Figure pendants: in relief with the figure's stones, or paved with small stones. */
import { isCabochon } from '../../catalogue/gems';
import type { StonePlace } from '../../curves/figure';
import type { Cut, FigureSeat, GemKind, Stone } from '../../spec';
import { hasRoomForHalo } from '../../parts/figure';
import { isMotif, motifNamed, motifVersions } from '../../motifs/library';
import { seatOf, seatedStones } from '../../motifs/seating';
import type { NamedStone } from '../../language/parsedPrompt';
import type { Random } from '../../random';
import { isAboveFigure, isBelowFigure } from '../chain/apart';
import type { Brief, Layout } from '../maker';
import { mm, viewFrom } from '../maker';

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
const FINE_MM: Readonly<Record<string, number>> = { 'heart of Viana': 12.5 };

/** Maximum half height of a pendant figure, mm. */
const MOST_MM = 17;

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

const cutFor = (kind: GemKind, cut: Cut | undefined): Cut =>
  kind === 'pearl' ? 'round' : isCabochon(kind) ? 'cabochon' : (cut ?? 'round');

/** Width of an eye, as a share of half the figure's height, that shows little of a stone. */
const SMALL_EYE = 0.16;

/**
 * Assigns stones to places: those with a seat to that seat, the others to the main places or, if these are too few, to
 * the largest group of spare ones.
 */
function placed(brief: Brief, places: readonly StonePlace[]): Map<StonePlace, NamedStone> {
  const out = new Map<StonePlace, NamedStone>();
  const free = (seat: FigureSeat): StonePlace[] => places.filter((place) => seatOf(place) === seat && !out.has(place));
  const isSeated = ({ seat }: NamedStone): boolean => seat !== null && places.some((place) => seatOf(place) === seat);
  const seated = brief.named.filter(isSeated);
  for (const stone of seated) {
    const sharing = seated.filter(({ seat }) => seat === stone.seat).length;
    const all = places.filter((place) => seatOf(place) === stone.seat).length;
    for (const place of free(stone.seat!).slice(0, stone.count ?? Math.ceil(all / sharing))) out.set(place, stone);
  }
  // Stones around the main one need no place.
  const others = brief.named.filter((stone) => !isSeated(stone) && stone.role !== 'halo' && stone.role !== 'pave');
  if (others.length === 0) return out;
  const main = places.filter((place) => place.isSpare !== true && !out.has(place));
  const spare = [...new Set(places.filter(({ isSpare, isOpen }) => isSpare && !isOpen).map(seatOf))]
    .map(free)
    .toSorted((a, b) => b.length - a.length);
  const wanted = Math.max(
    brief.stoneCount ?? 0,
    others.reduce((sum, { count }) => sum + (count ?? 1), 0),
  );
  const isMany = brief.quantityGiven && brief.quantity === 'many' && brief.stoneCount === null;
  const [group = []] = spare;
  // Cabochons, held stones and stones of a stated size are not used as eyes.
  const [first] = others;
  const isLarge = first!.isHeld || (brief.stoneSizeMm !== null && !isMany);
  const isSingle = others.length === 1 && wanted === 1;
  // "A bat ring with a garnet": its eyes would be too small to be the stone of the piece.
  const isOnBody =
    isSingle &&
    !isMany &&
    main.every((place) => seatOf(place) === 'eyes' && place.size <= SMALL_EYE) &&
    spare.some(([place]) => place !== undefined && seatOf(place) === 'body');
  const isShown = isSingle && (isLarge || isOnBody || isCabochon(first!.kind));
  const pool = isShown
    ? places
        .filter((place) => !out.has(place))
        .toSorted((a, b) => b.size - a.size)
        .slice(0, isLarge || isOnBody || main.length === 1 ? 1 : 0)
    : isMany && group.length > 0
      ? [...main, ...group]
      : wanted <= main.length
        ? main
        : wanted <= group.length
          ? group
          : [...main, ...spare.flat()];
  const left = (isShown && pool.length === 0 ? main : pool).slice();
  const isOne = others.length === 1;
  // Beside another stone, a pearl is held, and the other one is the eyes.
  const isHolding = !isOne && others.some(({ kind }) => kind === 'pearl');
  if (isHolding) {
    left.sort((a, b) => b.size - a.size);
    others.sort((a, b) => Number(b.kind === 'pearl') - Number(a.kind === 'pearl'));
  }
  for (const [i, stone] of others.entries()) {
    // One kind fills all main places, such as both eyes, unless it is counted.
    const count =
      stone.count ??
      (isOne ? (brief.stoneCount ?? left.length) : isMany ? Math.ceil(left.length / (others.length - i)) : 1);
    for (const place of left.splice(0, count)) out.set(place, stone);
  }
  return out;
}

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

/**
 * Plans a figure and its stones: a place for every named stone, small ones all over, or a halo around the main one.
 */
export function planFigure(
  brief: Brief,
  rng: Random,
  motif: string,
  usual: number,
  { copies = 1, mostMm = usual, isFirstVersion = false }: FigureRoom = {},
): FigurePlan {
  const k = Math.max(usual, Math.min(mostMm, FINE_MM[motif] ?? 0));
  const kind = brief.gems[0];
  const many = brief.quantity === 'many' && (brief.quantityGiven || brief.gems.length > 1);
  const cabochon = kind !== undefined && (kind === 'pearl' || isCabochon(kind));
  const isList = brief.named.length > 2 || brief.named.some(({ seat, count }) => seat !== null || count !== null);
  const pave =
    kind !== undefined &&
    PAVABLE.has(motif) &&
    !cabochon &&
    !isList &&
    brief.cuts.length === 0 &&
    brief.stoneSizeMm === null &&
    (brief.wants('pave') ||
      (many && rng.chance(0.7)) ||
      (!brief.quantityGiven && brief.quantity === 'many' && !isOneNamed(brief)));
  // The first drawing has wide plates for cells and for small stones all over.
  const drawing = isFirstVersion || brief.inlay !== null ? 0 : Math.floor(rng.between(0, motifVersions(motif)));
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
  const lots = placed(brief, figure.stones);
  const main =
    [...lots.keys()].find(({ role }) => role === 'center') ?? (lots.size === 1 ? [...lots.keys()][0] : undefined);
  const halfHeightMm =
    brief.stoneSizeMm !== null && main ? Math.min(Math.max(k, mostMm), Math.max(k, brief.stoneSizeMm / main.size)) : k;
  const unplaced = brief.named.find((stone) => ![...lots.values()].includes(stone));
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
    cut: cutFor(own, cut ?? (seatOf(place) === 'eyes' && !brief.centered ? undefined : brief.cuts[0])),
    size_mm:
      place === main && brief.stoneSizeMm !== null
        ? brief.stoneSizeMm
        : halfHeightMm * (place.isOpen ? place.size : 0.5),
    count: 1,
    seat: seatOf(place),
  }));
  const order = new Map([...lots.keys()].map((place, i) => [place, requested[i]!]));
  // One lot for each place, in the figure's order, determines the sizes; equal lots are then merged.
  const set = seatedStones(
    figure,
    halfHeightMm,
    figure.stones.flatMap((place) => order.get(place) ?? []),
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
  return { halfHeightMm, version, stones: [...stones, ...(isHaloed ? [around] : [])] };
}

/** The stones of one of `copies` figures. */
export const stonesOfFigure = (
  stones: readonly Stone[],
  copies = 1,
): { stones: Stone[]; around?: Stone; paved?: Stone } => ({
  stones: stones
    .filter(({ role }) => role === 'center' || role === 'accent')
    .map((stone) => ({ ...stone, count: Math.max(1, Math.floor(stone.count / copies)) })),
  around: stones.find(({ role }) => role === 'halo'),
  paved: stones.find(({ role }) => role === 'pave'),
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
    const { stones, version, halfHeightMm } = planFigure(onFigure(brief), rng, motif, k, { mostMm: MOST_MM });
    return {
      stones,
      variant: {
        ...(brief.wants('beside') ? { beside: 'yes' } : {}),
        motif,
        version,
        chain: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine'),
      },
      dimensions: { height: mm(2 * halfHeightMm) },
      view: viewFrom(rng, -9, 7),
    };
  },
};
