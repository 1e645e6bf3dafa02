import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Result of a part of the tests. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Paragraphs for the summary: failures with their reasons. */
  readonly findings: readonly string[];
}

export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  findings: outcomes.flatMap(({ findings }) => findings),
});

/**
 * Lines of an error in the summary, enough for the expected and the actual element; the full error is printed where it
 * happened.
 */
const FINDING_LINES = 40;
const FINDING_WIDTH = 200;

/** A paragraph of the summary. */
export function finding(verdict: string, name: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, FINDING_LINES);
  return [`${verdict}: ${name}`, ...lines.map((line) => line.slice(0, FINDING_WIDTH))].join('\n    ');
}

/** Fields of Vitest's JSON report. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    /** Why the file could not run; empty when it did. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
      readonly meta?: { readonly reports?: readonly { readonly type: string }[] };
    }[];
  }[];
}

/** Reads Vitest's report. */
export function readVitestReport(project: string, json: unknown): Outcome {
  const { numPassedTests, numFailedTests, testResults } = json as VitestReport;
  const findings = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [finding('failed', `${project}: ${name}`, message)] : []),
    ...assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => finding('failed', `${project}: ${fullName}`, failureMessages[0])),
  ]);
  return { passed: numPassedTests, failed: numFailedTests, findings };
}

/** axe checks each story in two themes. */
const CHECKS_OF_A_STORY = 2;

/** Reads Vitest's report of the stories; one that passed without axe checks in both themes counts as failed. */
export function readStoriesReport(project: string, json: unknown): Outcome {
  const { passed, failed, findings } = readVitestReport(project, json);
  const unchecked = (json as VitestReport).testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(
      ({ status, meta }) =>
        status === 'passed' && (meta?.reports ?? []).filter(({ type }) => type === 'a11y').length < CHECKS_OF_A_STORY,
    )
    .map(({ fullName }) =>
      finding('failed', `${project}: ${fullName}`, `axe did not check it in ${CHECKS_OF_A_STORY} themes`),
    );
  return {
    passed: passed - unchecked.length,
    failed: failed + unchecked.length,
    findings: [...findings, ...unchecked],
  };
}

/** Fields of Playwright's JSON report. */
interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface JourneyReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly JourneySuite[];
}

const specsOf = ({ suites = [], specs }: JourneySuite): JourneySuite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** Reads Playwright's report of the journeys. */
export function readJourneysReport(project: string, json: unknown): Outcome {
  const { stats, suites } = json as JourneyReport;
  const findings = suites
    .flatMap(specsOf)
    .flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => finding('failed', `${project}: ${title}`, results[0]?.error?.message)),
    );
  return { passed: stats.expected, failed: stats.unexpected, findings };
}

/** Combines a report with the exit code: a failed run without a failed test counts as one failure. */
export function outcomeOf(exitCode: number, report: string, read: (json: unknown) => Outcome): Outcome {
  const outcome = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : sumOf([]);
  return exitCode !== 0 && outcome.failed === 0
    ? { ...outcome, failed: 1, findings: [...outcome.findings, finding('failed', report, `exit code ${exitCode}`)] }
    : outcome;
}
