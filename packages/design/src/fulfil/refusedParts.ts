/** Refusals that are said of one part: "inside without stones", "no diamonds on the bezel". */
import type { Requirement } from '../language/requirement';
import type { BuiltDesign } from './built';
import { CLASPS } from './clasps';

/** Parts that may be free of stones, and the ids of what holds stones there. */
const PARTS: readonly (readonly [words: RegExp, ids: RegExp])[] = [
  [/inside|inner side|innen|innenseite|intérieur|interior|por dentro|interno|внутри|içi(?:nde)?/iu, /inner|inside/],
  [CLASPS, /clasp|toggle/],
  [/hooks?|ear ?wires?|ohrhaken|crochets?|ganchos?|ganci|швенз\p{L}*|крючк\p{L}*/iu, /hook|lever/],
  [
    /chains?|kette|chaîne|cadena|catena|corrente|цепоч?к\p{L}*|zincir\p{L}*|سلسلة|链子|チェーン/iu,
    /^(?:chain|stations)/,
  ],
  [/bezels?|lünette|lunette|bisel|ghiera|безел\p{L}*/iu, /^bezel/],
  [/dials?|zifferblatt|cadran|esfera|quadrante|mostrador|циферблат\p{L}*/iu, /^(?:dial|indices)/],
  [/stems?|stalks?|stiele?|stängel|tiges?|tallos?|stelo|steli|caules?|стебл?\p{L}*/iu, /^stem/],
  [/lea(?:f|ves)|blatt|blätter|feuilles?|hojas?|fogli[ae]|folhas?|лист\p{L}*/iu, /^leaves/],
  [/petals?|blütenblätter|pétales?|pétalos?|petali|pétalas?|лепестк\p{L}*/iu, /^petals/],
  [/wings?|flügel|ailes?|alas?|ali|asas?|крыл\p{L}*/iu, /^(?:wings|tips)/],
].map(([words, ids]) => [new RegExp(`(?<!\\p{L})(?:${words!.source})(?!\\p{L})`, 'iu'), ids!] as const);

const BREAK = /[,.;:!?،、。]/u;
/** What stands between a refusal and the part that follows it. */
const ON =
  /^ (?:on|in|at|along|auf|an|am|im|in|sur|dans|à|en|su|sull?[ao']?|nell?[ao']?|no|na|nos|nas|на|в)(?: (?:the|its|der|dem|den|die|das|la|le|les|el|los|las|il|lo|i|gli|o|a|os|as))? ?$/iu;

/**
 * The ids of what holds stones in the part that a refusal is said of; undefined where it is said of the whole piece. Another
 * stone of the prompt lies elsewhere.
 */
export function refusedPart({ spec, requirements }: BuiltDesign, { start, end }: Requirement): RegExp | undefined {
  const isWanted = requirements.some(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  if (!isWanted) return undefined;
  const before = spec.prompt.slice(0, start).split(BREAK).at(-1)!;
  const after = spec.prompt.slice(end).split(BREAK)[0]!;
  return PARTS.find(([words]) => {
    const [behind, ahead] = [words.exec(after), words.exec(before)];
    if (behind && ON.test(after.slice(0, behind.index))) return true;
    const from = start - before.length + (ahead?.index ?? 0);
    return (
      ahead !== null &&
      requirements.every((one) => one.concept !== 'stone' || one.isRefused || one.start < from || one.start >= start)
    );
  })?.[1];
}
