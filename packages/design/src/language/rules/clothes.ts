/** Clothes that a piece is worn with, and the colours and stuffs that describe them: "for a navy velvet dress". */
import type { Sentence } from '../sentence';

const CLOTHES =
  /^(?:dress|dresses|gown|gowns|suit|suits|tux|tuxedo|outfit|outfits|jumper|jumpers|sweater|cardigan|cardigans|blouse|shirt|shirts|coat|coats|jacket|blazer|skirt|scarf|scarves|saree|sari|lehenga|kurta|sherwani|abaya|shoes|heels|uniform|scrubs|tie do|tie event|gloves|eyes|hair)$/;

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
const WORN = /^(?:my|her|his|our|their|a|an|the|with|goes? with|go with|against|match|matches|matching|and)$/;

/** Words for whose clothes they are, before "is emerald green satin". */
const POSSESSIVE = /^(?:my|her|his|our|their|the)$/;

/** Longest description of clothes, in phrases. */
const REACH = 4;

/** Cuffs of a shirt, which are no bangle: "anything that catches on my cuffs". */
const isOfShirt = (s: Sentence, i: number): boolean =>
  /^cuffs?$/.test(s.items[i]!.words) &&
  /(?<!\p{L})(?:my|his|her|your|our|their|shirt|jacket) (?:(?:shirt|jacket|coat) )?$/iu.test(
    s.prompt.slice(0, s.items[i]!.start),
  );

/** Clothes in the other languages of the lexicons. */
const CLOTHES_ELSEWHERE =
  /^(?:(?:abend|braut|sommer|ball)?kleid(?:er|es|s)?|dirndl\p{L}?|anzug\p{L}{0,2}|bluse|robes?|costume|tailleur|tenue|vestid[oi]s?|traje|blusa|vestit[oi]|abit[oi]|terno|плать\p{L}{1,3}|костюм\p{L}{0,2}|elbise\p{L}{0,6}|و?[لب]?(?:ال)?فستان\p{L}{0,2}|و?[لب]?(?:ال)?عبا[يئ]\p{L}{1,3}|लहंग[ाे]|साड़ी|ड्रेस|礼服的?|裙子的?|旗袍的?|婚纱的?|西装的?|ドレス|着物|浴衣|振袖)$/u;

/** Languages in which a colour follows its noun. */
const COLOUR_LAST: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ar']);

/** Verbs and nouns between clothes and their colour: "su vestido es color palo de rosa". */
const COLOUR_LINK = /^(?:es|est|ist|è|é|(?:de )?color|couleur|colore|cor)$/iu;

/** Words that make clothes a figure: "dije con forma de vestido". */
const IN_SHAPE =
  /(?<!\p{L})(?:forma|forme|form) (?:de|di|d['’]|von|eine[srnm]?)(?: ?une?| uma?| una?)? ?(?:\p{L}+ )?$/iu;

/** The phrases that clothes and their colour consist of, in languages other than English. */
function describedClothes(s: Sentence, i: number): [from: number, to: number] {
  const isColour = (at: number): boolean => s.isOf(at, 'colour', 'hue') && !s.isClosed(at) && s.mark(at) === null;
  const { start, end } = s.items[i + 1] ?? { start: 0, end: 0 };
  let to = i + 1;
  if (!s.isBreak(to) && COLOUR_LINK.test(s.prompt.slice(start, end))) {
    while (to < s.items.length && to - i <= REACH + 1 && !s.isBreak(to) && !s.isOf(to, 'type', 'hint')) to++;
    return [i, to];
  }
  while (isColour(to)) to++;
  const isLast = COLOUR_LAST.has(s.items[i + 1]?.language ?? '') || s.isBreak(to);
  let from = i;
  while (isColour(from - 1)) from--;
  return [from, isLast ? to : i + 1];
}

/** Closes the colours and stuffs of clothes. Eyes and hair are a person's only after a possessive. */
export function clothes(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    const { words } = s.items[i]!;
    if (isOfShirt(s, i)) {
      s.take(i, i + 1);
    }
    const isFigure = s.isOf(i, 'motif', 'type') || IN_SHAPE.test(s.prompt.slice(0, s.items[i]!.start));
    if (CLOTHES_ELSEWHERE.test(words.normalize()) && !isFigure) s.take(...describedClothes(s, i));
    if (!CLOTHES.test(words)) continue;
    if (POSSESSIVE.test(s.items[i - 1]?.words ?? '') && /^(?:is|are|will be|s)$/.test(s.items[i + 1]?.words ?? '')) {
      let to = i + 2;
      while (to < s.items.length && to - i < REACH + 2 && !s.isBreak(to - 1) && !s.isOf(to, 'type', 'hint')) to++;
      s.take(i, to);
      continue;
    }
    let from = i;
    while (i - from < REACH && !isBefore(s, from - 1)) from--;
    const before = s.items[from - 1]?.words ?? '';
    const isOfBody = /^(?:eyes|hair)$/.test(words);
    if (from === i || (isOfBody ? !/^(?:my|her|his|their)$/.test(before) : !WORN.test(before))) continue;
    s.take(from, i + 1);
  }
}
