/** Words that ask for little weight only, beside those that ask for thick metal: "chunky hoops, hollow so not heavy". */
import type { Finding } from '../sentence';
import type { Findings } from './findings';

const HEAVY = /heavy|schwer|lourd|pesad|pesant|тяж[её]л|ağır|ثقيل|भारी|重/iu;

/** True for "not heavy" of a piece that should look thick or large. */
export const isOnlyLight = (findings: Findings, word: Finding): boolean =>
  HEAVY.test(findings.words(word)) && findings.wanted('style').some(({ value }) => value === 'bold');
