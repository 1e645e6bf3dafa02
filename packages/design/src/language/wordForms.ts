/** Alternative spellings for look-up, in languages whose endings and prefixes the lexicons omit. */

/** "Heavyish", "biggish", "vintagey": the adjective with its doubt. */
const HEDGED =
  /^(?:(small|heavy|thick|round|large|long|short|wide|dark|old|plain|green|blue|purple|pink|yellow|white|black|gr[ea]y|brown|square|modern|teal|oval|low|high|simple|chunky|narrow)ish|(big)gish|(thin)nish|(slim)mish|(flat)tish|(red)dish|(vintage|antique)y)$/;

/** English nouns are listed in the singular. */
export function singulars(word: string): readonly string[] {
  const hedged = HEDGED.exec(word)
    ?.slice(1)
    .find((stem) => stem !== undefined);
  if (hedged !== undefined) return [word, hedged];
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [word];
  const out = [word, word.slice(0, -1)];
  if (word.endsWith('ies')) out.push(`${word.slice(0, -3)}y`);
  else if (word.endsWith('es')) out.push(word.slice(0, -2));
  return out;
}

const IS_ARABIC = /[\u0600-\u06ff]/;
const ARABIC_PREFIX = /^[وبلك]?(?:ال|ل)?(?=\p{L}{2})/u;
/** Arabic prefixes "and", "with", "for" and "the" to the word. */
export function unprefixed(word: string): readonly string[] {
  if (!IS_ARABIC.test(word)) return [word];
  const out = [word];
  const rest = ARABIC_PREFIX.exec(word)?.[0] ?? '';
  for (let i = 1; i <= rest.length; i++) out.push(word.slice(i));
  return out.flatMap(unsuffixed);
}

/** Arabic appends possessives, duals, plurals and the ending of an indefinite object to a noun. */
const ARABIC_ENDINGS = /(?:ها|هم|ات|ان|ين|تين|تان|ه|ا|ي)$/u;
function unsuffixed(word: string): readonly string[] {
  const [ending] = ARABIC_ENDINGS.exec(word) ?? [];
  if (ending === undefined || word.length - ending.length < 3) return [word];
  const stem = word.slice(0, -ending.length);
  return [word, stem, `${stem}ه`];
}

/** German adjectives are listed without an ending, as are plurals, and nouns without a diminutive: Herzerl, Kettchen. */
export const german = (word: string): readonly string[] => {
  const small = /^(.{3,})(?:chen|lein|erl|erln)$/.exec(word)?.[1];
  if (small !== undefined) return [word, small, `${small}e`, `${small}en`];
  const stem = /^(.{4,}?)(?:e[mnrs]?|n|s)$/.exec(word)?.[1];
  return stem === undefined ? [word] : [word, stem, `${stem}e`];
};

/** Dutch diminutives: tulpje, hartje, bloemetje, boompje, sterretje. */
const DUTCH_SMALL = ['etje', 'tje', 'pje', 'je'] as const;
export const dutch = (word: string): readonly string[] => {
  const one = word.replace(/s$/, '');
  const stems = DUTCH_SMALL.filter((end) => one.length >= end.length + 3 && one.endsWith(end)).map((end) =>
    one.slice(0, -end.length),
  );
  return [word, ...stems.flatMap((stem) => [stem, stem.replace(/(.)\1$/, '$1')])];
};

/** Turkish appends plural, possessive and case endings to a noun. */
const TURKISH_ENDINGS = (
  'larinda lerinde larini lerini lardan lerden larla lerle lari leri lar ler sinda sinde inda inde unda ' +
  'unde dan den tan ten nin nun in un yla yle li lu da de ta te la le si su i u'
).split(' ');
const BY_LAST_LETTER = new Map(
  [...'aeinru'].map((letter) => [letter, TURKISH_ENDINGS.filter((ending) => ending.endsWith(letter))]),
);
export const turkish = (word: string): readonly string[] => [
  word,
  ...(BY_LAST_LETTER.get(word.at(-1)!) ?? [])
    .filter((ending) => word.length >= ending.length + 4 && word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length)),
];

/** Romance plurals end in s: turmalinas, rubíes, diamants. */
export const plurals = (word: string): readonly string[] =>
  word.length < 5 || !word.endsWith('s')
    ? [word]
    : word.endsWith('es')
      ? [word, word.slice(0, -1), word.slice(0, -2)]
      : [word, word.slice(0, -1)];

/** Spanish and Portuguese have diminutives: estrellitas for estrellas. */
export const diminished = (word: string): readonly string[] => {
  const stem = /^(.{3,})(?:c?it|z?inh)([ao])s?$/.exec(word);
  // Corazoncito is a diminutive of corazón.
  return stem ? [word, stem[1]!, `${stem[1]}${stem[2]}`, `${stem[1]}${stem[2]}s`] : plurals(word);
};

/** Italian plurals end in e and i: ametiste, rubini, pendenti. Diminutives: farfallina, elefantino, stelline. */
export const italian = (word: string): readonly string[] => {
  if (word.length < 5) return [word];
  const small = /^(.{3,}?)h?(?:in|ett|ell)[aeio]$/.exec(word)?.[1];
  const base = small === undefined ? [] : [`${small}a`, `${small}o`, `${small}e`];
  if (word.endsWith('e')) return [word, `${word.slice(0, -1)}a`, ...base];
  return word.endsWith('i') ? [word, `${word.slice(0, -1)}o`, `${word.slice(0, -1)}e`, ...base] : [word, ...base];
};

/** The noun of a Turkish word for "without": elmassız, halesiz. */
export const turkishWithout = (word: string): string | null => /^(.{3,})s[iu]z$/.exec(word)?.[1] ?? null;
