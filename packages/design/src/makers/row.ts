/** What hangs or stands in a row on a necklace or a bracelet: figures, each with its stones, and stones of their own. */
import { lettersOf } from '../motifs/library';
import type { Random } from '../random';
import type { NamedStone } from '../language/parsedPrompt';
import type { Stone } from '../spec';
import { isBead, mm, type Brief } from './maker';
import { planFigure } from './pendant/motif';

/** Maximum number of parts in a row. */
export const MOST_IN_ROW = 24;
/** Width of a stone that hangs by itself, and between figures, mm. */
const HANGING_MM = 4.5;
const BETWEEN_MM = 3;
/** From more stones between figures on, they are smaller, mm. */
const MANY_BETWEEN = 8;
const SMALL_BETWEEN_MM = 2.2;

/** A figure by its name, or null for a stone that hangs by itself, with its stones. */
export interface RowItem {
  figure: string | null;
  stones: readonly NamedStone[];
}

export interface Row {
  items: readonly RowItem[];
  /** Stones in the chain between the parts. */
  between: readonly NamedStone[];
}

/** The figures of a row one by one; letters are a figure each. */
const figuresOf = ({ row, charmCount }: Brief): string[] => {
  const all = row.flatMap(({ name, count }) => {
    const letters = [...lettersOf(name)].map((letter) => `letter ${letter}`);
    return Array.from({ length: count }, () => (letters.length > 0 ? letters : [name])).flat();
  });
  return Array.from({ length: Math.max(all.length, charmCount ?? 0) }, (_, i) =>
    row.length === 1 ? all[i % all.length]! : all[i],
  )
    .filter((figure) => figure !== undefined)
    .slice(0, MOST_IN_ROW);
};

/** The row that a prompt asks for, with its stones on the figures that hold them; null without figures in a row. */
export function rowOf(brief: Brief): Row | null {
  const figures = figuresOf(brief);
  if (figures.length === 0 && !brief.named.some(({ isCharm }) => isCharm)) return null;
  const items = figures.map((figure) => ({ figure: figure as string | null, stones: [] as NamedStone[] }));
  const between: NamedStone[] = [];
  const isOf = (figure: string | null, holder: string): boolean =>
    figure === holder || (figure?.startsWith('letter ') === true && lettersOf(holder).includes(figure.slice(-1)));
  const loose: NamedStone[] = [];
  const ownCharms: RowItem[] = [];
  for (const stone of brief.gemsGiven ? brief.named : []) {
    const own = stone.figure === undefined ? [] : items.filter(({ figure }) => isOf(figure, stone.figure!));
    if (stone.isCharm === true)
      for (let i = 0; i < (stone.count ?? 1); i++) ownCharms.push({ figure: null, stones: [stone] });
    else if (stone.role === 'side' || (stone.isBead === true && stone.figure === undefined)) between.push(stone);
    else if (own.length > 0 && (own.length < items.length || stone.isEach || brief.named.length === 1))
      own.slice(0, stone.isEach ? own.length : (stone.count ?? own.length)).forEach((item) => item.stones.push(stone));
    else if (stone.role === 'center' && items.length % 2 === 1) items[(items.length - 1) / 2]!.stones.push(stone);
    else if (stone.isEach && brief.named.length === 1) items.forEach((item) => item.stones.push(stone));
    else if (brief.wants('charm') && !stone.isEach)
      for (let i = 0; i < (stone.count ?? 1); i++) ownCharms.push({ figure: null, stones: [stone] });
    else loose.push(stone);
  }
  // Stones of several kinds follow each other from figure to figure.
  if (items.length === 0) between.push(...loose.splice(0));
  else if (loose.length > 1 || (loose.length === 1 && loose[0]!.count === null))
    items.forEach(({ stones }, i) => stones.push(loose[i % loose.length]!));
  else
    for (const stone of loose) for (let i = 0; i < (stone.count ?? 1); i++) items[i % items.length]!.stones.push(stone);
  return { items: [...items, ...ownCharms].slice(0, MOST_IN_ROW), between };
}

/** The stones of one item in their places, and the drawing of its figure. */
export function planItem(
  brief: Brief,
  rng: Random,
  { figure, stones }: RowItem,
  halfHeightMm: number,
): { stones: Stone[]; version: number } {
  if (figure === null)
    return {
      version: 0,
      stones: stones.map(({ kind, cut }): Stone => ({
        role: 'accent',
        kind,
        cut: kind === 'pearl' ? 'round' : (cut ?? brief.cuts[0] ?? 'round'),
        size_mm: mm(brief.stoneSizeMm ?? HANGING_MM),
        count: 1,
      })),
    };
  const own: Brief = {
    ...brief,
    motif: figure,
    gems: [...new Set(stones.map(({ kind }) => kind))],
    named: stones.map((stone) => ({ ...stone, role: null, count: 1, isHeld: true })),
    quantity: 'single',
    quantityGiven: true,
    stoneCount: null,
  };
  const plan = planFigure(own, rng, figure, halfHeightMm, { isFirstVersion: true });
  return { stones: plan.stones, version: plan.version };
}

/** Stones between the parts of a row, `count` altogether. */
export const stonesBetween = (brief: Brief, between: readonly NamedStone[], count: number): Stone[] =>
  between.map(({ kind, cut }, i): Stone => ({
    role: 'side',
    kind,
    cut: kind === 'pearl' ? 'round' : isBead(brief, kind) ? 'sphere' : (cut ?? brief.cuts[0] ?? 'round'),
    size_mm: mm(brief.stoneSizeMm ?? (count > MANY_BETWEEN ? SMALL_BETWEEN_MM : BETWEEN_MM)),
    count: Math.floor(count / between.length) + (i < count % between.length ? 1 : 0),
  }));
