/** The plans of the statements that a server runs, from PostgreSQL's auto_explain. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A node of a plan in JSON. Numbers of rows are means over its loops. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

interface ExplainedQuery {
  readonly 'Query Text': string;
  readonly Plan: PlanNode;
}

/** The rows that a scan of a table has read. */
export interface TableScan {
  /** Table and index, for example `shop_order by shop_order_pkey`. */
  readonly name: string;
  readonly rows: number;
}

export interface LoggedStatement {
  readonly text: string;
  readonly scans: readonly TableScan[];
}

/** Settings of the role that runs the server, as SQL. They count for connections that are opened afterwards. */
export const explainSettings: Readonly<Record<string, string>> = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  // Triggers and checks of foreign keys are statements as well.
  'auto_explain.log_nested_statements': 'on',
};

/** Settings of a cluster whose log is in the file `logOf`. */
export const logSettings = [
  'logging_collector=on',
  'log_directory=log',
  'log_filename=postgresql.log',
  'log_rotation_size=0',
  'log_rotation_age=0',
  'log_checkpoints=off',
  'log_destination=stderr',
];

function scansOf(node: PlanNode): TableScan[] {
  const { 'Actual Rows': rows = 0, 'Actual Loops': loops = 1, 'Relation Name': table } = node;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const index = node['Index Name'] ?? node.Plans?.find((plan) => plan['Index Name'])?.['Index Name'];
  // The index scan below a bitmap scan finds the same rows.
  const isScan = table !== undefined && node['Node Type'].endsWith('Scan');
  return [
    ...(isScan
      ? [{ name: `${table} ${index === undefined ? 'as a whole' : `by ${index}`}`, rows: (rows + removed) * loops }]
      : []),
    ...(node.Plans ?? []).flatMap(scansOf),
  ];
}

/** Reads the statements of a log in the form of `logSettings` and `explainSettings`. */
export const readStatements = (log: string): LoggedStatement[] =>
  [...log.matchAll(/ plan:\n((?:\t.*\n)+)/g)].map(([, block = '']) => {
    const { 'Query Text': text, Plan } = JSON.parse(block.replace(/^\t/gm, '')) as ExplainedQuery;
    return { text: text.replace(/\s+/g, ' ').trim(), scans: scansOf(Plan) };
  });

/** Reads what PostgreSQL adds to its log. */
export class LogReader {
  readonly #file: number;
  #position: number;

  constructor(path: string) {
    this.#file = openSync(path, 'r');
    this.#position = fstatSync(this.#file).size;
  }

  /** Leaves out what was written so far. */
  async skip(): Promise<void> {
    await this.#settle();
    this.#position = fstatSync(this.#file).size;
  }

  /** The statements since then. */
  async read(): Promise<LoggedStatement[]> {
    const size = await this.#settle();
    const bytes = Buffer.alloc(size - this.#position);
    readSync(this.#file, bytes, 0, bytes.length, this.#position);
    this.#position = size;
    return readStatements(bytes.toString());
  }

  close(): void {
    closeSync(this.#file);
  }

  /** Waits until the log has not grown for a while: another process writes it. Returns its size. */
  async #settle(): Promise<number> {
    for (let last = -1, same = 0; ;) {
      const { size } = fstatSync(this.#file);
      same = size === last ? same + 1 : 0;
      if (same === 4) return size;
      last = size;
      await wait(100);
    }
  }
}

/** Rows that a call reads, in all and in each scan: means over `count` calls. */
export interface RowsRead {
  readonly rows: number;
  readonly statements: number;
  readonly scans: Readonly<Record<string, number>>;
}

export function rowsReadOf(statements: readonly LoggedStatement[], count: number): RowsRead {
  const scans: Record<string, number> = {};
  for (const { name, rows } of statements.flatMap((statement) => statement.scans))
    scans[name] = (scans[name] ?? 0) + rows / count;
  return {
    rows: Object.values(scans).reduce((sum, rows) => sum + rows, 0),
    statements: statements.length / count,
    scans,
  };
}

/** Rows up to which PostgreSQL may read a table as a whole, because that is quicker than an index. */
const SMALL_TABLE_ROWS = 100;

/** The scans in which a call reads more with many orders than with few. */
export const growingScans = (few: RowsRead, many: RowsRead): string[] =>
  Object.keys(many.scans).filter((name) => (many.scans[name] ?? 0) > (few.scans[name] ?? 0) * 1.2 + SMALL_TABLE_ROWS);
