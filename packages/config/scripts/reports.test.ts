import { describe, expect, it } from 'vitest';
import { readJourneysReport, readStoriesReport, readVitestReport, outcomeOf } from './reports';

describe('reports of tests', () => {
  const walk = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ error: message ? { message } : undefined }] }],
  });

  it('count a journey that passed on retry, and list it in the summary', () => {
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [
        {
          specs: [walk('goes well', 'expected')],
          suites: [
            { specs: [walk('stumbles', 'flaky', 'no such button'), walk('falls', 'unexpected', 'no such page')] },
          ],
        },
      ],
    };
    expect(readJourneysReport('desktop', report)).toEqual({
      passed: 2,
      failed: 1,
      findings: [
        'passed only on retry: desktop: stumbles\n    no such button',
        'failed: desktop: falls\n    no such page',
      ],
    });
  });

  it('list failed tests, files that could not run and tests that passed on retry, without colors', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [
        {
          name: 'ring.test.ts',
          message: '',
          assertionResults: [
            { fullName: 'a ring is round', status: 'failed', failureMessages: ['\u001b[31mit is square\u001b[39m'] },
          ],
        },
        {
          name: 'band.test.ts',
          message: '',
          assertionResults: [
            { fullName: 'a band is flat', status: 'passed', failureMessages: ['it is bent'] },
            { fullName: 'a band is thin', status: 'passed', failureMessages: [] },
          ],
        },
        { name: 'chain.test.ts', message: 'No such import', assertionResults: [] },
      ],
    };
    expect(readVitestReport('unit', report)).toEqual({
      passed: 5,
      failed: 1,
      findings: [
        'failed: unit: a ring is round\n    it is square',
        'passed only on retry: unit: a band is flat\n    it is bent',
        'failed: unit: chain.test.ts\n    No such import',
      ],
    });
  });

  it('count a story without axe checks in both themes as failed', () => {
    const story = (fullName: string, checks: number) => ({
      fullName,
      status: 'passed',
      failureMessages: [],
      meta: { reports: Array.from({ length: checks }, () => ({ type: 'a11y' })) },
    });
    const report = {
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [
        { name: 'Ring.stories.tsx', message: '', assertionResults: [story('Default', 2), story('Empty', 1)] },
      ],
    };
    expect(readStoriesReport('stories', report)).toEqual({
      passed: 1,
      failed: 1,
      findings: ['failed: stories: Empty\n    axe did not check it in 2 themes'],
    });
  });

  it('count a run with a nonzero exit code as failed, also without a report', () => {
    expect(outcomeOf(2, 'no-such-report.json', () => ({ passed: 1, failed: 0, findings: [] }))).toEqual({
      passed: 0,
      failed: 1,
      findings: ['failed: no-such-report.json\n    exit code 2'],
    });
  });
});
