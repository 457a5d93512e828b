/**
 * Prints the idempotency matrix: a row for each write, a column for each disturbance, and the number of passed and
 * failed cells.
 */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const print = (line: string) => process.stdout.write(`${line}\n`);
const marks = { passed: '✓', failed: '✗', none: '–' };

export default class MatrixReporter implements Reporter {
  private readonly cells = new Map<string, Map<string, string>>();
  private readonly columns: string[] = [];
  private readonly failures: string[] = [];
  private runCount = 0;
  private passedCount = 0;
  private readonly startedAt = Date.now();

  printsToStdio(): boolean {
    return true;
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    const platform = test.parent.project()?.name ?? '';
    const isPassed = status === 'passed';
    const [write = '', disturbance] = test.title.split(' | ');
    if (disturbance !== undefined) {
      this.runCount += 1;
      this.passedCount += Number(isPassed);
      if (!this.columns.includes(disturbance)) this.columns.push(disturbance);
      const row = `${platform}  ${write}`;
      const cells = this.cells.get(row) ?? new Map<string, string>();
      cells.set(disturbance, isPassed ? marks.passed : marks.failed);
      this.cells.set(row, cells);
    }
    print(`${isPassed ? marks.passed : marks.failed} ${platform} ${test.title}`);
    if (!isPassed)
      this.failures.push(`${platform} ${test.title}\n${errors.map(({ message = '' }) => message).join('\n')}`);
  }

  onEnd(): void {
    const rows = [...this.cells].sort(([one], [other]) => one.localeCompare(other));
    const width = Math.max(0, ...rows.map(([name]) => name.length));
    print(`\n${''.padEnd(width)}  ${this.columns.join('  ')}`);
    for (const [name, cells] of rows) {
      print(
        `${name.padEnd(width)}  ${this.columns.map((column) => (cells.get(column) ?? marks.none).padEnd(column.length)).join('  ')}`,
      );
    }
    for (const failure of this.failures) print(`\n${failure}`);
    print(
      `\nIdempotency matrix: ${this.runCount} run, ${this.passedCount} passed, ${this.runCount - this.passedCount} failed, in ${Math.round((Date.now() - this.startedAt) / 1000)} s`,
    );
  }
}
