/**
 * Pairs of two different figures or stones: "a moon on one ear, a star on the other", "one sun, one moon", "a ruby in the
 * left and an emerald in the right".
 */
import { cues } from '../cues';
import { isStoneNoun } from '../roles';
import type { Finding, Sentence } from '../sentence';
import { singleEarrings } from './singleEarrings';

/** Words for one of two sides, or for the other one. */
const SIDES = cues`^(?:${'at-side'} )?(?:${'definite-article'} )?(?:${'other-of-two'}|${'one-of-a-pair'}|${'left'}|${'right'})(?: ${'ear-or-one'})?$`;
/** Words for a difference between two. */
const UNLIKE = cues`^${'unlike'}$`;
/** Words that count one of two; an indefinite article elsewhere. */
const ONE = cues`^${'one-of-two'}$`;

function unlikePairs(s: Sentence): void {
  if (s.has('form', 'mismatched') || !(s.has('type', 'earrings') || s.has('hint', 'earrings'))) return;
  // A honeycomb is a figure beside another one.
  const figures = [...s.all('motif'), ...s.all('style').filter((i) => s.is(i, 'style', 'honeycombs'))];
  const nameAt = (i: number): string | null => s.id(i, 'motif') ?? s.id(i, 'style');
  if (new Set(figures.map(nameAt)).size < 2) {
    // "Rosa" is a rose or its colour.
    if (figures.every((i) => stoneAt(s, i))) unlikeStones(s);
    return;
  }
  const side = s.items.findIndex(({ words }, i) => SIDES.test(words) && !s.isClosed(i));
  if (side >= 0) {
    s.find('form', 'mismatched', side, side + 1);
    // "On the left" is an ear, no place beside a main stone.
    for (const stone of s.findings) if (stone.concept === 'stone' && stone.role === 'side') stone.role = null;
    for (const [i, { words }] of s.items.entries()) {
      if (s.isClosed(i) || !(SIDES.test(words) || UNLIKE.test(words))) continue;
      s.read(i, i + 1);
      s.close(i, i + 1);
    }
    return;
  }
  const [first, second] = figures;
  if (ONE.test(s.words(first! - 1, first!)) && ONE.test(s.words(second! - 1, second!)))
    s.find('form', 'mismatched', first! - 1, first!);
}

/** Words for the left or the right one, which are not those of the other of two alike. */
const LEFT_OR_RIGHT = cues`^(?:${'at-side'} )?(?:${'definite-article'} )?(?:${'left'}|${'right'})(?: ${'ear-or-one'})?$`;

/** Words for the other one of two. */
const OTHER = cues`^(?:${'and'} )?(?:${'definite-article'} )?${'other-of-two'}(?: ${'ear-or-one'})?$`;

/** True for a stone, or a colour that stands for one. */
const isStone = ({ concept, isRefused }: Finding): boolean =>
  (concept === 'stone' || concept === 'colour') && !isRefused;
const stoneAt = (s: Sentence, i: number): boolean =>
  s.findings.some((one) => isStone(one) && one.from <= i && i < one.to);

/** Two kinds of stones, one for each ear. */
function unlikeStones(s: Sentence): void {
  const stones = s.findings.filter(isStone).toSorted((a, b) => a.from - b.from);
  if (stones.length !== 2 || stones[0]!.value === stones[1]!.value) return;
  const sides = s.items.flatMap(({ words }, i) => (LEFT_OR_RIGHT.test(words) && !s.isClosed(i) ? [i] : []));
  const areCounted = stones.every(({ from }) => ONE.test(s.words(from - 1, from)));
  // "One pink, the other blue", "one pink one blue": one of the pair, and not one stone.
  const others = s.items.flatMap(({ words }, i) =>
    OTHER.test(words) && i >= stones[0]!.to && i <= stones[1]!.to + 1 ? [i] : [],
  );
  const areColours = stones.every(({ from, to }) => s.id(from, 'colour') !== null && !isStoneNoun(s, to));
  if (sides.length < 2 && others.length === 0 && !(areCounted && (sides.length === 1 || areColours))) return;
  const at = sides[0] ?? others[0] ?? stones[0]!.from - 1;
  s.find('form', 'mismatched', at, at + 1);
  for (const stone of stones) {
    stone.role = null;
    stone.isEach = true;
  }
  const isFigure = ({ concept, from }: Finding): boolean => concept === 'motif' && stoneAt(s, from);
  s.findings.splice(0, s.findings.length, ...s.findings.filter((one) => !isFigure(one)));
  for (const i of [...sides, ...others]) {
    s.read(i, i + 1);
    s.close(i, i + 1);
  }
}

/** Earrings that are no pair of two alike. */
export function earringPairs(s: Sentence): void {
  unlikePairs(s);
  singleEarrings(s);
}
