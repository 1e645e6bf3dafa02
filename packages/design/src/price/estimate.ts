/** Estimates the cost of making a piece, as a range with the date of the prices. */
import { CUT_ADJECTIVE, stoneName } from '../gems/names';
import { RING_CM2, inlayOf } from '../catalogue/inlays';
import { alloyName } from '../gold';
import { pearlNamed } from '../gems/pearls';
import type { BilledStones, BillOfMaterials } from '../weigh/billOfMaterials';
import { benchHours, type WorkedDesign } from './hours';
import { METAL_PRICES, PRICES, type Band, type MetalPrices, type PriceTable, type Setting } from './table';

export interface PriceLine {
  readonly label: string;
  readonly quantity: number;
  readonly unit: 'g' | 'ct' | 'stones' | 'h' | 'piece' | '%';
  /** US cents. */
  readonly cents: number;
}

export interface PriceEstimate {
  readonly currency: 'USD';
  /** US cents: the sum of the lines, and its range rounded to tens of dollars. */
  readonly cents: number;
  readonly low_cents: number;
  readonly high_cents: number;
  readonly breakdown: readonly PriceLine[];
  /** ISO date of the metal prices. */
  readonly prices_as_of: string;
}

type Kind = keyof PriceTable['bands'];
interface WorkLine {
  readonly kind: Kind;
  readonly line: PriceLine;
}

/** Girdle width from which stones are listed by size, mm. */
const LARGE_MM = 3;
const TENS_OF_DOLLARS = 1000;

const cents = (dollars: number): number => Math.round(dollars * 100);
const round = (x: number, digits: number): number => Math.round(x * 10 ** digits) / 10 ** digits;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sum = <T>(list: Iterable<T>, of: (item: T) => number): number =>
  [...list].reduce((total, item) => total + of(item), 0);

function groupBy<T, K>(list: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Pearls are drilled and pegged, halos and pavé bead set, cabochons bezel set, all others prong set. */
export function settingOf({ role, kind, cut }: Pick<BilledStones, 'role' | 'kind' | 'cut'>): Setting {
  if (kind === 'pearl' || cut === 'sphere') return 'peg';
  if (role === 'halo' || role === 'pave') return 'bead';
  return cut === 'cabochon' ? 'bezel' : 'prong';
}

const SETTING_NAME: Record<Setting, string> = {
  bead: 'Bead setting',
  prong: 'Prong setting',
  bezel: 'Bezel setting',
  peg: 'Drilling and pegging',
};

function metalLines({ metals }: BillOfMaterials, table: PriceTable, prices: MetalPrices): WorkLine[] {
  return metals.map(({ alloy, grams }) => {
    const { pure, fineness, rest_per_g } = table.alloys[alloy];
    const perGram = (pure ? fineness * prices[pure] : 0) + rest_per_g;
    return {
      kind: 'metal',
      line: { label: capital(alloyName(alloy)), quantity: round(grams, 2), unit: 'g', cents: cents(grams * perGram) },
    };
  });
}

/** Price in US dollars: pearls with a trade name by width, other stones by weight. */
function stonesCost(
  { kind, pearl, diamonds, size_mm, count, carats }: BilledStones,
  { stones, grown_diamonds, pearls }: PriceTable,
): number {
  const named = pearlNamed(pearl);
  if (named)
    return (
      count *
      pearls[named.shell].at_8_mm *
      (size_mm / 8) ** pearls[named.shell].growth *
      (pearl === 'golden' ? pearls.golden : 1)
    );
  const { per_ct, growth } = diamonds ? grown_diamonds : stones[kind];
  return carats * per_ct * (carats / count) ** growth;
}

/** Small stones of one kind and cut are one line regardless of size, so that a graduated row is one line. */
const lotOf = ({ kind, cut, size_mm }: BilledStones): string =>
  size_mm < LARGE_MM ? `${kind} ${cut}` : `${kind} ${cut} ${size_mm}`;

function stoneLines({ stones }: BillOfMaterials, table: PriceTable): WorkLine[] {
  return [...groupBy(stones, lotOf).values()].map((lot) => {
    const [{ kind, cut, pearl, diamonds }] = lot as [BilledStones];
    const sizes = lot.map(({ size_mm }) => size_mm);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    const pieces = sum(lot, ({ count }) => count);
    const shape = cut === 'sphere' || kind === 'pearl' ? '' : `${CUT_ADJECTIVE[cut]} `;
    const line: PriceLine = {
      label: `${capital(`${shape}${stoneName(kind, { pearl, diamonds })}`)} ${least < most ? `${least} to ${most}` : most} mm${pieces > 1 ? ` × ${pieces}` : ''}`,
      quantity: round(
        sum(lot, ({ carats }) => carats),
        2,
      ),
      unit: 'ct',
      cents: cents(sum(lot, (stones) => stonesCost(stones, table))),
    };
    return { kind: 'stone', line };
  });
}

/**
 * Lines of the inlays. A small inlay costs as much as one of a ring, because firing and grinding take the same work.
 */
function inlayLines({ inlays = [] }: BillOfMaterials): WorkLine[] {
  return inlays.map(({ inlay, cm2 }) => {
    const { name, price } = inlayOf(inlay);
    const label = name.endsWith('enamel') ? capital(name) : `${capital(name)} inlay`;
    return {
      kind: 'stone',
      line: { label, quantity: 1, unit: 'piece', cents: cents(price * Math.max(1, cm2 / RING_CM2)) },
    };
  });
}

function settingLines({ stones }: BillOfMaterials, table: PriceTable): WorkLine[] {
  return [...groupBy(stones, settingOf)].map(([setting, held]) => {
    const quantity = sum(held, ({ count }) => count);
    return {
      kind: 'labour',
      line: { label: SETTING_NAME[setting], quantity, unit: 'stones', cents: cents(quantity * table.setting[setting]) },
    };
  });
}

function labourLines(design: WorkedDesign, bill: BillOfMaterials, table: PriceTable): WorkLine[] {
  const { metals } = bill;
  const hours = bill.hours ?? benchHours(design, table);
  const grams = sum(metals, (metal) => metal.grams);
  return [
    {
      kind: 'labour',
      line: { label: "Goldsmith's work", quantity: hours, unit: 'h', cents: cents(hours * table.hour) },
    },
    {
      kind: 'labour',
      line: {
        label: 'Casting and finishing',
        quantity: 1,
        unit: 'piece',
        cents: cents(table.casting.piece + grams * table.casting.per_g),
      },
    },
  ];
}

/** Adds margin, then tax on the sum, to an amount in cents. */
function surcharges(amount: number, { margin, vat }: PriceTable): readonly [margin: number, vat: number] {
  const marginCents = Math.round((amount * margin) / 100);
  return [marginCents, Math.round(((amount + marginCents) * vat) / 100)];
}

function total(lines: readonly WorkLine[], table: PriceTable, factorOf: (kind: Kind) => number): number {
  const amount = sum(lines, ({ kind, line }) => Math.round(line.cents * factorOf(kind)));
  return amount + sum(surcharges(amount, table), (part) => part);
}

interface EstimateOptions {
  readonly metals?: MetalPrices;
  readonly table?: PriceTable;
  /** True when the piece has a picture that may differ from the design, which widens the range. @default false */
  readonly isImagined?: boolean;
}

/** Estimates a design from its bill of materials. The amounts are whole cents and add up exactly. */
export function priceEstimate(
  design: WorkedDesign,
  bill: BillOfMaterials,
  { metals = METAL_PRICES, table = PRICES, isImagined = false }: EstimateOptions = {},
): PriceEstimate {
  const lines = [
    ...metalLines(bill, table, metals),
    ...stoneLines(bill, table),
    ...inlayLines(bill),
    ...settingLines(bill, table),
    ...labourLines(design, bill, table),
  ];
  const amount = sum(lines, ({ line }) => line.cents);
  const [margin, vat] = surcharges(amount, table);
  const reach = isImagined ? table.imagined : 1;
  const end = (of: keyof Band): number => total(lines, table, (kind) => 1 + reach * (table.bands[kind][of] - 1));
  return {
    currency: 'USD',
    cents: amount + margin + vat,
    low_cents: Math.floor(end('low') / TENS_OF_DOLLARS) * TENS_OF_DOLLARS,
    high_cents: Math.ceil(end('high') / TENS_OF_DOLLARS) * TENS_OF_DOLLARS,
    breakdown: [
      ...lines.map(({ line }) => line),
      { label: 'Workshop margin', quantity: table.margin, unit: '%', cents: margin },
      { label: 'UAE VAT', quantity: table.vat, unit: '%', cents: vat },
    ],
    prices_as_of: metals.as_of,
  };
}
