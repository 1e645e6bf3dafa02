/** What things cost, with the date the figures were taken. Replace the table to use other prices. */
import type { Alloy, GemKind, JewelryType } from '../spec';

export interface PriceTable {
  /** ISO date of the figures. */
  as_of: string;
  currency: 'USD';
  /** Price of the alloy itself per gram: fineness times the pure metal's price. */
  metal_per_g: Record<Alloy, number>;
  /** A good stone of one carat, per carat. */
  stone_per_ct: Record<GemKind, number>;
  /** How the price per carat grows with the stone's weight: per carat ∝ weight^growth. */
  stone_growth: Record<GemKind, number>;
  making_hours: Record<JewelryType, number>;
  hour: number;
  /** Setting one stone: below and from three millimetres. */
  setting_small: number;
  setting_large: number;
  /** The range round the sum. */
  low_factor: number;
  high_factor: number;
}

const GOLD_18K = 0.75 * 124;

/**
 * Metal: market prices per gram at the date (gold 124 $/g fine, platinum 50.5, silver 1.5). Stones: middle of the usual
 * retail range for good natural stones. Labour: a goldsmith's workshop.
 */
export const PRICES: PriceTable = {
  as_of: '2025-10-01',
  currency: 'USD',
  metal_per_g: {
    'yellow-gold-18k': GOLD_18K, 'rose-gold-18k': GOLD_18K, 'white-gold-18k': GOLD_18K + 4, 'silver-925': 1.4, 'platinum-950': 48, 'steel-316l': 0.05,
  },
  stone_per_ct: {
    diamond: 4200, ruby: 1500, 'blue-sapphire': 1200, emerald: 1400, 'pink-sapphire': 900, 'yellow-sapphire': 600, amethyst: 20,
    aquamarine: 150, citrine: 15, garnet: 60, morganite: 150, onyx: 10, opal: 120, pearl: 25, peridot: 60, tanzanite: 400, topaz: 25,
    tourmaline: 200,
  },
  stone_growth: {
    diamond: 0.45, ruby: 0.4, 'blue-sapphire': 0.4, emerald: 0.4, 'pink-sapphire': 0.35, 'yellow-sapphire': 0.3, amethyst: 0.05,
    aquamarine: 0.15, citrine: 0.05, garnet: 0.1, morganite: 0.1, onyx: 0, opal: 0.15, pearl: 0.2, peridot: 0.1, tanzanite: 0.2, topaz: 0.05,
    tourmaline: 0.2,
  },
  making_hours: { ring: 6, necklace: 14, bracelet: 12, earrings: 8, pendant: 6, watch: 30 },
  hour: 65,
  setting_small: 6,
  setting_large: 28,
  low_factor: 0.85,
  high_factor: 1.25,
};
