/** The motifs by name. */
import type { Figure, FittedFigure } from '../curves/figure';
import { fitted } from '../curves/figure';
import { camel, cat, dragon, elephant, horse, lion, rabbit, skull } from './beasts';
import { dove, falcon, hummingbird, owl, peacock, phoenix } from './birds';
import { branch, daisy, drop, feather, flower, leaf, rose, vine } from './botanical';
import { compassStar, moon, moonAndStar, star, sun, wave } from './celestial';
import { butterfly, paw, snake, swallow, wing } from './creatures';
import { bee, dragonfly, ladybird } from './insects';
import { BRANCH } from './branches';
import { grouped, membersOf } from './group';
import { cherries, lightning, mountain, palm, snowflake, sunflower } from './nature';
import { dolphin, fish, seahorse, shell, starfish, turtle } from './sea';
import { ankh, evilEye, eyeOfHorus, hamsa, hexagram, lotus, omCoin, treeOfLife } from './luck';
import { LETTERS, hangsStraight, letter, letterCoin, letterRing } from './letters';
import { anchor, clover, cross, crown, flaredCross, heart, infinity, key, knot, openHeart } from './symbols';
import { airplane, arrow, burjKhalifa, football, guitar, notes, trebleClef } from './things';
import { bow, eiffelTower, horseshoe, strawberry, teddyBear } from './tokens';
import { MODULES } from './modules';
import { withUsualRegions } from './regions';
import { ZODIAC, zodiacCoin } from './zodiac';

const LIBRARY: Record<string, readonly (() => Figure)[]> = {
  heart: [heart, openHeart],
  leaf: [leaf, branch],
  [BRANCH]: [branch],
  vine: [vine],
  moon: [moon],
  'moon and star': [moonAndStar],
  star: [star],
  compass: [compassStar],
  sun: [sun],
  flower: [flower, daisy],
  daisy: [daisy],
  blossom: [flower],
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
  cross: [cross, flaredCross],
  crown: [crown],
  clover: [clover],
  anchor: [anchor],
  dove: [dove],
  hummingbird: [hummingbird],
  falcon: [falcon],
  phoenix: [phoenix],
  owl: [owl],
  peacock: [peacock],
  cat: [cat],
  rabbit: [rabbit],
  horse: [horse],
  elephant: [elephant],
  lion: [lion],
  camel: [camel],
  dragon: [dragon],
  skull: [skull],
  sunflower: [sunflower],
  snowflake: [snowflake],
  mountain: [mountain],
  lightning: [lightning],
  'palm tree': [palm],
  cherry: [cherries],
  'treble clef': [trebleClef],
  'music note': [notes],
  guitar: [guitar],
  football: [football],
  airplane: [airplane],
  arrow: [arrow],
  'Burj Khalifa': [burjKhalifa],
  fish: [fish],
  dolphin: [dolphin],
  turtle: [turtle],
  seahorse: [seahorse],
  starfish: [starfish],
  shell: [shell],
  bee: [bee],
  dragonfly: [dragonfly],
  ladybird: [ladybird],
  'evil eye': [evilEye],
  hamsa: [hamsa],
  'tree of life': [treeOfLife],
  'star of David': [hexagram],
  ankh: [ankh],
  om: [omCoin],
  'eye of Horus': [eyeOfHorus],
  bow: [bow],
  horseshoe: [horseshoe],
  'teddy bear': [teddyBear],
  strawberry: [strawberry],
  'Eiffel Tower': [eiffelTower],
  lotus: [lotus],
  ...Object.fromEntries(MODULES.map(({ id, drawings }) => [id, drawings])),
  ...Object.fromEntries(ZODIAC.map((sign) => [sign, [() => zodiacCoin(sign)]])),
  ...Object.fromEntries(LETTERS.map((name) => [`letter ${name}`, [() => letterCoin(name), ...(hangsStraight(name) ? [() => letter(name)] : [])]])),
};

/** The names of single motifs; a monogram of two or three letters is also a motif, `letters AB`. */
export const MOTIFS: readonly string[] = Object.keys(LIBRARY);

/** The letters of a letter motif; empty for others. */
export const lettersOf = (name: string): string => /^letters? ([A-Z]{1,3})$/.exec(name)?.[1] ?? '';

/** Maximum number of figures in a group, and of copies of one. */
const MOST_MEMBERS = 4;
const MOST_COPIES = 5;
/** Maximum number of figures around another one. */
const MOST_AROUND = 12;

/** The drawing of a group, if each of its figures exists. */
function versionsOfGroup(name: string): readonly (() => Figure)[] {
  const group = membersOf(name);
  const isOne = group.members.length === 1 && group.members[0]!.count === 1;
  const most = group.isAround ? MOST_AROUND : MOST_COPIES;
  if (isOne || group.members.length > MOST_MEMBERS || group.members.some(({ name: own, count }) => count > most || versionsOf(own).length === 0)) return [];
  return [() => grouped(group, (own) => motifNamed(own))];
}

function versionsOf(name: string): readonly (() => Figure)[] {
  const letters = lettersOf(name);
  return letters.length > 1 ? [() => letterCoin(letters), () => letterRing(letters)] : Object.hasOwn(LIBRARY, name) ? LIBRARY[name]! : versionsOfGroup(name);
}

/** True for existing motifs. */
export const isMotif = (name: string | null): name is string => name !== null && versionsOf(name).length > 0;

/** Number of drawings of a motif. */
export const motifVersions = (name: string): number => versionsOf(name).length;

const cache = new Map<string, FittedFigure>();

/** The figure of a motif in half heights; `version` selects one of its drawings. Unknown names give a star. */
export function motifNamed(name: string, version = 0): FittedFigure {
  const versions = isMotif(name) ? versionsOf(name) : [star];
  const index = version % versions.length;
  const id = `${name} ${index}`;
  const known = cache.get(id) ?? withUsualRegions(name, fitted(versions[index]!()));
  cache.set(id, known);
  return known;
}
