import { describe, expect, it } from 'vitest';
import { readJourneysReport, readStoriesReport, readVitestReport, outcomeOf } from './reports';

describe('reports of tests', () => {
  const walk = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ error: message ? { message } : undefined }] }],
  });

  it('list failed journeys with their reasons', () => {
    const report = {
      stats: { expected: 1, unexpected: 1 },
      suites: [
        {
          specs: [walk('goes well', 'expected')],
          suites: [{ specs: [walk('falls', 'unexpected', 'no such page')] }],
        },
      ],
    };
    expect(readJourneysReport('desktop', report)).toEqual({
      passed: 1,
      failed: 1,
      findings: ['failed: desktop: falls\n    no such page'],
    });
  });

  it('list failed tests and files that could not run, without colors', () => {
    const report = {
      numPassedTests: 4,
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
          assertionResults: [{ fullName: 'a band is thin', status: 'passed', failureMessages: [] }],
        },
        { name: 'chain.test.ts', message: 'No such import', assertionResults: [] },
      ],
    };
    expect(readVitestReport('unit', report)).toEqual({
      passed: 4,
      failed: 1,
      findings: ['failed: unit: a ring is round\n    it is square', 'failed: unit: chain.test.ts\n    No such import'],
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
