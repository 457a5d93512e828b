/** The result of Node's test runner. */
import type { TestResult } from '../../tools/check/testCounts';

/** Reads the closing lines of a report in TAP, such as `# pass 7`. A report without them counts as one failure. */
export function readTap(report: string): TestResult {
  const numberOf = (name: string) => {
    const lines = [...report.matchAll(new RegExp(`^# ${name} (\\d+)$`, 'gm'))];
    return Number(lines.at(-1)?.[1] ?? Number.NaN);
  };
  const passed = numberOf('pass');
  const failed = numberOf('fail') + numberOf('cancelled');
  const notRun = numberOf('skipped') + numberOf('todo');
  return Number.isNaN(passed + failed + notRun) ? { passed: 0, failed: 1, notRun: 0 } : { passed, failed, notRun };
}
