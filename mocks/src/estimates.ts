import type { Estimate } from '@jewelry/contract';
import { alloysOf, stonesOfDesign } from '@jewelry/contract/constants';
import { designOf, pieceAt } from './pieces';
import type { StoredImage } from './records';
import type { World } from './world';

type Line = Estimate['breakdown'][number];

/** US dollars per gram, close to the market; what has no entry is steel. */
const PER_GRAM: Readonly<Record<string, number>> = { 'silver-925': 1.4, 'platinum-950': 56 };
const PURE_GOLD_PER_GRAM = 124;
const GRAMS: Readonly<Record<string, number>> = { ring: 4.6, pendant: 5.2, earrings: 6.1, necklace: 21.4, bracelet: 18.3, watch: 96 };
const STEEL_PER_GRAM = 0.05;
/** US dollars per carat. */
const PER_CARAT: Readonly<Record<string, number>> = { diamond: 2800, ruby: 1300, 'blue-sapphire': 1000, emerald: 1100 };
const OTHER_PER_CARAT = 120;
const HOURS = 6;
const HOUR = 60;
const VAT = 5;

function perGram(alloy: string): number {
  const karat = /-(\d+)k$/.exec(alloy)?.[1];
  return karat ? (PURE_GOLD_PER_GRAM * Number(karat)) / 24 : (PER_GRAM[alloy] ?? STEEL_PER_GRAM);
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;
const words = (id: string): string => id.replaceAll('-', ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The estimate of an image; null in a world in which nothing can be estimated. */
export const estimated = (world: World, image: StoredImage): Estimate | null => (world.estimates === 'good' ? estimateOf(image) : null);

/** A price in the shape that the server gives it, from the stones and the metal that a piece says it has. */
export function estimateOf(image: StoredImage): Estimate {
  const { type } = pieceAt(image.piece);
  const design = { ...designOf(image) };
  const grams = GRAMS[type] ?? 5;
  const [alloy = 'steel-316l'] = alloysOf(design);
  const metal: Line = { label: capital(words(alloy)), quantity: grams, unit: 'g', amount: cents(grams * perGram(alloy)) };
  const stones = stonesOfDesign(design).map(({ kind, size_mm, count }): Line => {
    const carats = cents(Math.max(1, count) * 0.0036 * size_mm ** 3);
    return { label: `${capital(words(kind))} ${size_mm} mm`, quantity: carats, unit: 'ct', amount: cents(carats * (PER_CARAT[kind] ?? OTHER_PER_CARAT)) };
  });
  const work: Line = { label: "Goldsmith's work", quantity: HOURS, unit: 'h', amount: HOURS * HOUR };
  const lines = [metal, ...stones, work];
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const vat: Line = { label: 'UAE VAT', quantity: VAT, unit: '%', amount: cents((net * VAT) / 100) };
  const cost = cents(net + vat.amount);
  return {
    estimatedCost: cost,
    estimated_cost: cost,
    currency: 'USD',
    low: Math.floor(cost * 0.09) * 10,
    high: Math.ceil(cost * 0.12) * 10,
    breakdown: [...lines, vat],
    prices_as_of: '2025-10-01',
    understood: [type],
    not_understood: [],
  };
}

