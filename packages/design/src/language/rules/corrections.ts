/** Corrections: "with a ruby, no wait, a sapphire", "una línea de turquesa no, mejor nada, solo la plata". */
import { cues } from '../cues';
import type { Finding, Sentence } from '../sentence';
import { isPastClause, isPerson } from './stories';

/** Words by which a prompt takes back what it has just named. */
const CORRECTION = new RegExp(
  cues`(?<!\p{L})(?:${'taken-back'}|${'no-but'}[,،]? ${'rather-this'}|${'or-no'}[,،]? ${'no-but'}|${'no-longer'}(?=[,.;]|$))(?!\p{L})`,
  'giu',
);

/** Concepts of which a later one replaces an earlier one. */
const REPLACED: readonly (readonly string[])[] = [['stone', 'colour', 'inlay'], ['metal'], ['type', 'hint']];

/** Maximum distance of what is taken back, and of what replaces it, in phrases. */
const BEFORE = 7;
const AFTER = 6;

/** Words that set a wish against what it is compared with. */
const BUT = cues`^(?:${'but'}|${'only'})$`;
/** Words that compare a piece with another one. */
const AS = cues`^${'likened-to'}$`;
/** Words for "the same" in a clause that changes something of the piece that was told of before. */
const SAME = cues`^(?:${'the-same'}|${'wanting'})$`;
/** Relatives in languages that put the possessive after or into the noun. */
const RELATIVE = cues`^${'relative'}$`;
/** Maximum distance of the piece of comparison from the wish, in phrases. */
const COMPARED = 12;

/** Drops what a piece of the past or of comparison is of: "like my mother's ruby ring but in emerald". */
function comparisons(s: Sentence): void {
  const isWord = (pattern: RegExp, from: number, to: number): boolean =>
    s.items.slice(Math.max(0, from), to).some(({ words }) => pattern.test(words));
  for (const kinds of REPLACED.slice(0, 2)) {
    const all = s.findings.filter(({ concept, isRefused }) => kinds.includes(concept) && !isRefused);
    for (const [k, one] of all.slice(0, -1).entries()) {
      const next = all.slice(k + 1).find(({ value, from }) => value !== one.value && from >= one.to);
      if (!next || next.from - one.to > COMPARED) continue;
      const [isBut, isSame] = [isWord(BUT, one.to, next.from), isWord(SAME, one.to, next.from)];
      if (!isBut && !isSame) continue;
      let from = one.from;
      while (from > one.from - COMPARED && !s.isBreak(from - 1)) from--;
      const isOfPerson = s.items.slice(from, one.from).some(({ words }) => isPerson(words) || RELATIVE.test(words));
      const isCompared = isBut && isOfPerson && isWord(AS, from, next.from);
      const isTold = isSame && isPastClause(s, from, one.to);
      if (!isCompared && !isTold) continue;
      s.findings.splice(s.findings.indexOf(one), 1);
    }
  }
}

/** Takes back stones, inlays, metals and types that the prompt corrects, and those of pieces of comparison. */
export function corrections(s: Sentence): void {
  comparisons(s);
  for (const match of s.prompt.matchAll(CORRECTION)) {
    const range = s.range(match.index, match.index + match[0].length);
    if (!range) continue;
    const [from, to] = range;
    const isAfter = (one: Finding): boolean => one.from >= to && one.from - to <= AFTER;
    for (const kinds of REPLACED) {
      const all = s.findings.filter(({ concept, isRefused }) => kinds.includes(concept) && !isRefused);
      const taken = all.findLast((one) => one.to <= from && from - one.to <= BEFORE);
      if (!taken) continue;
      const next = all.find(isAfter);
      // "Anklet no wait bracelet": a word may name a form besides its type.
      if (next && kinds.includes('type'))
        for (const one of s.findings.filter(({ from, to }) => from === taken.from && to === taken.to))
          s.findings.splice(s.findings.indexOf(one), 1);
      else if (next && next.value !== taken.value) s.findings.splice(s.findings.indexOf(taken), 1);
      // "Forget the turquoise, just silver": nothing takes its place.
      else if (kinds.includes('stone') && s.findings.some((one) => one.concept === 'metal' && isAfter(one)))
        for (const one of next ? [taken, next] : [taken]) one.isRefused = true;
    }
  }
}
