/** Metals and stones that a prompt names and then replaces: "it was yellow gold, but I only wear platinum". */
import { cues, cuesIn } from '../cues';
import { hueOf } from '../../gold';
import type { Alloy } from '../../spec';
import type { Finding, Sentence } from '../sentence';
import { SEVERAL } from './grammaticalNumber';

/** Verbs of what a person had, not of what is wanted. */
const PAST = cues`^${'of-before'}$`;

/** Words between a replacing "but" and its metal: "but make it in platinum". */
const LINK = cues`^${'link-after-but'}$`;

/** Words before what replaces a metal. */
const REPLACING = cuesIn('en')`^(?:${'but'}(?: |$)|${'only'} ${'wear'}(?: |$))`;
/** Maximum number of words between "but" and its metal. */
const BUT_REACH = 4;

/** True for a metal after "but" or "only wear". */
function isReplacing(s: Sentence, { from }: Finding): boolean {
  for (let i = from - 1; i >= 0 && from - i <= BUT_REACH; i--) {
    if (REPLACING.test(s.words(i, i + 2))) return true;
    if (!LINK.test(s.items[i]!.words)) return false;
  }
  return false;
}

/** Tells the words of sentences about the past. */
function pastSentences(s: Sentence): (finding: Pick<Finding, 'from'>) => boolean {
  const isPastAt: boolean[] = [];
  for (let from = 0; from < s.items.length;) {
    let to = from + 1;
    while (to < s.items.length && !['.', '!', '?', ';'].includes(s.mark(to - 1) ?? '')) to++;
    isPastAt.push(...Array<boolean>(to - from).fill(s.items.slice(from, to).some(({ words }) => PAST.test(words))));
    from = to;
  }
  return ({ from }) => isPastAt[from] ?? false;
}

/** Things of which a metal may differ from that of the piece. */
const isOfPart = ({ at }: Finding): boolean => at !== undefined && !/^(?:type|hint) /.test(at);

/**
 * Removes refusals of a stone of which small ones are wanted later: "amethyst, not diamond, … little diamonds on the
 * shoulders" refuses a main stone.
 */
function smallStones(s: Sentence, isPast: (finding: Finding) => boolean): void {
  const stones = s.findings.filter(({ concept }) => concept === 'stone');
  const isWantedLater = (refused: Finding): boolean =>
    stones.some(
      (one) =>
        !one.isRefused &&
        one.value === refused.value &&
        one.from >= refused.to &&
        one.measure === SEVERAL &&
        !isPast(one) &&
        stones.some((other) => !other.isRefused && other.value !== refused.value && other.from < one.from),
    );
  for (const one of stones.filter((stone) => stone.isRefused && isWantedLater(stone)))
    s.findings.splice(s.findings.indexOf(one), 1);
}

/** Words for a look or a cut of which diamonds are only the usual stones. */
const USUAL_DIAMONDS = cues`^${'usual-diamonds'}$`;

/** "Iced out" with a named stone is of that stone. */
function usualDiamonds(s: Sentence): void {
  const named = s.findings.filter(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  const isUsual = ({ from, to }: Finding): boolean => USUAL_DIAMONDS.test(s.words(from, to));
  if (named.every(isUsual)) return;
  for (const one of named.filter(isUsual)) s.findings.splice(s.findings.indexOf(one), 1);
}

/** Removes the refusal of a type that the prompt wants under another name: "no anklet, a bracelet". */
function refusedTypes(s: Sentence): void {
  const types = s.findings.filter(({ concept }) => concept === 'type');
  for (const one of types)
    if (one.isRefused && types.some((other) => !other.isRefused && other.value === one.value))
      s.findings.splice(s.findings.indexOf(one), 1);
}

/** Removes metals and stones that the prompt replaces or refuses: what is wanted wins. */
export function overrides(s: Sentence): void {
  refusedTypes(s);
  const isPast = pastSentences(s);
  smallStones(s, isPast);
  usualDiamonds(s);
  const metals = s.findings.filter(({ concept }) => concept === 'metal');
  const wanted = metals.filter(({ isRefused }) => !isRefused);
  const refused = new Set(metals.filter(({ isRefused }) => isRefused).map(({ value }) => value));
  const isOtherThan =
    (one: Finding) =>
    (other: Finding): boolean =>
      hueOf(other.value as Alloy) !== hueOf(one.value as Alloy);
  const replacing = wanted.find(
    (one) =>
      !isOfPart(one) && isReplacing(s, one) && wanted.some((other) => other.from < one.from && isOtherThan(one)(other)),
  );
  const isGone = (one: Finding): boolean =>
    refused.has(hueOf(one.value as Alloy)) ||
    (replacing !== undefined && one.from < replacing.from && isOtherThan(replacing)(one) && !isOfPart(one)) ||
    (isPast(one) && wanted.some((other) => isOtherThan(one)(other) && !isPast(other) && !isOfPart(other)));
  for (const one of wanted.filter(isGone)) s.findings.splice(s.findings.indexOf(one), 1);
}
