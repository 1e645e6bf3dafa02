import type { Image } from '@jewelry/contract';
import { alloyName } from '../alloyName';

const MAX_STONES = 3;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** '4.6', '0.35': grams with the digits that jewelers use. */
const grams = (value: number): string => (value < 1 ? value.toFixed(2) : value.toFixed(1));

const stoneName = (kind: string): string => kind.replaceAll('-', ' ');

/**
 * Materials of the built piece on one line: 'Platinum, 4.6 g. Oval aquamarine 7.2 mm, 36 diamonds.' Empty for images
 * from before that was recorded.
 */
export function builtOf({ built }: Pick<Image, 'built'>): string {
  if (!built) return '';
  const weights = new Map<string, number>();
  for (const { alloy, grams: weight } of built.metals) weights.set(alloy, (weights.get(alloy) ?? 0) + weight);
  const metals = [...weights].map(([alloy, weight]) => `${alloyName(alloy)}, ${grams(weight)} g`);
  const single = built.stones
    .filter(({ count }) => count === 1)
    .map(({ cut, kind, size_mm: size }) => `${cut} ${stoneName(kind)} ${size.toFixed(1)} mm`);
  const counts = new Map<string, number>();
  for (const { kind, count } of built.stones) if (count > 1) counts.set(kind, (counts.get(kind) ?? 0) + count);
  const many = [...counts].map(([kind, count]) => `${count} × ${stoneName(kind)}`);
  const stones = [...single, ...many].slice(0, MAX_STONES).join(', ');
  return [metals.join(', '), stones]
    .filter(Boolean)
    .map((sentence) => `${capitalized(sentence)}.`)
    .join(' ');
}
