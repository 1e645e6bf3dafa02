/** Describes stones in words. */
import { grouped, type SetStone } from '../built';
import { CUT_ADJECTIVE, article, stoneName } from '../gems/names';
import { pearlNamed } from '../gems/pearls';
import type { GemKind, SoldAs, Stone } from '../spec';

/** Plural name of a kind of stone, as the trade calls it. */
export const plural = (kind: GemKind, sold: Readonly<SoldAs>): string => {
  const name = stoneName(kind, sold);
  if (name.endsWith('y')) return `${name.slice(0, -1)}ies`;
  return /(?:x|z|s)$/.test(name) ? `${name}es` : `${name}s`;
};

export function stoneWords(stone: Stone, alone: boolean, sold: Readonly<SoldAs>): string {
  const cut =
    stone.kind === 'pearl' || stone.cut === 'cabochon' || stone.cut === 'sphere' ? '' : `${CUT_ADJECTIVE[stone.cut]} `;
  if (stone.count === 1) {
    const size = alone ? `${Math.round(stone.size_mm * 10) / 10} mm ` : '';
    const words = `${size}${cut}${stoneName(stone.kind, sold)}${stone.cut === 'cabochon' ? ' cabochon' : ''}`;
    return `${article(words)} ${words}`;
  }
  const words = stone.count > 12 ? plural(stone.kind, sold) : `${cut}${plural(stone.kind, sold)}`;
  // Named pearls state their width, singly and in strands.
  return stone.kind === 'pearl' && alone && pearlNamed(sold.pearl)
    ? `${Math.round(stone.size_mm * 10) / 10} mm ${words}`
    : words;
}

/** Stones of the main kind with at least this share of its width are its equals; at least this many are a row. */
const EQUAL_SHARE = 0.8;
const LEAST_IN_ROW = 3;

/** Treats all stones of a row as main ones, so that a strand of pearls is not described by its middle pearl alone. */
function rowed(stones: readonly SetStone[]): SetStone[] {
  const main = stones.find(({ role }) => role === 'center');
  if (!main) return [...stones];
  const isEqual = ({ kind, cut, sizeMm }: SetStone): boolean =>
    kind === main.kind && cut === main.cut && sizeMm >= main.sizeMm * EQUAL_SHARE;
  if (stones.filter(isEqual).length < LEAST_IN_ROW) return [...stones];
  return stones.map((stone) => (isEqual(stone) ? { ...stone, role: 'center' } : stone));
}

/** Merges stones that differ only in size; keeps the size of the largest. */
export function stonesOf(stones: readonly SetStone[]): Stone[] {
  const alike = grouped(rowed(stones), ({ role, kind, cut }) => `${role} ${kind} ${cut}`);
  return alike.map((list) => ({
    role: list[0].role,
    kind: list[0].kind,
    cut: list[0].cut,
    size_mm: Math.max(...list.map(({ sizeMm }) => sizeMm)),
    count: list.length,
  }));
}
