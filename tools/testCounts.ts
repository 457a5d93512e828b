/** The results of the test runners, and the least number of tests that each must pass. Pure functions. */
import minimums from './testCounts.json';

/** File with the least number of passed tests for each runner. */
export const minimumsFile = 'tools/testCounts.json';

/** A test runner of `npm run verify`. */
export type Runner = keyof typeof minimums;

/** `notRun` are skipped, pending and flaky tests. `npm run verify` accepts none. */
export interface TestResult {
  readonly passed: number;
  readonly failed: number;
  readonly notRun: number;
}

type JestNumber =
  'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests';
type PlaywrightNumber = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** Reads the JSON report of each runner. */
export const resultsIn: Readonly<Record<Runner, (json: string) => TestResult>> = {
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
    return {
      passed: stats.expected,
      failed: stats.unexpected + errors.length,
      notRun: stats.skipped + stats.flaky,
    };
  },
  faults(json) {
    const { passed, failed }: { passed: number; failed: number } = JSON.parse(json);
    return { passed, failed, notRun: 0 };
  },
  engine: (json) => JSON.parse(json),
};

/** What is wrong with a result besides failed tests: tests that did not run, and fewer tests than there must be. */
export function problemsOf(runner: Runner, { passed, failed, notRun }: TestResult, least = minimums[runner]): string[] {
  const isTooFew = passed + failed + notRun < least;
  return [
    ...(notRun > 0 ? [`${notRun} tests were skipped, pending or flaky. Each test must run and pass.`] : []),
    ...(isTooFew
      ? [
          `${passed + failed} tests ran, and ${minimumsFile} demands at least ${least} for "${runner}". See CONTRIBUTING.md.`,
        ]
      : []),
  ];
}
