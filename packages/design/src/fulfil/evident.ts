/** Finds what unread words name on the built piece. */
import { cues } from '../language/cues';
import { paramIn } from '../spec/tree';
import type { BuiltDesign } from './built';
import EVIDENT from './evident.json' with { type: 'json' };
import { isShown, type Condition } from './shownBy';
import type { Words } from './traits';

/** Accents of Latin letters. */
const ACCENTS = /[\u0300-\u036F]/g;
/** Words in small letters without accents. */
export const plainly = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC').trim();

/** Words that no reading takes, without accents, and what of the piece shows them. */
const ROWS: readonly (readonly [words: RegExp, condition: Condition])[] = EVIDENT.map(
  ({ words, ...condition }) => [new RegExp(`^(?:${words})$`, 'u'), condition] as const,
);

/** True for the English name of the colour of an enamel. */
const isOfEnamel = ({ facts }: BuiltDesign, words: string): boolean =>
  facts.built.parts.some(
    ({ id }) => id.startsWith('enamel-') && id.endsWith(`-${words.split(' ').at(-1)!.replace('grey', 'gray')}-inlay`),
  );

/** True for one letter of the name that the piece is: "a diamond for the dot of the ن". */
const isOfName = ({ spec, facts }: BuiltDesign, word: string): boolean =>
  /^\p{L}$/u.test(word) &&
  facts.built.parts.some(({ kind }) => kind === 'plate.name') &&
  plainly(String(paramIn(spec, 'text') ?? paramIn(spec, 'name') ?? '')).includes(word);

/** Prepositions and articles before a noun: "col profilo". */
const LINKING = cues`^(?:(?:${'with'}|${'article'})(?! ${'top-or-side'}) )+`;

/** True for unread words for something that the piece has. */
export function isEvident(built: BuiltDesign, requirement: Words): boolean {
  const words = plainly(requirement.text).replace(LINKING, '');
  return (
    isOfName(built, words) ||
    isOfEnamel(built, words) ||
    built.facts.built.parts.some(({ id }) => id === words) ||
    ROWS.some(([pattern, condition]) => pattern.test(words) && isShown(built, requirement, condition))
  );
}
