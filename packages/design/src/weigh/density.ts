import type { Alloy } from '../spec';

/**
 * Density, g/cm³: golds from those of their metals (gold 19.3, silver 10.49, copper 8.96, zinc 7.14, palladium 12.02) in the
 * usual alloys. Yellow, in parts of silver, copper and zinc: 9k 100, 450, 75; 10k 100, 420, 63; 14k 100, 265, 50; 18k 125, 125;
 * 21k 63, 62; 22k 42, 42. Rose, silver and copper: 9k 50, 575; 10k 40, 543; 14k 60, 355; 18k 45, 205; 21k and 22k copper alone.
 * White, silver and palladium: 9k 510, 115; 10k 470, 113; 14k 295, 120; 18k with 130 palladium. Sterling silver, platinum 950
 * with copper, steel 316L by its data sheet.
 */
export const ALLOY_DENSITY: Record<Alloy, number> = {
  'yellow-gold-9k': 11.2, 'yellow-gold-10k': 11.5, 'yellow-gold-14k': 13.1, 'yellow-gold-18k': 15.5, 'yellow-gold-21k': 17.2, 'yellow-gold-22k': 17.8, 'yellow-gold-24k': 19.3,
  'rose-gold-9k': 11.3, 'rose-gold-10k': 11.6, 'rose-gold-14k': 13.2, 'rose-gold-18k': 15.1, 'rose-gold-21k': 16.9, 'rose-gold-22k': 17.6,
  'white-gold-9k': 12.9, 'white-gold-10k': 13.2, 'white-gold-14k': 14.6, 'white-gold-18k': 15.9,
  'silver-925': 10.36, 'platinum-950': 21.4, 'steel-316l': 7.99,
};
