/** Prints the money table: a line for each write, a column for each disturbance, and how many cells were tried and held. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const say = (line: string) => process.stdout.write(`${line}\n`);
const marks = { held: '✓', failed: '✗', none: '–' };

export default class TableReporter implements Reporter {
  private readonly cells = new Map<string, Map<string, string>>();
  private readonly columns: string[] = [];
  private readonly faults: string[] = [];
  private tried = 0;
  private held = 0;
  private readonly startedAt = Date.now();

  printsToStdio(): boolean {
    return true;
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    const face = test.parent.project()?.name ?? '';
    const isHeld = status === 'passed';
    const [write = '', disturbance] = test.title.split(' | ');
    if (disturbance !== undefined) {
      this.tried += 1;
      this.held += Number(isHeld);
      if (!this.columns.includes(disturbance)) this.columns.push(disturbance);
      const row = `${face}  ${write}`;
      const cells = this.cells.get(row) ?? new Map<string, string>();
      cells.set(disturbance, isHeld ? marks.held : marks.failed);
      this.cells.set(row, cells);
    }
    say(`${isHeld ? marks.held : marks.failed} ${face} ${test.title}`);
    if (!isHeld) this.faults.push(`${face} ${test.title}\n${errors.map(({ message = '' }) => message).join('\n')}`);
  }

  onEnd(): void {
    const rows = [...this.cells].sort(([one], [other]) => one.localeCompare(other));
    const width = Math.max(0, ...rows.map(([name]) => name.length));
    say(`\n${''.padEnd(width)}  ${this.columns.join('  ')}`);
    for (const [name, cells] of rows) {
      say(`${name.padEnd(width)}  ${this.columns.map((column) => (cells.get(column) ?? marks.none).padEnd(column.length)).join('  ')}`);
    }
    for (const fault of this.faults) say(`\n${fault}`);
    say(`\nMoney table: ${this.tried} tried, ${this.held} held, ${this.tried - this.held} did not, after ${Math.round((Date.now() - this.startedAt) / 1000)} s`);
  }
}
