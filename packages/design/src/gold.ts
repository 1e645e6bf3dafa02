/** Gold by karat: the colours it is alloyed in, and the nearest existing alloy for a required karat. */
import { alloyOf, type FINENESS } from './catalogue/alloys';
import { ALLOYS, type Alloy, type GoldAlloy } from './spec';

export type GoldColor = 'yellow-gold' | 'rose-gold' | 'white-gold' | 'black-gold';
/** A metal as the eye distinguishes it: a gold colour of any karat, or another alloy. */
export type Hue = GoldColor | Exclude<Alloy, GoldAlloy>;
export type Karat = keyof typeof FINENESS;

/** Default gold. */
export const USUAL_KARAT: Karat = 18;

/** Colour and karat of a gold, null for any other metal. */
export function goldOf(alloy: Alloy): { color: GoldColor; karat: Karat } | null {
  const parts = /^(.+)-(\d+)k$/.exec(alloy);
  return parts && { color: parts[1] as GoldColor, karat: Number(parts[2]) as Karat };
}

export const hueOf = (alloy: Alloy): Hue => goldOf(alloy)?.color ?? (alloy as Exclude<Alloy, GoldAlloy>);

/**
 * The gold of a colour nearest to a karat; the finer one on a tie. White gold exists up to 18 karat, because its
 * whitening metals take a quarter of it, and so does black gold, which is plated white gold; rose gold exists up to 22
 * karat; pure gold is yellow.
 */
export function inKarat(color: GoldColor, karat: number): GoldAlloy {
  const golds = ALLOYS.flatMap((alloy) => {
    const gold = goldOf(alloy);
    return gold?.color === color
      ? [{ alloy: alloy as GoldAlloy, apart: Math.abs(gold.karat - karat), karat: gold.karat }]
      : [];
  });
  return golds.reduce((best, one) =>
    one.apart < best.apart || (one.apart === best.apart && one.karat > best.karat) ? one : best,
  ).alloy;
}

/** A metal without its karat: "yellow gold", "platinum". */
export const metalName = (hue: Hue): string =>
  hue.endsWith('gold') ? hue.replace('-', ' ') : alloyOf(hue as Exclude<Alloy, GoldAlloy>).name;

/** A metal with its karat: "22k yellow gold". Pure gold has one colour only. */
export function alloyName(alloy: Alloy): string {
  const gold = goldOf(alloy);
  if (!gold) return metalName(hueOf(alloy));
  return gold.karat === 24 ? '24k gold' : `${gold.karat}k ${metalName(gold.color)}`;
}
