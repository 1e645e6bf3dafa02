/** Cases with the tags of the tests that run them. */
export interface CaseGroup<T> {
  readonly group: 'sample' | 'others';
  readonly cases: readonly T[];
  readonly tags: string[];
}

const grouped = <T>(cases: readonly T[], isSample: (value: T, index: number) => boolean): CaseGroup<T>[] => [
  { group: 'sample', cases: cases.filter(isSample), tags: [] },
  { group: 'others', cases: cases.filter((value, index) => !isSample(value, index)), tags: ['full'] },
];

/** Every `nth` case, which `npm test` runs, and the others, which only `npm test -- full` runs. */
export const sampled = <T>(cases: readonly T[], nth: number): CaseGroup<T>[] =>
  grouped(cases, (_, index) => index % nth === 0);

/** The first case of every `nth` kind, which `npm test` runs, and the others, which only `npm test -- full` runs. */
export function firstOfKinds<T>(cases: readonly T[], kindOf: (value: T) => string, nth = 1): CaseGroup<T>[] {
  const kinds = cases.map(kindOf);
  const chosen = [...new Set(kinds)].filter((_, index) => index % nth === 0);
  const firsts = new Set(chosen.map((kind) => kinds.indexOf(kind)));
  return grouped(cases, (_, index) => firsts.has(index));
}
