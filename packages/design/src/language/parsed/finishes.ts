/** The finishes that a prompt asks for. */
import { FINISHES, type Finish } from '../../spec';
import type { Finding } from '../sentence';
import { HERS, HIS } from '../rules/bandWidths';
import type { Findings } from './findings';
import { OF_ALL, ONE_RING } from './rings';

/** Number of phrases between two finishes of one surface: "matte yellow gold with hammered texture". */
const REACH = 7;

/** The finish that two findings describe together, "matte hammered"; undefined where they are of two pieces. */
function together({ s }: Findings, one: Finding, other: Finding): Finish | undefined {
  const finish = FINISHES.find((name) => name === `${other.value}-${one.value}`);
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  const between = s.items.slice(first.to - 1, last.from);
  return finish &&
    between.length <= REACH &&
    between.every(
      ({ words, mark }, i) =>
        (i === 0 || !(ONE_RING.test(words) || OF_ALL.test(words) || HIS.test(words) || HERS.test(words))) &&
        !/[.;!\n]/.test(mark ?? ''),
    )
    ? finish
    : undefined;
}

/** The required finishes, that of the piece first: "brushed matte" is brushed, "matte hammered" is one finish. */
export function finishesIn(findings: Findings, refused: readonly Finish[]): Finish[] {
  const words = findings.wanted('finish').filter(({ value }) => !refused.includes(value as Finish));
  const finishes = [...new Set(words.map(({ value }) => value as Finish))];
  const both = words
    .flatMap((one) => words.map((other) => together(findings, one, other)))
    .find((finish) => finish !== undefined);
  if (both) return [both, ...finishes];
  return finishes.includes('satin') && finishes.includes('matte') ? ['satin', ...finishes] : finishes;
}
