/** An honest guess at what making a piece costs: always a range, always with the date of its prices. */
import { GEM_NAME } from '../gems/kinds';
import { ALLOY_NAME } from '../describe';
import type { DesignSpec } from '../spec';
import type { Weight } from '../weigh/weigh';
import { weigh } from '../weigh/weigh';
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

/** Estimates a design from its weight; weighs it first when no weight is given. */
export function priceEstimate(spec: DesignSpec, { weight = weigh(spec), table = PRICES }: { weight?: Weight; table?: PriceTable } = {}): PriceEstimate {
  const breakdown: PriceLine[] = [
    { label: capital(ALLOY_NAME[spec.metal.alloy]), quantity: weight.metal_g, unit: 'g', amount: cents(weight.metal_g * table.metal_per_g[spec.metal.alloy]) },
  ];
  let setting = 0;
  let count = 0;
  for (const stones of weight.stones) {
    const each = stones.carats / stones.count;
    const perCarat = table.stone_per_ct[stones.kind] * each ** table.stone_growth[stones.kind];
    breakdown.push({
      label: `${capital(stones.cut === 'sphere' ? '' : `${stones.cut} `)}${GEM_NAME[stones.kind]} ${stones.size_mm} mm${stones.count > 1 ? ` × ${stones.count}` : ''}`,
      quantity: stones.carats,
      unit: 'ct',
      amount: cents(stones.carats * perCarat),
    });
    setting += stones.count * (stones.size_mm < LARGE_MM ? table.setting_small : table.setting_large);
    count += stones.count;
  }
  if (count > 0) breakdown.push({ label: 'Setting', quantity: count, unit: 'stones', amount: cents(setting) });
  const hours = table.making_hours[spec.type];
  breakdown.push({ label: 'Making and finishing', quantity: hours, unit: 'h', amount: cents(hours * table.hour) });
  const sum = breakdown.reduce((s, line) => s + line.amount, 0);
  return { currency: table.currency, low: cents(sum * table.low_factor), high: cents(sum * table.high_factor), breakdown, prices_as_of: table.as_of };
}
