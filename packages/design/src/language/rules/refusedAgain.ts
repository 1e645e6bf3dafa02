/** What a prompt refuses and names again as its reason: "no pearls because everybody is doing pearls". */
import { cues } from '../cues';
import type { Finding, Sentence } from '../sentence';
import { clauseEnd, isPerson } from './stories';

/** Concepts of which a design has none when they are refused. */
const LEFT_OUT: ReadonlySet<string> = new Set(['motif', 'form', 'cut', 'finish']);

/** Others than the one who asks. */
const OTHERS = cues`^(?:${'everyone'}|${'others-in-general'})$`;
/** Words of a wish, or of something that takes the place of what is refused. */
const WISHED = cues`^(?:${'wanting'}|${'wishing'}|${'but'}|${'only'}|${'instead-or-with'})$`;
/** Words by which a clause says something of its subject: "halos are overdone". */
const IS = cues`^(?:${'be'}|${'seems'})$`;

/** Maximum distance of the reason from the refusal, in phrases. */
const REACH = 12;

/** What the face of a signet carries by custom, which is no refusal of the signet. */
const CREST = cues`${'crest'}`;

const isSame = (refused: Finding, one: Finding): boolean =>
  refused.concept === one.concept && refused.value === one.value;

/** True for a finding that only tells why it is refused. */
function isReason(s: Sentence, refused: Finding, one: Finding): boolean {
  if (one.from < refused.to || one.from - refused.to > REACH) return false;
  const between = s.items.slice(refused.to, one.from).flatMap(({ words }) => words.split(' '));
  if (between.some((word) => WISHED.test(word))) return false;
  const isSubject = s.isBreak(one.from - 1) && IS.test(s.items[one.to]?.words.split(' ')[0] ?? '');
  return isSubject || between.some((word) => OTHERS.test(word) || isPerson(word));
}

/** Drops what is named again as the reason of its refusal, and what is named beside a refusal that holds everywhere. */
export function refusedAgain(s: Sentence): void {
  // "Temple style, no kundan": a refused craft is no refusal of the style that is named otherwise; nor is "a signet,
  // with a knot instead of a crest".
  const isNamedOtherwise = (one: Finding): boolean =>
    one.isRefused &&
    (one.concept === 'style' || (one.value === 'signet' && CREST.test(s.words(one.from, one.to)))) &&
    s.findings.some((other) => !other.isRefused && isSame(one, other));
  for (const one of s.findings.filter(isNamedOtherwise)) s.findings.splice(s.findings.indexOf(one), 1);
  const refused = s.findings.filter(({ isRefused }) => isRefused);
  if (refused.length === 0) return;
  const isGone = (one: Finding): boolean =>
    refused.some((no) => isSame(no, one) && (LEFT_OUT.has(one.concept) || isReason(s, no, one)));
  for (const one of s.findings.filter((one) => !one.isRefused && isGone(one))) {
    s.findings.splice(s.findings.indexOf(one), 1);
    s.read(one.from, clauseEnd(s, one.from));
  }
}
