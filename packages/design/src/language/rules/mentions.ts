/** Words that a prompt mentions beside the piece: the dog of "my dog's name", a tree surgeon, "a ring of diamonds". */
import { cues } from '../cues';
import { IN_A_RING } from '../impliedRing';
import { isFlower } from '../../motifs/regions';
import { isRoundStone, isStoneNoun } from '../roles';
import type { Sentence } from '../sentence';
import { isOccupation, isVerb, textBefore } from './stories';
import { isOneEarring } from './singleEarrings';

/** Trades that take the name of a figure. */
const OF_TRADE = cues`^${'trade'}$`;

/** Words of colour after the thing that has it: "peacock colour". */
export const OF_COLOUR = cues`^${'colour-after-thing'}$`;

/** Where something happened or will happen: "we met on the mountain", "ask her under the stars". */
const PLACE = cues`${'event'}(?:(?! ${'no-place-after'} )[^,.;!?])* ${'at-place'} (?:(?:${'any-article'}|${'possessive'}) )?$`;
const PLACE_REACH = 80;

/** Words before what only a size is compared with: "an amethyst the size of a grape", "so groß wie eine Kirsche". */
const AS_LARGE_AS = cues`${'as-large-as'}['’ ]*(?:(?:${'any-article'}|${'possessive'}) )?$`;
const COMPARED_REACH = 40;

const SIZED = cues`^${'sized'}$`;
/** "As big as a plum", "a pea sized pearl": a size, and no figure. */
const isSizeCompared = (s: Sentence, i: number): boolean =>
  SIZED.test(s.items[i + 1]?.words ?? '') ||
  AS_LARGE_AS.test(s.prompt.slice(Math.max(0, s.items[i]!.start - COMPARED_REACH), s.items[i]!.start));

/** True for "ring of" before stones, where the piece is named elsewhere. */
const isRingOfStones = (s: Sentence, i: number): boolean =>
  s.items.slice(i + 1, i + 5).some((_, k) => s.id(i + 1 + k, 'stone') !== null) &&
  ['type', 'hint'].some((kind) => s.all(kind).some((at) => at !== i));

/** True for a flower of a kind that is named earlier. */
const hasBlossom = (s: Sentence, i: number): boolean =>
  s.all('motif').some((at) => at < i && isFlower(s.id(at, 'motif') ?? ''));

/** A locket hangs on a necklace. */
const isWithLocket = (s: Sentence, i: number): boolean =>
  s.is(i + 1, 'grammar', 'with') && s.items.slice(i + 2, i + 8).some((_, k) => s.is(i + 2 + k, 'form', 'locket'));

/** Colours that a word for a rose follows: "azul para ellos y rosa para ella". */
const COLOURED = 6;

/** True for the colour pink beside another colour, where the word also means a rose. */
function isPink(s: Sentence, i: number): boolean {
  if (s.id(i, 'colour') !== 'pink-sapphire' || !s.is(i - 1, 'grammar', 'and')) return false;
  const before = s.items.slice(Math.max(0, i - COLOURED), i - 1);
  return before.some(({ concepts }) => concepts[0]?.kind === 'colour');
}

/** Words between a paw and its animal: "la huellita de mi perro", "the paw print of our cat". */
const OF_ANIMAL = cues`^(?:${'of-animal'}|${'any-article'}|${'possessive'})$`;
const PAW_REACH = 4;

/** True for the animal whose paw a prompt names: its paw is the figure, as in "Hundepfote". */
function isOfPaw(s: Sentence, i: number): boolean {
  if (s.id(i, 'motif') === 'paw') return false;
  if (s.is(i + 1, 'motif', 'paw') && s.items[i + 1]!.start - s.items[i]!.end < 2 && s.items[i]!.language === 'de')
    return true;
  let at = i - 1;
  while (at > i - PAW_REACH && OF_ANIMAL.test(s.items[at]?.words ?? '')) at--;
  return at < i - 1 && s.is(at, 'motif', 'paw');
}

/** Words before another thing that the piece goes with: "cufflinks to match my guitar". */
const MATCHED = cues`${'matching'} ${'possessive'} (?:\p{L}+ )?$`;

const isPair = (s: Sentence): boolean =>
  ['type', 'hint'].some((kind) => s.has(kind, 'earrings')) || s.has('form', 'cufflinks');

/** Nouns of patterns, which engraving makes unless a figure stands beside them. */
const PATTERN = cues`^${'pattern'}$`;
const isBesideFigure = (s: Sentence, i: number): boolean =>
  [i - 1, i + 1].some((at) => s.id(at, 'motif') !== null) ||
  (s.is(i - 1, 'grammar', 'of') && s.id(i - 2, 'motif') !== null) ||
  (s.is(i + 1, 'grammar', 'of') && s.id(i + 2, 'motif') !== null);

/** Names of bangles that also mean an ID bracelet: "esclava de eslabones cubanos", "escrava de elos". */
const LINKED = cues`^${'bangle-or-id-bracelet'}$`;
const isOfLinks = (s: Sentence, i: number): boolean =>
  LINKED.test(s.items[i]!.words) && (s.all('chain').length > 0 || s.has('form', 'links'));

const LAB = cues`^${'dog-or-laboratory'}$`;
const OWNED = cues`${'possessive'}(?: \p{L}+)? $`;
/** "Our old lab Biscuit": a dog, as opposed to "my lab diamond". */
const isDog = (s: Sentence, i: number): boolean =>
  LAB.test(s.items[i]!.words) && s.id(i + 1, 'stone') === null && OWNED.test(s.prompt.slice(0, s.items[i]!.start));

const OF_TOWN = cues`${'of-town'} $`;
/** "Torre del Greco": a town, whose last word is also a style. */
const isInPlaceName = (s: Sentence, i: number): boolean =>
  /^\p{Lu}/u.test(s.prompt.slice(s.items[i]!.start)) &&
  /\p{Lu}\p{Ll}+ \p{Ll}+ $/u.test(textBefore(s, i)) &&
  OF_TOWN.test(textBefore(s, i));

/** Words for what closes a piece. */
export const FASTENING = cues`^${'fastening'}$`;

/** Words before what a feeling or a scent is like: "it feels like sunshine". */
const FELT = cues`${'feels-like'} (?:${'any-article'} )?(?:\p{L}+ )?$`;
/** Verbs of which a figure is the subject: "even a cat would ignore them". */
const DOING = cues`^${'does-as-animal'}$`;
/** Words for those who are fond of something: "she's a big Art Deco fan". */
const FAN = cues`(?:${'be'}|${'great'})(?: ${'a-or-both'})? (?:\p{L}+ ){0,3}$`;

/** Words for a surface full of stones, which other things may fill: "a garden full of lavender". */
const FULL = cues`^${'full-of'}$`;
const FULL_REACH = 4;
const isFullOfOther = (s: Sentence, i: number): boolean =>
  FULL.test(s.items[i]!.words) &&
  !s.items
    .slice(i + 1, i + 1 + FULL_REACH)
    .some((_, k) => isStoneNoun(s, i + 1 + k) || s.is(i + 1 + k, 'form', 'pave'));

const MANY = cues`^${'many-things'}$`;
/** "Far too many secrets": a number of other things than stones and figures. */
const isManyOfOther = (s: Sentence, i: number): boolean =>
  MANY.test(s.items[i]!.words) &&
  !s.items
    .slice(i + 1, i + 1 + FULL_REACH)
    .some((_, k) => isStoneNoun(s, i + 1 + k) || s.isOf(i + 1 + k, 'motif', 'form', 'cut'));

const LIKE_HERS = cues`^${'compares-with-hers'}$`;
const RING_OF = cues`^${'ring-of'}$`;
/** True for a phrase whose concept of a kind is mentioned only and no requirement. */
export function isMention(s: Sentence, i: number, kind: string, id: string): boolean {
  // Bangles of a set lie side by side.
  if (kind === 'form' && id === 'bangle' && isOfLinks(s, i)) return true;
  if (kind === 'form' && id === 'beside' && s.has('form', 'bangle') && s.all('stone').length === 0) return true;
  // "My dog's name" is not a figure of a dog.
  if (kind === 'motif' && s.is(i + 1, 'lettering', 'name') && /['’]s$/.test(s.prompt.slice(0, s.items[i]!.end)))
    return true;
  const { start } = s.items[i]!;
  if (kind === 'motif' && (isPink(s, i) || isOfPaw(s, i))) return true;
  if (kind === 'motif' && PLACE.test(s.prompt.slice(Math.max(0, start - PLACE_REACH), start))) return true;
  // "My dog's paw" is a paw.
  if (kind === 'motif' && s.id(i + 1, 'motif') !== null && /['\u2019]s$/.test(s.prompt.slice(0, s.items[i]!.end)))
    return true;
  if (kind === 'motif' && (isSizeCompared(s, i) || MATCHED.test(textBefore(s, i)))) return true;
  if ((kind === 'motif' || kind === 'form') && (isOccupation(s, i) || isVerb(s, i))) return true;
  if (
    kind === 'motif' &&
    ((FELT.test(textBefore(s, i)) && s.all('stone').length > 0) || DOING.test(s.items[i + 1]?.words ?? ''))
  )
    return true;
  if (id === 'fan' && FAN.test(textBefore(s, i)) && !s.isOf(i + 1, 'type', 'hint')) return true;
  if (id === 'hers' && LIKE_HERS.test(s.items[i - 1]?.words ?? '')) return true;
  if (kind === 'quantity' && isManyOfOther(s, i)) return true;
  // "Un circulito de circonitas" is their halo.
  if (id === 'disc' && s.is(i + 1, 'grammar', 'of') && s.id(i + 2, 'stone') !== null) return true;
  if (kind === 'form' && id === 'plain' && s.id(i, 'cut') !== null && isStoneNoun(s, i - 1)) return true;
  // A hidden clasp is out of sight.
  if (id === 'inside' && [i - 1, i + 1, i + 2].some((at) => FASTENING.test(s.items[at]?.words ?? ''))) return true;
  if ((kind === 'form' || kind === 'quantity') && isFullOfOther(s, i)) return true;
  if (kind === 'origin' && isDog(s, i)) return true;
  // Only stones of another piece lie in a ring.
  if (id === 'cluster' && s.items[i]!.words === IN_A_RING && s.is(i, 'hint', 'ring')) return true;
  if (kind === 'look' && isInPlaceName(s, i)) return true;
  // "A dark peacock colour" is no peacock.
  if (kind === 'motif' && OF_COLOUR.test(s.items[i + 1]?.words ?? '')) return true;
  // "A frangipani with a diamond in the centre of the flower" is one flower.
  if (kind === 'motif' && id === 'flower' && s.is(i - 1, 'grammar', 'the') && hasBlossom(s, i)) return true;
  // "She is a tree surgeon."
  if (kind === 'motif' && OF_TRADE.test(s.items[i + 1]?.words ?? '')) return true;
  // "A ring of small diamonds all the way round it" is a halo.
  if (kind === 'form' && id === 'eternity' && i > 0 && isRoundStone(s, i - 1)) return true;
  // A ring of small stones around another is a halo.
  if (kind === 'type' && RING_OF.test(s.items[i]!.words) && isRingOfStones(s, i)) return true;
  // "Like a dewdrop" compares a stone, "scattered like stars" several.
  if (
    kind === 'motif' &&
    (id === 'drop' || (id === 'star' && s.has('form', 'scattered'))) &&
    s.is(i - 1, 'grammar', 'like')
  )
    return true;
  // Italian and Portuguese "pendente" is a pendant or what hangs.
  if (kind === 'form' && id === 'drop' && s.is(i, 'type', 'pendant')) return !isPair(s);
  if (kind === 'quantity' && isOneEarring(s, i)) return true;
  // Only pairs have two that may be unlike.
  if (kind === 'form' && id === 'mismatched' && s.id(i, 'style') !== null && !isPair(s)) return true;
  // "葉っぱの模様", "yaprak motifli", "dibujo de hojas": the figure is the pattern.
  if (kind === 'form' && id === 'engraved' && PATTERN.test(s.items[i]!.words) && isBesideFigure(s, i)) return true;
  // A lotus flower is one figure.
  if (kind === 'motif' && id === 'flower' && s.id(i - 1, 'motif') !== null) return true;
  if (kind === 'type' && id === 'necklace' && isWithLocket(s, i)) return true;
  return false;
}
