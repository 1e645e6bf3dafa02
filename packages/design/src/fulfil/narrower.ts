/** Names of crafts, persons and peoples for which something more general is built. */
import type { Requirement } from '../language/requirement';
import type { BuiltDesign } from './built';
import type { Verdict } from './verdict';
import { differently, round } from './verdict';

interface Narrower {
  readonly words: RegExp;
  readonly note: string;
}

const NARROWER: readonly Narrower[] = [
  { words: /aparecida/iu, note: 'Shown as the Virgin Mary.' },
  {
    words: /(?<!\p{L})(?:kundan|jadau|polki)(?!\p{L})|कुंदन|कुन्दन|जड़ाऊ|पोल्की|كندن/iu,
    note: 'Set in plain bezels, without the foil of this craft.',
  },
  {
    words:
      /(?<!\p{L})(?:berb[eè]re?|berber|bereber|berbero|tuareg|maasai|navajo|aztec|mayan|inca|african|native american|tibetan)(?!\p{L})|берберск|أمازيغ|بربري/iu,
    note: 'Made in a general ethnic style.',
  },
  { words: /(?<!\p{L})(?:tree )?bark(?: like)?(?!\p{L})/iu, note: 'The metal is hammered, not like bark.' },
  { words: /(?<!\p{L})florentine(?: finish)?(?!\p{L})/iu, note: 'The metal is brushed, without engraved lines.' },
];

/** A seed pearl is up to this wide, mm. */
const SEED_MM = 2.5;
const SEED_PEARL = /seed pearl|saatperle|semence|aljófar|perlin[ea] di semi|бисер\p{L}* жемч/iu;

/** The verdict on a name that is narrower than what the piece shows; null for other words. */
export function judgeNarrower({ stones }: BuiltDesign, { text }: Requirement): Verdict | null {
  const narrow = NARROWER.find(({ words }) => words.test(text));
  if (narrow) return differently(narrow.note);
  const [pearl] = SEED_PEARL.test(text)
    ? stones.filter(({ kind }) => kind === 'pearl').toSorted((a, b) => a.size_mm - b.size_mm)
    : [];
  return pearl && pearl.size_mm > SEED_MM ? differently(`The pearl is ${round(pearl.size_mm)} mm wide.`) : null;
}
