/** The heights of stones in a piece, by the words around their names. */
import { cues } from '../cues';
import type { NamedStone } from '../parsedPrompt';
import { placeOfCount } from '../rules/phrases';
import type { Finding, Sentence } from '../sentence';

/** Words of heights, and their maximum distance from their stone, in phrases. */
const LEVELS: readonly (readonly [RegExp, NonNullable<NamedStone['level']>])[] = [
  [cues`${'upper-place'}|^${'at-the-ear'}$`, 'top'],
  [cues`${'middle-height'}`, 'middle'],
  [cues`${'beneath'}|^${'at-beneath'}`, 'bottom'],
];
const LEVEL_REACH = 5;
const FROM = cues`${'hangs-from'}`;
/** The same from a stone to a figure above or below it. */
const FIGURE_REACH = 9;
const isEndMark = (mark: string | null): boolean => mark !== null && /[.!?;]/.test(mark);

/** The height that a word names. */
function levelAt(s: Sentence, i: number): NamedStone['level'] {
  const { words: own } = s.items[i]!;
  if (s.isClosed(i)) return null;
  // "Up side a diamond stud and down a pear emerald".
  if (s.is(i + 1, 'grammar', 'a') && own === 'down') return 'bottom';
  if (own === 'up' && s.items[i + 1]?.words === 'side') return 'top';
  return LEVELS.find(([pattern]) => pattern.test(own))?.[1] ?? null;
}

/** The height of a stone beside a figure with its own: "a pearl and below it a leaf", "an opal with a bow above". */
export function levelByFigure(s: Sentence, figures: ReadonlySet<number>, { to }: Finding): NamedStone['level'] {
  const isStop = (i: number): boolean => isEndMark(s.mark(i)) || s.id(i, 'stone') !== null;
  let level: NamedStone['level'] = null;
  let hasJoint = false;
  let hasFigure = false;
  for (let i = to; i < s.items.length && i - to < FIGURE_REACH && !isStop(i); i++) {
    hasJoint ||= !hasFigure && (s.isAny(i, 'grammar', 'and', 'with') || s.mark(i) === ',');
    if (hasJoint) level ??= levelAt(s, i);
    hasFigure ||= figures.has(i);
    if (hasFigure && level !== null) return level === 'middle' ? null : level === 'top' ? 'bottom' : 'top';
  }
  return null;
}

/** Words that hang something below what they precede: "suspended below a spinel", "unter einem Diamanten". */
const HUNG_BELOW = cues`^${'hung-below'}$`;
const LONGEST_NAME = 5;

/** True for a stone that another one hangs below. */
function isHungFrom(s: Sentence, { from }: Finding): boolean {
  for (let i = from - 1; from - i <= LONGEST_NAME && i >= 0 && !s.isBreak(i) && s.id(i, 'stone') === null; i--) {
    const { words } = s.items[i]!;
    const isVerb = cues`^${'hangs'}$`.test(s.items[i - 1]?.words ?? '');
    if (HUNG_BELOW.test(words) || (isVerb && cues`^${'under'}$`.test(words))) {
      s.read(i, i + 1);
      return s.all('stone').some((at) => at < i);
    }
  }
  return false;
}

/** Words right after and right before the name of stones that hang: "trois perles pendantes", "hängende Perlen". */
const HANGING_AFTER = cues`^${'hanging-after-stone'}$`;
const HANGING_BEFORE = cues`^${'hanging-before-stone'}$`;
/** Pieces of which hanging stones are a part, as a figure's are. */
const CARRIERS = ['jhumka', 'chandbali', 'chandelier', 'choker', 'tassel'] as const;

/** True for a word right after a stone that describes it: "perles blanches pendantes". */
const isBetween = (s: Sentence, i: number): boolean =>
  !s.isBreak(i) && !s.isBreak(i + 1) && s.value(i) === null && !s.isOf(i, 'stone', 'motif', 'type', 'grammar');

const ATTRIBUTES: ReadonlySet<string> = new Set(['number', 'scale', 'cut', 'colour', 'pearl', 'hue', 'shape']);
const OWN_GRAMMAR: ReadonlySet<string> = new Set(['a', 'of', 'adjective', 'counter']);

/** True for a word before a stone that describes or counts it: "three small", "de". */
function isOwnWord({ concepts, value }: Sentence['items'][number]): boolean {
  return (
    value !== null ||
    concepts.length === 0 ||
    concepts.some(({ kind, id }) => ATTRIBUTES.has(kind) || (kind === 'grammar' && OWN_GRAMMAR.has(id)))
  );
}

/** True for stones after a word of hanging and their own words: "sallanan üç küçük mercan", "que cuelguen 5 perlas". */
function hangsAfter(s: Sentence, { from }: Finding): boolean {
  for (let i = from - 1; from - i <= LEVEL_REACH && i >= 0; i--) {
    if (s.isBreak(i)) return false;
    if (HANGING_BEFORE.test(s.items[i]!.words)) return true;
    if (!isOwnWord(s.items[i]!)) return false;
  }
  return false;
}

/** True for a word of hanging that belongs to the next stone: "pearl studs with dangling sapphires". */
function hangsNext(s: Sentence, i: number): boolean {
  if (!HANGING_BEFORE.test(s.items[i]!.words)) return false;
  let at = i + 1;
  while (at < s.items.length && !s.isBreak(at) && s.id(at, 'stone') === null && isOwnWord(s.items[at]!)) at++;
  return !s.isBreak(at) && s.id(at, 'stone') !== null;
}

/** True for stones that hang from a figure: "two emerald drops". */
const hangs = (s: Sentence, stone: Finding): boolean =>
  [stone.to, ...(isBetween(s, stone.to) ? [stone.to + 1] : [])].some(
    (i) => !s.isBreak(i) && HANGING_AFTER.test(s.items[i]?.words ?? '') && s.id(i + 1, 'type') === null,
  ) || hangsAfter(s, stone);

/** The height that is named right after a stone, or before it: "garnet at the bottom". */
export function levelOf(s: Sentence, figures: ReadonlySet<number>, stone: Finding): NamedStone['level'] {
  const { from, to } = stone;
  if (isHungFrom(s, stone)) return 'top';
  const isCarried = figures.size > 0 || CARRIERS.some((form) => s.has('form', form));
  if (isCarried && hangs(s, stone)) return 'bottom';
  // "Aquamarine, emerald cut, dangling from a flower" goes on; what hangs from a stone does not name its height.
  // "Amethyst, below it three corals": the height of the next stone.
  const isOfNext = (i: number): boolean => {
    let at = i;
    while (at < s.items.length && at - i <= LEVEL_REACH && !s.isBreak(at) && s.id(at, 'stone') === null) at++;
    return (
      at < s.items.length && s.id(at, 'stone') !== null && !s.items.slice(i, at).some(({ words }) => FROM.test(words))
    );
  };
  const isLink = (i: number): boolean =>
    s.mark(i) === ',' &&
    (s.id(i + 1, 'cut') !== null || s.isClosed(i + 1) || (levelAt(s, i + 1) === 'bottom' && !isOfNext(i + 1)));
  const isEnd = (i: number): boolean =>
    (s.isBreak(i) && !isLink(i)) ||
    s.id(i, 'stone') !== null ||
    s.is(i, 'grammar', 'and') ||
    s.value(i) !== null ||
    // A height before a figure is that of the figure.
    (i < from && figures.has(i)) ||
    (i < from && FROM.test(s.items[i]!.words));
  // "下面一颗水滴蓝宝石".
  const isOne = (i: number): boolean => s.value(i) === 1 && s.items[i]!.language !== 'en';
  // Other languages name the height first: "üstte pırlanta, altında inci".
  const counted = placeOfCount(s, from);
  const isOwnCount = (i: number): boolean => i === counted && s.items[i]!.language !== 'en';
  for (
    let i = from - 1;
    from - i <= LEVEL_REACH && i >= 0 && !s.isBreak(i) && (!isEnd(i) || isOne(i) || isOwnCount(i));
    i--
  )
    if (s.items[i]!.language !== 'en' && levelAt(s, i) !== null) return levelAt(s, i);
  for (const [first, step] of [
    [to, 1],
    [from - 1, -1],
  ] as const)
    for (let i = first; Math.abs(i - first) < LEVEL_REACH && !isEnd(i); i += step) {
      if (step > 0 && hangsNext(s, i)) break;
      const level = levelAt(s, i);
      if (level !== null) return level;
    }
  return null;
}
