/** Positions of stones and figures by their words. */
import type { ParsedPrompt } from '../parsedPrompt';
import { AMONG } from '../rules/between';
import type { Findings } from './findings';

export const placesIn = (findings: Findings): ParsedPrompt['placed'] => [
  ...findings
    .wanted('place')
    .flatMap(({ value, of, measure }) => [{ place: value, of }, ...(measure === AMONG ? [{ place: AMONG, of }] : [])]),
  ...findings.wanted('lacking').flatMap(({ value }) => (value === 'inside' ? [{ place: value, of: undefined }] : [])),
];
