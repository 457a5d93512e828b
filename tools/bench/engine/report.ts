/** The tables that the measurement of the engine prints. */
import { printLine, printTable } from '../environment';
import type { LoadResult } from './load';
import { growingScans, type RowsRead } from './plans';
import { callNames, type CallName } from './shopCalls';

/** What the 95th percentile should be at most, in ms. */
const requestsPerSecondGoals: Partial<Record<CallName, number>> = { list: 150, confirm: 300 };

export type PerCall<Value> = Readonly<Record<CallName, Value>>;

const millisecondsText = (figure: number) => `${figure.toFixed(figure < 10 ? 1 : 0)} ms`;

/** Prints the times and the CPU of each call. */
export function printLoadResults(title: string, measured: PerCall<LoadResult>): void {
  printLine(`\n${title}`);
  printTable(
    ['', 'p50', 'p95', 'goal of p95', 'requests/s', 'CPU of servers', 'CPU of PostgreSQL'],
    callNames.map((name) => {
      const { p50, p95, perSecond, serverCpu, databaseCpu } = measured[name];
      const goal = requestsPerSecondGoals[name];
      return [
        name,
        millisecondsText(p50),
        millisecondsText(p95),
        goal === undefined ? '' : `${p95 <= goal ? '✓' : '✗'} ${goal} ms`,
        perSecond.toFixed(0),
        millisecondsText(serverCpu),
        databaseCpu > 0 ? millisecondsText(databaseCpu) : '',
      ];
    }),
  );
  for (const name of callNames) {
    const [first] = measured[name].failures;
    if (first !== undefined) printLine(`✗ ${measured[name].failures.length} of ${name} failed, the first: ${first}`);
  }
}

const roundedToTenth = (figure: number) => String(Math.round(figure * 10) / 10);

/** Prints the rows that each call reads with few and with many orders, and its plans. */
export function printRows(orders: readonly [number, number], few: PerCall<RowsRead>, many: PerCall<RowsRead>): void {
  printLine('\nRows read for each call');
  printTable(
    ['', 'statements', ...orders.map((count) => `${count} orders`), ''],
    callNames.map((name) => [
      name,
      roundedToTenth(many[name].statements),
      roundedToTenth(few[name].rows),
      roundedToTenth(many[name].rows),
      growingScans(few[name], many[name]).length > 0 ? '✗ grows' : '✓',
    ]),
  );
  for (const name of callNames) {
    printLine(`\nPlans of ${name}: rows of each scan with ${orders.join(' and ')} orders`);
    printTable(
      ['', '', ''],
      [...new Set([...Object.keys(few[name].scans), ...Object.keys(many[name].scans)])]
        .sort()
        .map((scan) => [
          `  ${scan}`,
          roundedToTenth(few[name].scans[scan] ?? 0),
          roundedToTenth(many[name].scans[scan] ?? 0),
        ]),
    );
  }
}
