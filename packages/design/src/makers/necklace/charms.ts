/** Necklaces with figures or stones that hang in a row from the chain. */
import { isMotif, lettersOf } from '../../motifs/library';
import type { Random } from '../../random';
import type { Stone } from '../../spec';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { MOST_IN_ROW, planItem, rowOf, stonesBetween, type RowItem } from '../row';

/** Height of a figure by the number of figures, mm. */
const heightFor = (count: number): number => mm(Math.min(13, Math.max(6.5, 15.5 - 0.9 * count)));

/** Height of discs with a letter each, mm. */
const DISC_MM = 9;

/** Counted stones that hang from the chain one by one. */
function hangingStones(brief: Brief): RowItem[] {
  // Each kind once, by the mention that counts it.
  const kinds = [...new Set(brief.named.filter(({ role }) => role !== 'halo').map(({ kind }) => kind))];
  const hung = kinds.map((kind) => {
    const own = brief.named.filter((stone) => stone.kind === kind && stone.role !== 'halo');
    return own.find(({ count }) => count !== null) ?? own[0]!;
  });
  const hasCount = hung.some(({ count }) => count !== null);
  const share = hasCount ? 0 : Math.ceil((brief.stoneCount ?? 0) / hung.length);
  return hung
    .flatMap((stone) =>
      Array.from({ length: stone.count ?? share }, (): RowItem => ({ figure: null, stones: [stone] })),
    )
    .slice(0, MOST_IN_ROW);
}

/** True for stones that a prompt describes as hanging. */
const areHung = ({ wants, named, gems }: Brief): boolean =>
  wants('drop') || named.some(({ kind, level }) => kind === gems[0] && level === 'bottom');

/** True for figures in a row, or several counted stones that hang. */
export const isCharmRow = (brief: Brief): boolean =>
  rowOf(brief) !== null ||
  (areHung(brief) &&
    brief.name === null &&
    !brief.wants('fringe', 'tiers', 'bar', 'chain-drops') &&
    brief.row.length === 0 &&
    !isMotif(brief.motif) &&
    hangingStones(brief).length > 2);

/** Each stone of a graduated row relative to the next inner one, and factor on the width of stones called large. */
const GRADED = 0.86;
const LARGE = 1.8;
/** Width of the small stones around each one, mm. */
const HALO_MM = 1.2;

/** A hanging stone in its width: larger when it is called so, and the largest in the middle of a graduated row. */
function sized(stone: Stone, brief: Brief, i: number, count: number): Stone {
  const { wants, named, stoneSizeMm } = brief;
  const own = named.find(({ kind }) => kind === stone.kind);
  const large = stoneSizeMm === null && ((own?.scale ?? 1) > 1 || brief.has('bold')) ? LARGE : 1;
  const graded = wants('riviere') ? GRADED ** Math.abs(i - (count - 1) / 2) : 1;
  return { ...stone, size_mm: mm(stone.size_mm * large * graded) };
}

/** The stones around each hanging one. */
function haloOf({ named, wants, gems }: Brief): Stone[] {
  const own = named.find(({ role }) => role === 'halo');
  if (!own && !wants('halo')) return [];
  return [{ role: 'halo', kind: own?.kind ?? gems[1] ?? 'diamond', cut: 'round', size_mm: HALO_MM, count: 0 }];
}

export const charmNecklace: Layout = {
  name: 'charm-necklace',
  plan: (brief: Brief, rng: Random) => {
    const row = rowOf(brief) ?? { items: hangingStones(brief), between: [] };
    const isOfLetters = row.items.every(({ figure }) => lettersOf(figure ?? '') !== '');
    const height = isOfLetters ? DISC_MM : heightFor(row.items.length);
    const plans = row.items.map((item) => planItem(brief, rng, item, height / 2));
    const between = stonesBetween(brief, row.between, row.items.length - 1);
    const stones: Stone[] = [
      ...plans.flatMap((plan, i) =>
        row.items[i]!.figure === null ? plan.stones.map((one) => sized(one, brief, i, plans.length)) : plan.stones,
      ),
      ...(row.items.every(({ figure }) => figure === null) ? haloOf(brief) : []),
      ...between,
    ];
    return {
      stones,
      variant: {
        charms: row.items.map(({ figure }) => figure ?? '').join('|'),
        holds: plans.map((plan) => plan.stones.length).join('|'),
        beads: row.between.some(({ isBead }) => isBead) ? 'yes' : 'no',
        head: brief.wants('prong') || brief.prongs !== null ? 'prong' : 'bezel',
        links: brief.chain ?? 'fine',
        ...(brief.wants('stations') ? { spacing: 'apart' } : {}),
      },
      dimensions: { width: 44, height },
      view: viewFrom(rng, -8, 6),
    };
  },
};
