/** Judges words of weight by the metal of the piece. */
import { cues } from '../language/cues';
import type { DesignSpec } from '../spec';
import type { BuiltDesign } from './built';
import { differently, met, round, type Verdict } from './verdict';

/** Words of weight. */
export const HEAVY = cues`${'heavy'}`;
/** Pieces that weigh less are not heavy, g. */
const HEAVY_G: Readonly<Partial<Record<DesignSpec['type'], number>>> = { ring: 6, bracelet: 20 };

/** Words of little weight. */
export const LIGHT = cues`${'light-weight'}`;
/** Pieces that weigh no more are light, g. */
const LIGHT_G: Readonly<Partial<Record<DesignSpec['type'], number>>> = {
  ring: 4,
  earrings: 6,
  pendant: 6,
  necklace: 15,
  bracelet: 20,
};

const gramsOf = ({ facts }: BuiltDesign): number => facts.built.metals.reduce((sum, metal) => sum + metal.grams, 0);

/** The verdict on a piece that should be light. */
export function judgeLight(built: BuiltDesign): Verdict {
  const grams = gramsOf(built);
  return grams <= (LIGHT_G[built.spec.type] ?? 0) ? met() : differently(`Its metal weighs ${round(grams)} g.`);
}

/** A note on the weight of a piece that is not heavy; null for others. */
export function weightBelow(built: BuiltDesign): Verdict | null {
  const grams = gramsOf(built);
  return grams < (HEAVY_G[built.spec.type] ?? 0) ? differently(`Its metal weighs ${round(grams)} g.`) : null;
}
