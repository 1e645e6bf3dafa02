/** Clothes that a piece is worn with, and the colours and stuffs that describe them: "for a navy velvet dress". */
import { byLanguage, cues, cuesIn } from '../cues';
import type { Sentence } from '../sentence';

const CLOTHES = cues`^${'clothes'}$`;

/** Words that do not describe what follows them: the description begins after them. */
const isBefore = (s: Sentence, i: number): boolean =>
  i < 0 ||
  s.isBreak(i) ||
  s.isClosed(i) ||
  s.items[i]!.concepts.some(
    ({ kind, id }) => kind === 'grammar' && id !== 'adjective' && id !== 'idle' && id !== 'texture',
  ) ||
  s.isOf(i, 'type', 'hint', 'form', 'part', 'motif');

/** Words after which clothes are those of the wearer. */
const WORN = cues`^(?:${'possessive'}|${'any-article'}|${'and'}|${'matching'}|${'with-or-against'})$`;

/** Words for whose clothes they are, before "is emerald green satin". */
const POSSESSIVE = cues`^(?:${'possessive'}|${'the'})$`;

/** Longest description of clothes, in phrases. */
const REACH = 4;

const CUFF = cues`^${'shirt-cuff'}$`;
const OF_SHIRT = cues`(?:${'possessive'}|${'shirt-or-jacket'}) (?:${'shirt-or-jacket'} )?$`;
/** Cuffs of a shirt, which are no bangle: "anything that catches on my cuffs". */
const isOfShirt = (s: Sentence, i: number): boolean =>
  CUFF.test(s.items[i]!.words) && OF_SHIRT.test(s.prompt.slice(0, s.items[i]!.start));

/** Clothes in the other languages of the lexicons. */
const CLOTHES_ELSEWHERE = cues`${'clothes-with-colour'}的?$`;

/** Languages in which a colour follows its noun. */
const COLOUR_LAST: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ar']);

/** Verbs and nouns between clothes and their colour: "su vestido es color palo de rosa". */
const COLOUR_LINK = byLanguage((language) => cuesIn(language)`^${'is-of-colour'}$`);

/** Words that make clothes a figure: "dije con forma de vestido". */
const IN_SHAPE = cues`${'form-of'}['’ ]*(?:${'any-article'} )?(?:\p{L}+ )?$`;

/** The phrases that clothes and their colour consist of, in languages other than English. */
function describedClothes(s: Sentence, i: number): [from: number, to: number] {
  const isColour = (at: number): boolean => s.isOf(at, 'colour', 'hue') && !s.isClosed(at) && s.mark(at) === null;
  const next = s.items[i + 1];
  let to = i + 1;
  if (next && !s.isBreak(to) && COLOUR_LINK(next.language).test(s.prompt.slice(next.start, next.end))) {
    while (to < s.items.length && to - i <= REACH + 1 && !s.isBreak(to) && !s.isOf(to, 'type', 'hint')) to++;
    return [i, to];
  }
  while (isColour(to)) to++;
  const isLast = COLOUR_LAST.has(s.items[i + 1]?.language ?? '') || s.isBreak(to);
  let from = i;
  while (isColour(from - 1)) from--;
  return [from, isLast ? to : i + 1];
}

const OF_WEARER = cues`^${'possessive'}$`;
const IS = cues`^${'be'}$`;
const OF_BODY = cues`^${'eyes-or-hair'}$`;
/** Closes the colours and stuffs of clothes. Eyes and hair are a person's only after a possessive. */
export function clothes(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    const { words } = s.items[i]!;
    if (isOfShirt(s, i)) {
      s.take(i, i + 1);
    }
    if (
      CLOTHES_ELSEWHERE.test(words.normalize()) &&
      !s.isOf(i, 'motif', 'type') &&
      !IN_SHAPE.test(s.prompt.slice(0, s.items[i]!.start))
    )
      s.take(...describedClothes(s, i));
    if (!CLOTHES.test(words)) continue;
    if (POSSESSIVE.test(s.items[i - 1]?.words ?? '') && IS.test(s.items[i + 1]?.words ?? '')) {
      let to = i + 2;
      while (to < s.items.length && to - i < REACH + 2 && !s.isBreak(to - 1) && !s.isOf(to, 'type', 'hint')) to++;
      s.take(i, to);
      continue;
    }
    let from = i;
    while (i - from < REACH && !isBefore(s, from - 1)) from--;
    const before = s.items[from - 1]?.words ?? '';
    const isOfBody = OF_BODY.test(words);
    if (from === i || (isOfBody ? !OF_WEARER.test(before) : !WORN.test(before))) continue;
    s.take(from, i + 1);
  }
}
