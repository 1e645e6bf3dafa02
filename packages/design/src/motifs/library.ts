/** The motifs by name, ready to be made in metal. */
import type { Figure, FittedFigure } from '../curves/figure';
import { fitted } from '../curves/figure';
import { branch, daisy, drop, feather, flower, leaf, rose, vine } from './botanical';
import { compassStar, moon, moonAndStar, star, sun, wave } from './celestial';
import { butterfly, paw, snake, swallow, wing } from './creatures';
import { LETTERS, hangsStraight, letter, letterCoin, letterRing } from './letters';
import { anchor, clover, cross, crown, heart, infinity, key, knot, openHeart } from './symbols';

const LIBRARY: Record<string, readonly (() => Figure)[]> = {
  heart: [heart, openHeart],
  leaf: [leaf, branch],
  vine: [vine],
  moon: [moon],
  'moon and star': [moonAndStar],
  star: [star, compassStar],
  sun: [sun],
  flower: [flower, daisy],
  rose: [rose],
  feather: [feather],
  wave: [wave],
  drop: [drop],
  snake: [snake],
  butterfly: [butterfly],
  wing: [wing],
  swallow: [swallow],
  paw: [paw],
  infinity: [infinity],
  knot: [knot],
  key: [key],
  cross: [cross],
  crown: [crown],
  clover: [clover],
  anchor: [anchor],
  ...Object.fromEntries(LETTERS.map((name) => [`letter ${name}`, [() => letterCoin(name), ...(hangsStraight(name) ? [() => letter(name)] : [])]])),
};

/** The motifs that have a name of their own; a monogram of two or three letters is one too, `letters AB`. */
export const MOTIFS: readonly string[] = Object.keys(LIBRARY);

/** The letters of a motif that is one letter or several; none for any other. */
export const lettersOf = (name: string): string => /^letters? ([A-Z]{1,3})$/.exec(name)?.[1] ?? '';

function versionsOf(name: string): readonly (() => Figure)[] {
  const letters = lettersOf(name);
  return letters.length > 1 ? [() => letterCoin(letters), () => letterRing(letters)] : (LIBRARY[name] ?? []);
}

/** True for the motifs that can be made. */
export const isMotif = (name: string | null): name is string => name !== null && versionsOf(name).length > 0;

/** How many drawings of a motif there are. */
export const motifVersions = (name: string): number => versionsOf(name).length;

const cache = new Map<string, FittedFigure>();

/** The figure of a motif in half heights; `version` picks among its drawings. Unknown names give a star. */
export function motifNamed(name: string, version = 0): FittedFigure {
  const versions = isMotif(name) ? versionsOf(name) : [star];
  const index = version % versions.length;
  const id = `${name} ${index}`;
  const known = cache.get(id) ?? fitted(versions[index]!());
  cache.set(id, known);
  return known;
}
