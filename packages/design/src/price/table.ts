/** Price tables with the dates of their sources. Replace a table to use other prices. */
import { ALLOYS, alloyOf, type PureMetal } from '../catalogue/alloys';
import { GEM_KINDS, gemOf } from '../catalogue/gems';
import type { PearlShell } from '../gems/pearls';
import type { Alloy, Construction, GemKind, JewelryType } from '../spec';

/** Market prices of the pure metals, US dollars per gram. */
export interface MetalPrices {
  /** ISO date of the figures. */
  readonly as_of: string;
  readonly gold: number;
  readonly silver: number;
  readonly platinum: number;
}

/** Setting of a stone; see `settingOf`. */
export type Setting = 'bead' | 'prong' | 'bezel' | 'peg';

/** Lower and upper factor of an amount's range. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

export interface StonePrice {
  readonly per_ct: number;
  readonly growth: number;
}

/** Prices of the workshop, US dollars. */
export interface PriceTable {
  /** Share of pure metal in an alloy, and the price of the rest of a gram. */
  readonly alloys: Readonly<
    Record<Alloy, { readonly pure: PureMetal | null; readonly fineness: number; readonly rest_per_g: number }>
  >;
  /** Price per carat of a good stone of one carat, and its growth with weight: price per carat ∝ weight^growth. */
  readonly stones: Readonly<Record<GemKind, StonePrice>>;
  readonly grown_diamonds: StonePrice;
  /**
   * Price of a good round pearl of 8 mm by shell, and its growth with width: price ∝ width^growth. Golden pearls
   * cost `golden` times as much.
   */
  readonly pearls: Readonly<Record<PearlShell, { readonly at_8_mm: number; readonly growth: number }>> & {
    readonly golden: number;
  };
  /** Price of setting one stone. */
  readonly setting: Readonly<Record<Setting, number>>;
  /** Bench hours of a plain piece by type. */
  readonly bench_hours: Readonly<Record<JewelryType, number>>;
  /** Factors of the bench hours; every further layer adds `layer`, a motif adds `motif_hours`. */
  readonly openwork: Readonly<Record<Construction['openwork'], number>>;
  readonly balance: Readonly<Record<Construction['balance'], number>>;
  readonly layer: number;
  readonly motif_hours: number;
  readonly hour: number;
  /** Casting and finishing, per piece and per gram. */
  readonly casting: { readonly piece: number; readonly per_g: number };
  /** Margin, percent; then tax on the sum, percent. */
  readonly margin: number;
  readonly vat: number;
  /** Range factors. `stone`: from commercial to fine quality. */
  readonly bands: Readonly<Record<'metal' | 'stone' | 'labour', Band>>;
  /** Factor by which the range is wider for a piece with a picture as imagined. */
  readonly imagined: number;
}

/**
 * Market prices of 1 October 2025, from US dollars per troy ounce (31.1035 g): gold 3,857, silver 46.7, platinum 1,571.
 */
export const METAL_PRICES: MetalPrices = { as_of: '2025-10-01', gold: 124, silver: 1.5, platinum: 50.5 };

/**
 * Metals and stones: see their catalogues.
 * Pearls that are named: two thirds of the average that a dealer's chart of 2019 asks for one (Akoya 100, taken as 7
 * mm, Tahitian 200 as 10 mm, South Sea 400 as 11 mm, golden dearer), freshwater a quarter of Akoya; a millimetre more
 * costs about half as much again. Diamonds that were grown: what shops paid for a certified round one of one carat in
 * the third quarter of 2025, and a tenth more per carat for two (E. Golan's wholesale list, as reported by INSTORE and
 * The Jeweller). A goldsmith's hour, setting and casting as workshops in Dubai charge them; tax is the VAT of the
 * United Arab Emirates.
 */
export const PRICES: PriceTable = {
  alloys: Object.fromEntries(
    ALLOYS.map((alloy) => {
      const [pure, fineness, rest_per_g] = alloyOf(alloy).price;
      return [alloy, { pure, fineness, rest_per_g }];
    }),
  ) as PriceTable['alloys'],
  stones: Object.fromEntries(
    GEM_KINDS.map((kind) => [kind, { per_ct: gemOf(kind).price[0], growth: gemOf(kind).price[1] }]),
  ) as Record<GemKind, StonePrice>,
  grown_diamonds: { per_ct: 178, growth: 0.14 },
  pearls: {
    freshwater: { at_8_mm: 26, growth: 3.4 },
    akoya: { at_8_mm: 105, growth: 3.4 },
    tahitian: { at_8_mm: 62, growth: 3.4 },
    'south-sea': { at_8_mm: 90, growth: 3.4 },
    golden: 1.3,
  },
  setting: { bead: 5, prong: 28, bezel: 40, peg: 8 },
  bench_hours: { ring: 5, necklace: 12, bracelet: 10, earrings: 7, pendant: 5, watch: 28 },
  openwork: { none: 1, frame: 1.15, lattice: 1.4 },
  balance: { even: 1, free: 1.1, floating: 1.2 },
  layer: 0.25,
  motif_hours: 2,
  hour: 60,
  casting: { piece: 35, per_g: 3 },
  margin: 18,
  vat: 5,
  bands: { metal: { low: 0.95, high: 1.08 }, stone: { low: 0.8, high: 1.3 }, labour: { low: 0.9, high: 1.2 } },
  imagined: 2,
};
