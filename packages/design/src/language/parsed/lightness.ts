/** Words that ask for little weight only, beside those that ask for thick metal: "chunky hoops, hollow so not heavy". */
import { cues } from '../cues';
import type { Finding } from '../sentence';
import type { Findings } from './findings';

const HEAVY = cues`${'heavy'}`;

/** True for "not heavy" of a piece that should look thick or large. */
export const isOnlyLight = (findings: Findings, word: Finding): boolean =>
  HEAVY.test(findings.words(word)) && findings.wanted('style').some(({ value }) => value === 'bold');
