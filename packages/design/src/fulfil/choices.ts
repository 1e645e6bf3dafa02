/** Tells which words are one of two meanings or choices, of which the piece has the other. */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import type { Verdict } from './verdict';

/** A requirement and its verdict. */
export interface Judged {
  readonly requirement: Requirement;
  readonly verdict: Verdict;
}

/** Ways of hanging that one word may mean. */
const HANGING: ReadonlySet<string> = new Set(['drop', 'tassel', 'fringe', 'charm']);

/** Plates that one word may mean: "Medaillon". */
const PLATES: ReadonlySet<string> = new Set(['medallion', 'locket', 'disc', 'dog-tag']);

/** Ways of setting that a general word precedes. */
const SETTINGS: ReadonlySet<string> = new Set(['channel', 'bezel', 'pave']);

/** Numerals that are called Arabic by name. */
const ARABIC = cues`${'arabic'}`;

/** Words between two things of which either will do: "moonstone or mother of pearl". */
const OR = cues`^[^,.;!?]{0,12}(?:${'or'}|${'or-else'})[^,.;!?]{0,16}$`;
/** Concepts of which one may replace another: an inlay, a stone and a colour. */
const ALIKE: Readonly<Record<string, string>> = { inlay: 'stone', colour: 'stone' };

const isSameSpan = (one: Requirement, other: Requirement): boolean =>
  one.start === other.start && one.end === other.end;

/** True when an entry is one of two meanings or choices, of which the piece has the other. */
export function isAnswered({ requirement: one, verdict }: Judged, all: readonly Judged[], prompt: string): boolean {
  if (verdict.status === 'met' || one.isRefused) return false;
  const alike = all.filter(({ requirement: other }) => other !== one && isSameSpan(other, one));
  // A word for a figure, a case or stones on each side that may also mean a chain or three stones.
  if (
    one.concept === 'chain' &&
    alike.some(
      ({ requirement: { concept, value } }) => concept === 'motif' || (concept === 'form' && value !== 'chain'),
    )
  )
    return true;
  if (
    one.value === 'three-stone' &&
    alike.some(({ requirement: { concept, role } }) => concept === 'stone' && role === 'side')
  )
    return true;
  // "ダイヤ3石" counts the stones, which has its own verdict.
  if (one.value === 'three-stone' && alike.some(({ requirement: { concept } }) => concept === 'count')) return true;
  // "Bracelet rivière": a row of stones, and a necklace elsewhere.
  const isOtherType =
    one.concept === 'type' &&
    alike.some(({ requirement: { concept }, verdict: { status } }) => concept === 'form' && status === 'met') &&
    all.some(({ requirement: { concept }, verdict: { status } }) => concept === 'type' && status === 'met');
  if (isOtherType) return true;
  // "Incassati a binario": set, and how.
  const isSetting =
    one.value === 'flush' &&
    all.some(
      ({ requirement: other, verdict: { status } }) =>
        SETTINGS.has(other.value) && status === 'met' && other.start === one.end + 1,
    );
  if (isSetting) return true;
  // "Rakamlar Romen": numerals, and which.
  const isNumerals =
    one.value === 'arabic-numerals' &&
    !ARABIC.test(one.text) &&
    all.some(({ requirement: { value }, verdict: { status } }) => value === 'roman-numerals' && status === 'met');
  if (isNumerals) return true;
  const kindOf = ({ concept }: Requirement): string => ALIKE[concept] ?? concept;
  return all.some(({ requirement: other, verdict: { status } }) => {
    if (other === one || status !== 'met' || other.isRefused) return false;
    if (isSameSpan(other, one))
      return (
        // "Marguerite" is a flower, and a cluster in its shape.
        (one.value === 'cluster' && other.concept === 'motif') ||
        (PLATES.has(one.value) && PLATES.has(other.value)) ||
        (HANGING.has(other.value) &&
          (one.concept === 'type' || (HANGING.has(one.value) && !(one.value === 'tassel' && other.value === 'drop'))))
      );
    if (kindOf(other) !== kindOf(one)) return false;
    const [first, second] = one.start < other.start ? [one, other] : [other, one];
    return first.end <= second.start && OR.test(prompt.slice(first.end, second.start));
  });
}
