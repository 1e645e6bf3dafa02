/** An honest guess at what making a piece costs: always a range, always with the date of its prices. */
import { GEM_NAME } from '../gems/kinds';
import { ALLOY_NAME } from '../describe';
import type { DesignSpec } from '../spec';
import type { BilledStones, BillOfMaterials } from '../weigh/billOfMaterials';
import { billOfMaterials } from '../weigh/billOfMaterials';
import type { PriceTable } from './table';
import { PRICES } from './table';

export interface PriceLine {
  label: string;
  quantity: number;
  unit: 'g' | 'ct' | 'stones' | 'h';
  /** US dollars with cents. */
  amount: number;
}

export interface PriceEstimate {
  currency: 'USD';
  /** US dollars with cents; the sum of the lines lies between. */
  low: number;
  high: number;
  breakdown: PriceLine[];
  /** ISO date. */
  prices_as_of: string;
}

const cents = (x: number): number => Math.round(x * 100) / 100;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const LARGE_MM = 3;

/** Estimates a design from its bill of materials; draws the bill up first when none is given. */
export function priceEstimate(spec: DesignSpec, { bill = billOfMaterials(spec), table = PRICES }: { bill?: BillOfMaterials; table?: PriceTable } = {}): PriceEstimate {
  const breakdown = bill.metals.map(({ alloy, grams }): PriceLine => ({
    label: capital(ALLOY_NAME[alloy]), quantity: grams, unit: 'g', amount: cents(grams * table.metal_per_g[alloy]),
  }));
  let setting = 0;
  let count = 0;
  // Small stones of one kind and cut are one line, whatever their sizes: nobody counts the steps of a graduated row.
  const lots = new Map<string, BilledStones[]>();
  for (const stones of bill.stones) {
    const lot = stones.size_mm < LARGE_MM ? `${stones.kind} ${stones.cut}` : `${stones.kind} ${stones.cut} ${stones.size_mm}`;
    lots.set(lot, [...(lots.get(lot) ?? []), stones]);
  }
  for (const lot of lots.values()) {
    const [{ kind, cut }] = lot as [BilledStones];
    const sizes = lot.map((stones) => stones.size_mm);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    const pieces = lot.reduce((sum, stones) => sum + stones.count, 0);
    const amount = lot.reduce((sum, { carats, count: n }) => sum + carats * table.stone_per_ct[kind] * (carats / n) ** table.stone_growth[kind], 0);
    breakdown.push({
      label: `${capital(cut === 'sphere' ? '' : `${cut} `)}${GEM_NAME[kind]} ${least < most ? `${least} to ${most}` : most} mm${pieces > 1 ? ` × ${pieces}` : ''}`,
      quantity: Math.round(lot.reduce((sum, stones) => sum + stones.carats, 0) * 1000) / 1000,
      unit: 'ct',
      amount: cents(amount),
    });
    setting += pieces * (most < LARGE_MM ? table.setting_small : table.setting_large);
    count += pieces;
  }
  if (count > 0) breakdown.push({ label: 'Setting', quantity: count, unit: 'stones', amount: cents(setting) });
  const hours = table.making_hours[spec.type];
  breakdown.push({ label: 'Making and finishing', quantity: hours, unit: 'h', amount: cents(hours * table.hour) });
  const sum = breakdown.reduce((s, line) => s + line.amount, 0);
  return { currency: table.currency, low: cents(sum * table.low_factor), high: cents(sum * table.high_factor), breakdown, prices_as_of: table.as_of };
}
