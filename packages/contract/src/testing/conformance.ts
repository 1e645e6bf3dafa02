import { accountConformance } from './accountConformance';
import { generationConformance } from './generationConformance';
import type { Harness } from './harness';
import { imageConformance } from './imageConformance';

/** What the suite needs of a test runner; vitest's own functions fit. */
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

/**
 * One suite for everything that implements the contract: whoever passes it answers alike. `open` starts an API with
 * an empty database and with rate limits high enough for a few dozen accounts from one address.
 */
export function conformance({ describe, test, expect, beforeAll, afterAll }: TestApi, open: () => Promise<Harness>): void {
  let opened: Harness | undefined;
  const suite: Suite = {
    describe,
    test,
    expect,
    harness() {
      if (!opened) throw new Error('The API under test is not open');
      return opened;
    },
  };
  describe('answers as the contract says', () => {
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => {
      await opened?.close();
    });
    accountConformance(suite);
    generationConformance(suite);
    imageConformance(suite);
  });
}
