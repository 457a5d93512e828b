/** The results of the test runners, and the least number of tests that each must pass. Pure functions. */
import minimums from './testCounts.json';

/** File with the least number of passed tests for each runner. */
export const minimumsFile = 'tools/check/testCounts.json';

/** A test runner of `npm run verify`. */
export type Runner = keyof typeof minimums;

/**
 * Browser tests that may pass at their second try only, in one run. A busy machine drops a gesture now and then; the report names the
 * test. More of them are a race in the shop.
 */
export const maxFlaky = 3;

export interface TestResult {
  /** Includes flaky tests, as far as they are tolerated. */
  readonly passed: number;
  readonly failed: number;
  /** Skipped and pending tests. `npm run verify` accepts none. */
  readonly notRun: number;
}

type JestNumber =
  'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests';
type PlaywrightNumber = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** Reads the JSON report of each runner. */
export const resultInReport: Readonly<Record<Runner, (json: string) => TestResult>> = {
  jest(json) {
    const report: Record<JestNumber, number> = JSON.parse(json);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      notRun: report.numPendingTests + report.numTodoTests,
    };
  },
  browser(json) {
    const { stats, errors }: { stats: Record<PlaywrightNumber, number>; errors: unknown[] } = JSON.parse(json);
    const tolerated = stats.flaky <= maxFlaky ? stats.flaky : 0;
    return {
      passed: stats.expected + tolerated,
      failed: stats.unexpected + errors.length + (stats.flaky - tolerated),
      notRun: stats.skipped,
    };
  },
  faults(json) {
    const { passed, failed }: { passed: number; failed: number } = JSON.parse(json);
    return { passed, failed, notRun: 0 };
  },
  engine: (json) => JSON.parse(json),
};

/** What is wrong with a result besides failed tests: tests that did not run, and fewer tests than there must be. */
export function problemsOfResult(
  runner: Runner,
  { passed, failed, notRun }: TestResult,
  min = minimums[runner],
): string[] {
  const isTooFew = passed + failed + notRun < min;
  return [
    ...(notRun > 0 ? [`${notRun} tests were skipped or pending. Each test must run and pass.`] : []),
    ...(isTooFew
      ? [
          `${passed + failed} tests ran, and ${minimumsFile} demands at least ${min} for "${runner}". See CONTRIBUTING.md.`,
        ]
      : []),
  ];
}
