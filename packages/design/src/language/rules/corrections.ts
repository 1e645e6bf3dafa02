/** Corrections: "with a ruby, no wait, a sapphire", "una línea de turquesa no, mejor nada, solo la plata". */
import type { Finding, Sentence } from '../sentence';

/** Words by which a prompt takes back what it has just named. */
const CORRECTION =
  /(?<!\p{L})(?:no,? wait|wait,? no|actually,? no|no,? sorry|no,? actually|scrap (?:that|it|the)|forget (?:that|it|about|the)|never ?mind|on second thoughts?|no longer(?=[,.;]|$)|actually,? make (?:it|that)|nein,? (?:doch )?lieber|doch lieber|ach nein|non,? plutôt|en fait,? non|no,? mejor|mejor nada|o mejor|anzi(?:,? no)?|no,? meglio|não,? melhor|ou melhor|хотя нет|нет,? лучше|yok,? (?:en iyisi|aslında)|daha doğrusu|لا،? بل|算了|不对|やっぱり)(?!\p{L})/giu;

/** Concepts of which a later one replaces an earlier one. */
const REPLACED: readonly (readonly string[])[] = [['stone', 'colour', 'inlay'], ['metal']];

/** Maximum distance of what is taken back, and of what replaces it, in phrases. */
const BEFORE = 7;
const AFTER = 6;

/** Takes back stones, inlays and metals that the prompt corrects. */
export function corrections(s: Sentence): void {
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
      if (next && next.value !== taken.value) s.findings.splice(s.findings.indexOf(taken), 1);
      // "Forget the turquoise, just silver": nothing takes its place.
      else if (kinds.includes('stone') && s.findings.some((one) => one.concept === 'metal' && isAfter(one)))
        for (const one of next ? [taken, next] : [taken]) one.isRefused = true;
    }
  }
}
