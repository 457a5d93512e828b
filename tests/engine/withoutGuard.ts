/**
 * Runs the test of a guard on an engine without it. The engine is a copy of `backend` with changed sources, so nothing in the
 * engine itself can switch a guard off.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresPrograms } from '../../tools/serve/engine/cluster';
import { backendFolder, runInBackend } from '../../tools/serve/engine/processes';
import { projectFolder } from '../../tools/command/run';
import { StartError } from '../../tools/command/startError';
import type { Edit, Guard } from './guards';
import { readTap } from './tapReport';

/** Returns the text with the edit. Throws StartError when what it replaces is not there exactly once. */
function applyEdit(text: string, { file, find, replace }: Edit): string {
  const parts = text.split(find);
  if (parts.length !== 2)
    throw new StartError(`backend/${file} has "${find}" ${parts.length - 1} times. Change tests/engine/guards.ts.`);
  return parts.join(replace);
}

/** Creates a copy of `backend` with other sources in `folder`, and returns its path. Everything beside it is linked. */
export function copyBackend(folder: string, edits: readonly Edit[]): string {
  const copy = join(folder, 'backend');
  mkdirSync(copy);
  for (const name of ['shop', 'mock', 'tools', 'src', 'node_modules'])
    symlinkSync(join(projectFolder, name), join(folder, name));
  for (const name of readdirSync(backendFolder))
    if (name === 'node_modules') symlinkSync(join(backendFolder, name), join(copy, name));
    else cpSync(join(backendFolder, name), join(copy, name), { recursive: true });
  for (const edit of edits) {
    const file = join(copy, edit.file);
    writeFileSync(file, applyEdit(readFileSync(file, 'utf8'), edit));
  }
  return copy;
}

function runSql(url: string, statements: readonly string[]): void {
  const args = statements.flatMap((statement) => ['-c', statement]);
  execFileSync(join(findPostgresPrograms(), 'psql'), [url, '-qX', '-v', 'ON_ERROR_STOP=1', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Returns the address of another database of the same server. */
function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Copies the database of `url`, which has no connection, and returns the address of the copy. */
function copyDatabase(url: string, name: string): string {
  const maintenance = databaseUrl(url, 'template1');
  runSql(maintenance, [`CREATE DATABASE "${name}" TEMPLATE "${new URL(url).pathname.slice(1)}"`]);
  return databaseUrl(url, name);
}

export interface GuardResult {
  /** Whether the test failed as it has to. */
  readonly isProved: boolean;
  /** The lines of the failure, or why the guard is not proved. */
  readonly says: string;
}

/** The first lines of the error in a report in TAP. */
function errorIn(report: string): string {
  const [, block = '', line = ''] = /^ *error: (?:\|-\n((?: {4,}.*\n|\n)+)|(.*))/m.exec(report) ?? [];
  return (block || line)
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^(?:\.\.\.|code:|stack:|name:)/.test(one))
    .slice(0, 12)
    .join(' ');
}

/** Runs the guard's test on a copy of the seeded database of `environment`. */
export async function testWithoutGuard(
  { name, edits, sql = [], test: [file, testName], failure }: Guard,
  environment: Readonly<Record<string, string>> & { readonly DATABASE_URL: string },
): Promise<GuardResult> {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-guard-'));
  try {
    const copy = copyBackend(folder, edits);
    const url = copyDatabase(environment.DATABASE_URL, `without_${name}`);
    if (sql.length > 0) runSql(url, sql);
    const report = join(folder, 'report.tap');
    const pattern = `^${testName.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`;
    await runInBackend(
      [
        ...['--import', 'tsx', '--test', `--test-name-pattern=${pattern}`],
        ...['--test-reporter=tap', `--test-reporter-destination=${report}`, `test/${file}`],
      ],
      { ...environment, DATABASE_URL: url },
      copy,
    );
    const text = readFileSync(report, 'utf8');
    const { passed, failed } = readTap(text);
    if (failed === 0)
      return { isProved: false, says: passed === 0 ? 'There is no such test.' : 'The test passes without it.' };
    const says = errorIn(text);
    return failure.test(text) ? { isProved: true, says } : { isProved: false, says: `It fails otherwise: ${says}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
