/**
 * Pairs of two different figures or stones: "a moon on one ear, a star on the other", "one sun, one moon", "a ruby in the
 * left and an emerald in the right".
 */
import type { Sentence } from '../sentence';
import { singleEarrings } from './singleEarrings';

/** Words for one of two sides, or for the other one. */
const SIDES =
  /^(?:(?:on|à|a|sur) )?(?:the |la )?(?:other|left|right|andere[nrs]?|linke?[nrs]?|rechte?[nrs]?|links|rechts|l'autre|autre|gauche|droite|otr[oa]|izquierd[oa]|derech[oa]|altr[oa]|l'altr[oa]|sinistr[oa]|destr[oa]|outr[oa]|esquerd[oa]|direit[oa]|друг\S+|с?лев\S+|с?прав\S+|diğeri\S*|öteki\S*|sol\S*|sağ\S*|另一\S*|左\S*|右\S*|もう片方\S*|片方\S*|片耳\S*|दूसर\S+|बाएँ|बाएं|बायें|दाएँ|दाएं|الأخرى|الآخر|الثانية|اليسرى|اليمنى|الثاني)(?: (?:one|ear|side|earring|ohr|eine?[mnr]?))?$/iu;
/** Words for a difference between two. */
const UNLIKE =
  /^(?:different|verschieden\S*|différent\S*|distint[oa]s?|divers[oi]|diferentes?|разн\S+|farklı|不同|不一样|違う|違い|अलग)$/iu;
/** Words that count one of two; an indefinite article elsewhere. */
const ONE = /^(?:one|一只|一邊|一边)$/iu;

function unlikePairs(s: Sentence): void {
  if (s.has('form', 'mismatched') || !(s.has('type', 'earrings') || s.has('hint', 'earrings'))) return;
  // A honeycomb is a figure beside another one.
  const figures = [...s.all('motif'), ...s.all('style').filter((i) => s.is(i, 'style', 'honeycombs'))];
  const nameAt = (i: number): string | null => s.id(i, 'motif') ?? s.id(i, 'style');
  if (new Set(figures.map(nameAt)).size < 2) {
    if (figures.length === 0) unlikeStones(s);
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
const LEFT_OR_RIGHT =
  /^(?:(?:on|in|at|à|a|sur) )?(?:the |la )?(?:left|right|linke?[nrs]?|rechte?[nrs]?|links|rechts|gauche|droite|izquierd[oa]|derech[oa]|sinistr[oa]|destr[oa]|esquerd[oa]|direit[oa]|с?лев\S+|с?прав\S+)(?: (?:one|ear|side|earring|ohr))?$/iu;

/** Two kinds of stones, one for each ear. */
function unlikeStones(s: Sentence): void {
  const stones = s.findings.filter(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  if (stones.length !== 2 || stones[0]!.value === stones[1]!.value) return;
  const sides = s.items.flatMap(({ words }, i) => (LEFT_OR_RIGHT.test(words) && !s.isClosed(i) ? [i] : []));
  const areCounted = stones.every(({ from }) => ONE.test(s.words(from - 1, from)));
  if (
    sides.length < 2 &&
    !(areCounted && (sides.length === 1 || s.items.some(({ words }) => /^(?:the )?other\b/u.test(words))))
  )
    return;
  const at = sides[0] ?? stones[0]!.from - 1;
  s.find('form', 'mismatched', at, at + 1);
  for (const stone of stones) {
    stone.role = null;
    stone.isEach = true;
  }
  for (const i of sides) {
    s.read(i, i + 1);
    s.close(i, i + 1);
  }
}

/** Earrings that are no pair of two alike. */
export function earringPairs(s: Sentence): void {
  unlikePairs(s);
  singleEarrings(s);
}
