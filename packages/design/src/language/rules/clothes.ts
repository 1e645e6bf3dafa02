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

/** Closes the colours and stuffs of clothes. Eyes and hair are a person's only after a possessive. */
export function clothes(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    const { words } = s.items[i]!;
    if (isOfShirt(s, i)) {
      s.take(i, i + 1);
    }
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
