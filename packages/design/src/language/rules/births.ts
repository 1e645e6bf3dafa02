/** Stones and flowers of birth months, and signs of the zodiac. */
import { cues } from '../cues';
import type { Sentence } from '../sentence';
import { countBefore } from './phrases';

/** Number of birthstones when neither a number nor months are named. */
const SOME_STONES = 4;

const isSeveral = (s: Sentence, i: number): boolean =>
  s.is(i, 'plural', 'yes') || cues`${'several-stones'}`.test(s.items[i]!.words) || s.items[i - 1]?.words === 'family';

/** True for the stone of a month: "the stone of March", "piedras de enero y mayo", "3月の石". */
function isOf(s: Sentence, stone: number, month: number): boolean {
  const isBefore = month < stone;
  const [from, to] = isBefore ? [month + 1, stone] : [stone + 1, month];
  const between = s.items.slice(from, to);
  const isJoined =
    between.length > 0 && between.length <= 2 && between.every((_, k) => s.id(from + k, 'grammar') !== null);
  // English "may" is a verb: "the stone may be small".
  return isJoined && (isBefore ? s.items[month]!.language !== 'en' : true);
}

/** The birthstones of the months that the prompt names. */
export function birthstones(s: Sentence): void {
  const months = s.all('month');
  const births = s
    .all('noun')
    .filter((i) => s.is(i, 'noun', 'birthstone') || (s.is(i, 'noun', 'stone') && months.some((at) => isOf(s, i, at))));
  // "Garnet for Jan, amethyst for Feb" names the stone of each month.
  const areNamed = new Set(s.all('stone').map((i) => s.id(i, 'stone'))).size >= months.length;
  if (births.length > 0)
    for (const i of months)
      if (areNamed) s.read(i, i + 1);
      else s.find('stone', s.id(i, 'month')!, i, i + 1);
  if (s.findings.some(({ concept, isRefused }) => concept === 'stone' && !isRefused) || s.all('stone').length > 0)
    for (const i of births) s.read(i, i + 1);
  else
    for (const i of births.slice(0, 1))
      s.find('stones', 'birthstone', i, i + 1, { count: countBefore(s, i) ?? (isSeveral(s, i) ? SOME_STONES : 1) });
}

/** The nine stones of the planets around the ruby of the sun; a spessartine stands for the hessonite. */
const NAVARATNA = [
  'ruby',
  'pearl',
  'coral',
  'emerald',
  'yellow-sapphire',
  'diamond',
  'blue-sapphire',
  'spessartine',
  'cats-eye',
] as const;

/** Sets of stones with a name. */
export function gemSets(s: Sentence): void {
  for (const i of s.all('gems').slice(0, 1)) {
    for (const [k, kind] of NAVARATNA.entries())
      s.find('stone', kind, i, i + 1, { role: k === 0 ? 'center' : 'halo', count: 1 });
    s.find('form', 'cluster', i, i + 1);
    // "Navaratna ring, nine gems in a square": the same set again.
    for (const again of s.all('gems').slice(1)) s.read(again, again + 1);
  }
}

/** Flowers of the months for which there is a figure. */
const BIRTH_FLOWERS: Readonly<Record<string, string>> = {
  march: 'daffodil',
  mar: 'daffodil',
  april: 'daisy',
  apr: 'daisy',
  may: 'lily',
  june: 'rose',
  july: 'lotus',
  september: 'daisy',
  sept: 'daisy',
  sep: 'daisy',
  december: 'daffodil',
  dec: 'daffodil',
};

/** "Birth flower for March", or by name, "birth flower (daffodil)". */
export function birthFlowers(s: Sentence): void {
  for (const i of s.all('noun').filter((at) => s.is(at, 'noun', 'birth-flower'))) {
    const [month] = s.all('month');
    const isNamed = s.all('motif').length > 0;
    if (isNamed) s.read(i, i + 1);
    else s.find('motif', (month !== undefined && BIRTH_FLOWERS[s.items[month]!.words]) || 'flower', i, i + 1);
    for (const at of s.all('month')) s.read(at, at + 1);
    s.close(i, i + 1);
  }
}

/** Signs of the zodiac, except an illness (cancer) and a person named Leo. */
export function signs(s: Sentence): void {
  const SIGNS = new Set([
    'aries',
    'taurus',
    'gemini',
    'cancer',
    'leo',
    'virgo',
    'libra',
    'scorpio',
    'sagittarius',
    'capricorn',
    'aquarius',
    'pisces',
  ]);
  for (const i of s.all('motif')) {
    const sign = s.items[i]!.concepts.find(({ kind, id }) => kind === 'motif' && SIGNS.has(id))?.id;
    if (sign === undefined) continue;
    const isNext = (at: number): boolean => s.is(at, 'noun', 'zodiac');
    const isMeant =
      sign === 'cancer'
        ? isNext(i - 1) || isNext(i + 1) || (s.id(i + 1, 'type') !== null && !s.is(i - 1, 'grammar', 'illness'))
        : !s.is(i - 1, 'grammar', 'called');
    if (!isMeant) s.close(i, i + 1);
    else
      for (let at = i - 1; at <= i + 3; at++)
        if (isNext(at)) {
          s.take(at, at + 1);
        }
  }
}
