/** Judges words of weight by the metal of the piece. */
import type { DesignSpec } from '../spec';
import type { BuiltDesign } from './built';
import type { Verdict } from './verdict';
import { differently, round } from './verdict';

/** Words of weight. */
export const HEAVY = /heavy|hefty|schwer|lourd|pesad|pesant|тяж[её]л|ağır|ثقيل|भारी|重|무거/iu;
/** Pieces that weigh less are not heavy, g. */
const HEAVY_G: Readonly<Partial<Record<DesignSpec['type'], number>>> = { ring: 6, bracelet: 20 };

/** A note on the weight of a piece that is not heavy; null for others. */
export function weightBelow({ spec, facts }: BuiltDesign): Verdict | null {
  const grams = facts.built.metals.reduce((sum, metal) => sum + metal.grams, 0);
  return grams < (HEAVY_G[spec.type] ?? 0) ? differently(`Its metal weighs ${round(grams)} g.`) : null;
}
