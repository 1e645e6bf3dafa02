/** The stones that a prompt asks for along a chain bracelet: beside a bar, as stations, around a figure, among charms. */
import { smallWidth } from '../../catalogue/gems';
import type { Random } from '../../random';
import type { Cut, Stone } from '../../spec';
import { betweenOf, stonesBetween } from '../between';
import { stonesPerSide } from '../flanks';
import { isBead, mm, type Brief } from '../maker';
import { planFigure } from '../pendant/motif';
import { chooseSize } from '../ring/common';
import { MOST_STATIONS, MOST_STATION_MM, STATION_MM, halfHeightOf } from './chainStations';
import { MAX_CHARM_STONE, CHARM_PLACES } from './charmRow';
import { stoneBesideFigure } from './common';

/** Stones on each side of an engraved bar, or one where the prompt names one. */
export const flankingStones = (brief: Brief): Stone[] => {
  const [kind] = brief.gems;
  if (!kind) return [];
  const isOfBeads = kind !== 'pearl' && isBead(brief, kind);
  return [
    {
      role: 'side',
      kind,
      cut: isOfBeads ? 'sphere' : (brief.cuts[0] ?? 'round'),
      size_mm: mm(
        brief.stoneSizeMm ??
          (isOfBeads ? FLANKING_BEAD_MM : brief.named.some(({ scale }) => scale < 1) ? SMALL_STATION_MM : FLANKING_MM),
      ),
      count: 2 * stonesPerSide(brief) || (brief.quantityGiven && brief.quantity === 'single' ? 1 : 2),
    },
  ];
};
/** Width of a stone and of a bead on each side of a bar, mm. */
const FLANKING_MM = 3;
const FLANKING_BEAD_MM = 5.5;

/** Width of stations that the prompt calls small, mm. */
const SMALL_STATION_MM = 2.4;
/** Width of stones with smaller ones between them, mm. */
const AMID_MM = 5;

/** How often a prompt lists a stone: "garnet, garnet, peridot", "2 peridots". */
const timesNamed = ({ named }: Brief, gem: Stone['kind']): number => {
  const own = named.filter(({ kind }) => kind === gem);
  return Math.max(1, own.length, ...own.map(({ count }) => count ?? 1));
};

/** The main stone, and small ones along the chain when many or several kinds are requested. */
export function stationStones(brief: Brief, cut: Cut, rng: Random): Stone[] {
  const [kind, second] = brief.gems;
  if (!kind) return [];
  // The stones of a list, or a stated number, are side by side, with equal sizes.
  const stated = brief.gems.length === 1 && brief.stoneCount !== null && brief.stoneCount > 1 ? brief.stoneCount : 0;
  const among = betweenOf(brief);
  const list =
    among && brief.stoneCount !== null
      ? Array.from({ length: 2 * brief.stoneCount - 1 }, (_, i) => (i % 2 === 0 ? kind : among.kind))
      : stated > 0
        ? Array.from({ length: stated }, () => kind)
        : brief.sequence === null
          ? []
          : brief.gems.flatMap((own) => Array.from({ length: timesNamed(brief, own) }, () => own));
  const width = brief.named.some(({ scale }) => scale < 1) ? SMALL_STATION_MM : STATION_MM;
  if (list.length > 0)
    return list.slice(0, MOST_STATIONS).map((own): Stone => ({
      role: 'side',
      kind: own,
      cut: brief.named.find((one) => one.kind === own)?.cut ?? brief.cuts[0] ?? 'round',
      size_mm:
        own === among?.kind
          ? stonesBetween(among).size_mm
          : mm(Math.min(MOST_STATION_MM, brief.stoneSizeMm ?? (among ? AMID_MM : width))),
      count: 1,
    }));
  const center: Stone = { role: 'center', kind, cut, size_mm: mm(chooseSize(brief, cut, rng) * 1.1), count: 1 };
  const beside = brief.named.find(({ kind: own, role }) => own === (second ?? kind) && role === 'side');
  const count = beside === undefined ? 6 : evenCount(beside.count);
  return second || beside || brief.quantity === 'many'
    ? [
        center,
        {
          role: 'side',
          kind: second ?? kind,
          cut: beside?.cut ?? 'round',
          size_mm: besideMm(brief, { kind: second ?? kind }, count),
          count,
        },
      ]
    : [center];
}

/** Width of small stones along a chain, mm: of one on each side smaller where the prompt says so. */
const besideMm = ({ named }: Brief, { kind }: Pick<Stone, 'kind'>, count: number): number =>
  count === 2 && named.some(({ scale }) => scale < 1) ? Math.min(SMALL_STATION_MM, smallWidth(kind)) : 3.6;

/** Number of stones on both sides of a figure or a stone. */
const evenCount = (stated: number | null): number => Math.min(8, 2 * Math.max(1, Math.round((stated ?? 2) / 2)));

/** The stones of a figure at the front, and small ones along the chain of a kind for which the figure has no place. */
export function figureStations(brief: Brief, rng: Random, motif: string): Stone[] {
  // "A paw with a sapphire on either side of it."
  const beside = stoneBesideFigure(brief);
  if (beside)
    return [
      {
        role: 'side',
        kind: beside.kind,
        cut: beside.cut ?? 'round',
        size_mm: mm(brief.stoneSizeMm ?? besideMm(brief, beside, evenCount(beside.count))),
        count: evenCount(beside.count),
      },
    ];
  const { stones } = planFigure(brief, rng, motif, halfHeightOf(motif), { isFirstVersion: true });
  const other = brief.gems.find((kind) => !stones.some((stone) => stone.kind === kind));
  return other ? [...stones, { role: 'side', kind: other, cut: 'round', size_mm: 3.6, count: 6 }] : stones;
}

/** Stones among the figures, all of one size; two kinds alternate. */
export function charmStones(brief: Brief, cut: Cut, rng: Random, figures: number): Stone[] {
  const [kind, second] = brief.gems;
  const room = CHARM_PLACES.length - figures;
  if (!kind || room === 0) return [];
  if (brief.gems.length > 2)
    return brief.gems.slice(0, room).map((own, i): Stone => ({
      role: i === 0 ? 'center' : 'side',
      kind: own,
      cut,
      size_mm: mm(Math.min(MAX_CHARM_STONE, brief.stoneSizeMm ?? chooseSize(brief, cut, rng) * 0.76)),
      count: 1,
    }));
  const usual = brief.quantityGiven && brief.quantity === 'single' ? 1 : figures > 3 ? 2 : 4;
  const count = Math.min(brief.stoneCount ?? usual, room);
  const size_mm = mm(Math.min(MAX_CHARM_STONE, brief.stoneSizeMm ?? chooseSize(brief, cut, rng) * 0.76));
  const center: Stone = { role: 'center', kind, cut, size_mm, count: second ? Math.ceil(count / 2) : count };
  return second && count > 1
    ? [center, { ...center, role: 'side', kind: second, count: Math.floor(count / 2) }]
    : [center];
}
