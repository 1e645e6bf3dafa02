import type { Harness } from './harness';

/** The functions that the suite needs of a test runner; vitest's fit. */
export interface TestApi {
  readonly describe: (name: string, body: () => void) => void;
  readonly test: (name: string, body: () => Promise<void>) => void;
  readonly beforeAll: (body: () => Promise<void>) => void;
  readonly afterAll: (body: () => Promise<void>) => void;
  readonly expect: (value: unknown, message?: string) => Expectation;
}

interface Expectation {
  readonly toBe: (value: unknown) => void;
  readonly toEqual: (value: unknown) => void;
  readonly toMatchObject: (value: object) => void;
  readonly toContain: (value: unknown) => void;
  readonly toBeGreaterThan: (value: number) => void;
}

export interface Suite extends Pick<TestApi, 'describe' | 'test' | 'expect'> {
  /** The API under test, opened once for the whole suite. */
  readonly harness: () => Harness;
}
