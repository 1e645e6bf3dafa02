/** Position of a stone or a cut on the piece, from the words around it. */
import { cues } from './cues';
import type { StoneRole } from './requirement';
import type { Sentence } from './sentence';

/** True for the word "stone", and for "ones" behind a colour where stones are named: "little white ones". */
export const isStoneOnly = (s: Sentence, i: number): boolean =>
  s.is(i, 'noun', 'stone') ||
  (s.items[i]?.words === 'ones' && s.id(i - 1, 'colour') !== null && (s.has('noun', 'stone') || s.has('stone')));

/** True for a noun that means a stone: its kind, "stone", "birthstone". */
export const isStoneNoun = (s: Sentence, i: number): boolean =>
  isStoneOnly(s, i) || s.id(i, 'stone') !== null || s.is(i, 'noun', 'birthstone');

const BEFORE_SMALL = (s: Sentence, i: number): boolean =>
  s.isClosed(i) ||
  s.id(i, 'scale') !== null ||
  s.value(i) !== null ||
  s.isOf(i, 'cut', 'colour') ||
  s.isAny(i, 'grammar', 'a', 'the', 'of', 'adjective');

/** Maximum distance of adverbs of place from their stone in languages other than English, in phrases. */
const REACH = 4;
const isEnglish = (s: Sentence, i: number): boolean => s.items[i]?.language === 'en';
/** Arabic writes "and" together with the next word: "وألماس". */
export const isJoined = (s: Sentence, i: number): boolean =>
  s.items[i]?.language === 'ar' && cues`^${'joined-and'}`.test(s.items[i].words);
const isJoinedStone = (s: Sentence, i: number): boolean => isJoined(s, i) && s.id(i, 'stone') !== null;
const isJoint = (s: Sentence, i: number): boolean => s.isBreak(i) || s.is(i, 'grammar', 'and') || isJoinedStone(s, i);

/** True for a word of what a piece has besides its stones: a figure, scrolls, a pattern of a style. */
const isOrnament = (s: Sentence, i: number): boolean =>
  s.isAny(i, 'form', 'engraved', 'filigree') || s.is(i, 'lettering', 'engraving') || s.id(i, 'motif') !== null;

/** Prepositions of what others go around: "вокруг аметиста фианиты", "حول الزمرد الماس". */
const AROUND = cues`^${'around-something'}$`;

/** The stone right after "around", which others go around; null elsewhere. */
function aroundStone(s: Sentence, at: number): number | null {
  if (!AROUND.test(s.items[at]?.words ?? '')) return null;
  let stone = at + 1;
  while (stone < at + REACH && !isStoneNoun(s, stone) && BEFORE_SMALL(s, stone) && s.mark(stone) === null) stone++;
  if (!isStoneNoun(s, stone)) return null;
  // Another stone follows, or the same one is named before.
  for (let next = stone + 1; next <= stone + REACH && !isJoint(s, next); next++)
    if (s.id(next, 'stone') !== null) return stone;
  const kind = s.id(stone, 'stone');
  return kind !== null && s.all('stone').some((before) => before < at && s.id(before, 'stone') === kind) ? stone : null;
}

/** "两颗蓝宝石中间夹一颗钻石", "2つのルビーの間にダイヤ": words between two stones and the one that they flank. */
const FLANKED = cues`^${'flanking-one'}$`;

/** The place of a stone before or after such words: side for the pair, center for the one; null elsewhere. */
function flankedRole(s: Sentence, i: number): StoneRole | null {
  const isPair = (stone: number): boolean =>
    [stone - 1, stone - 2].some((at) => s.value(at) === 2) && s.id(stone, 'stone') !== null;
  const near = (step: number): number =>
    [1, 2].map((k) => i + k * step).find((at) => FLANKED.test(s.items[at]?.words ?? '')) ?? -1;
  const after = near(1);
  if (after >= 0 && isPair(i)) return 'side';
  const before = near(-1) >= 0 ? near(-1) : FLANKED.test(s.items[i - 3]?.words ?? '') ? i - 3 : -1;
  return before > 0 && [before - 1, before - 2].some((at) => isPair(at)) ? 'center' : null;
}

/** Words for the gaps between several stones. */
export const IN_GAPS = cues`^${'in-the-gaps'}$`;

/** True for such words where at least three stones are counted: one stone in each gap is beside none of them. */
export const isInGaps = (s: Sentence, i: number): boolean =>
  IN_GAPS.test(s.items[i]?.words ?? '') &&
  s.findings.some(({ concept, value, of }) => concept === 'count' && Number(value) > 2 && of !== undefined);

/** True for another stone after the one at `i`, named or with an article: "un diamant avec une pierre de chaque côté". */
const isOtherStone = (s: Sentence, at: number, i: number): boolean =>
  at > i + 1 && isStoneNoun(s, at) && (s.id(at, 'noun') === null || s.is(at - 1, 'grammar', 'a'));

/**
 * Position of a stone in languages with adverbs of place on either side: "au centre un rubis", "etrafında
 * pırlantalar", "saphir ovale au centre". An adverb before another stone belongs to that stone.
 */
function placedElsewhere(s: Sentence, i: number): StoneRole | null {
  const roleOf = (at: number): StoneRole | null =>
    isEnglish(s, at) || isInGaps(s, at) ? null : (s.id(at, 'role') as StoneRole | null);
  const least = isJoinedStone(s, i) ? i : i - REACH;
  for (let at = i - 1; at >= least && !isJoint(s, at) && s.id(at, 'type') === null; at--) {
    // "主石红宝石": a word for the main stone, which is a stone's noun itself.
    if (roleOf(at) !== null) return aroundStone(s, at) === i ? null : roleOf(at);
    if (isStoneNoun(s, at)) {
      if ([at - 1, at - 2].some((around) => aroundStone(s, around) === at)) return 'halo';
      break;
    }
  }
  for (let at = i + 1; at <= i + REACH && !isJoint(s, at) && !isOtherStone(s, at, i); at++) {
    const role = roleOf(at);
    // The noun between stone and adverb is what is there: "an agate, engravings on both sides".
    if (role === null) {
      if (isOrnament(s, at)) return null;
      continue;
    }
    // "Mit einem Morganit im Halo": the first stone is the one inside.
    if (role === 'halo' && s.is(at - 1, 'grammar', 'in') && s.all('stone').every((stone) => stone >= i)) return null;
    // The stone after "a cada lado de" is the one between.
    const end = role === 'side' && s.is(at + 1, 'grammar', 'of') ? at : at + REACH;
    // What follows may be what is there: "com turquesa, dos lados um leão".
    for (let next = at + 1; next <= end && !isJoint(s, next); next++)
      if (s.id(next, 'stone') !== null || (role !== 'center' && isOrnament(s, next))) return null;
    return role;
  }
  return null;
}

const ALL_ROUND = cues`^${'all-around'}(?: ${'it'})?$`;

/** True for small stones around another stone: "a sapphire with a ring of small diamonds all the way round". */
export function isRoundStone(s: Sentence, i: number): boolean {
  if (!ALL_ROUND.test(s.items[i + 1]?.words ?? '')) return false;
  let before = i - 1;
  while (s.isOf(before, 'scale', 'cut')) before--;
  const isSmall = s.items.slice(before + 1, i).some((_, k) => s.id(before + 1 + k, 'scale') !== null);
  const isOfIt = isSmall && (s.items[i + 1]!.words.endsWith(' it') || s.items[i + 2]?.words === 'it');
  if ((!isOfIt && s.items[before]?.words !== 'ring of') || s.is(before, 'grammar', 'and')) return false;
  return s
    .all('stone')
    .some((at) => at < i && s.id(at, 'stone') !== s.id(i, 'stone') && !s.items[at]!.words.endsWith('s'));
}

/**
 * The shoulders or the band of a ring that has a head, which carry a stone: "shoulders with small diamonds", "the band
 * has diamonds too"; null for any other stone.
 */
export function carrierOf(s: Sentence, i: number): number | null {
  let at = i - 1;
  while (at >= 0 && s.mark(at) === null && BEFORE_SMALL(s, at) && s.id(at, 'role') === null) at--;
  const isVerb = s.is(at, 'grammar', 'with') || cues`^${'set-with'}$`.test(s.items[at]?.words ?? '');
  if (!isVerb) return null;
  const carrier = at - 1;
  const isShoulder = cues`^${'shoulders'}$`.test(s.items[carrier]?.words ?? '');
  const isBand = s.items[carrier]?.words === 'band' && s.is(carrier - 1, 'grammar', 'the');
  const hasHead = s.all('stone').some((other) => other < carrier);
  return isShoulder || (isBand && hasHead) ? carrier : null;
}

/** Words for both sides of a stone. */
const BOTH_SIDES = cues`${'each-side'}`;

/** True for the stone that others flank: "three diamonds on each side of an oval ruby". */
function isFlanked(s: Sentence, i: number): boolean {
  let at = i - 1;
  while (at > i - REACH && !s.isBreak(at) && s.id(at, 'role') === null && BEFORE_SMALL(s, at)) at--;
  return s.is(at, 'role', 'side') && BOTH_SIDES.test(s.items[at]!.words) && s.is(at + 1, 'grammar', 'of');
}

/** Position of a stone or a cut, from the words right after and before it. */
export function roleAt(s: Sentence, i: number): StoneRole | null {
  if (isFlanked(s, i)) return 'center';
  // "One tanzanite each side" of earrings is one at each ear.
  if (s.has('type', 'earrings') && cues`^${'at-each-ear'}$`.test(s.items[i + 1]?.words ?? '')) return null;
  const role = englishRole(s, i) ?? flankedRole(s, i) ?? placedElsewhere(s, i);
  return role === 'halo' && goesRoundBand(s) ? null : role;
}

/** "Memoirering, ringsum mit Brillanten besetzt": the only stones of an eternity ring are all around its band. */
export const goesRoundBand = (s: Sentence): boolean =>
  (s.has('form', 'eternity') || roundWeddingBand(s) !== undefined) && s.all('stone').length === 1;

/** The words for "around" beside the only stones of a wedding band: "alianza con diamantes alrededor". */
export const roundWeddingBand = (s: Sentence): number | undefined =>
  s.has('custom', 'bare') &&
  !s.has('custom', 'diamond') &&
  s.all('stone').length === 1 &&
  s.all('cut').every((i) => s.id(i, 'stone') !== null)
    ? s.all('role').find((i) => s.is(i, 'role', 'halo') && !isEnglish(s, i) && !s.isClosed(i))
    : undefined;

function englishRole(s: Sentence, i: number): StoneRole | null {
  const role = (at: number, word: RegExp): StoneRole | null =>
    s.id(at, 'role') !== null && isEnglish(s, at) && word.test(s.items[at]!.words)
      ? (s.items[at]!.concepts.find(({ kind }) => kind === 'role')!.id as StoneRole)
      : null;
  const AFTER = cues`^${'role-after-stone'}`;
  const after = role(i + 1, AFTER);
  if (s.is(i + 1, 'form', 'solitaire')) return 'center';
  // "A black onyx top" of a ring is its main stone, that of earrings an accent.
  if (after !== null) return s.items[i + 1]!.words === 'top' && s.has('type', 'ring') ? 'center' : after;
  if (s.is(i + 1, 'role', 'center') && isEnglish(s, i + 1)) return 'center';
  let at = i + 1;
  while (s.isAny(at, 'grammar', 'in', 'all', 'on', 'along')) at++;
  if (s.items[at]?.words === 'between' && s.isBreak(at + 1)) return 'side';
  if (s.is(at, 'grammar', 'around') && s.is(at, 'grammar', 'it')) return 'halo';
  const isOther = s.isAny(at + 1, 'grammar', 'the', 'a') || cues`^${'each'}`.test(s.items[at + 1]?.words ?? '');
  // "Rubies around the dome" of a jhumka are set in it.
  if (s.is(at, 'grammar', 'around') && isOther && s.is(at + 2, 'form', 'dome')) return null;
  if (s.is(at, 'grammar', 'around') && isOther) return 'halo';
  if (
    at > i + 1 &&
    s.isAny(at, 'grammar', 'the', 'a') &&
    // "A ruby in a halo of diamonds" is the stone inside.
    !(s.is(at + 1, 'role', 'halo') && s.items[at + 1]!.words.endsWith(' of')) &&
    (s.is(at + 1, 'part', 'band') || s.isAny(at + 1, 'role', 'side', 'halo'))
  )
    return s.is(at + 1, 'role', 'halo') ? 'halo' : s.is(at + 1, 'part', 'band') ? 'pave' : 'side';
  if (carrierOf(s, i) !== null) return s.items[i]!.words.endsWith('s') ? 'pave' : 'side';
  at = i - 1;
  while (at >= 0 && s.mark(at) === null && BEFORE_SMALL(s, at) && s.id(at, 'role') === null) at--;
  const before = s.id(at, 'role') === null ? null : s.items[at]!.concepts.find(({ kind }) => kind === 'role')!.id;
  if (before !== null && !isEnglish(s, at)) return null;
  if (before === 'center') return at === i - 1 || i - at <= 3 ? 'center' : null;
  if (before !== null && (cues`${'leads-to-stone'}$`.test(s.items[at]!.words) || s.is(at, 'role', 'ahead')))
    return before as StoneRole;
  return null;
}

/**
 * True for the stone in a halo: "a ruby halo ring with diamonds" has a ruby in its halo, and "a diamond halo" consists
 * of diamonds.
 */
export function isHaloed(s: Sentence, i: number): boolean {
  if (s.id(i, 'stone') === 'diamond' || !s.is(i + 1, 'role', 'halo')) return false;
  let at = i + 2;
  while (s.is(at, 'custom', 'diamond') || s.isAny(at, 'form', 'stud', 'drop')) {
    if (s.id(at, 'type') !== null) return true;
    at++;
  }
  return s.id(at, 'type') !== null;
}
