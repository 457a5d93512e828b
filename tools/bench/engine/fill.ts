/** The database of the measurement: its contents, and whether PostgreSQL explains its statements. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findPostgresPrograms } from '../../serve/engine/cluster';
import { backendFolder } from '../../serve/engine/processes';
import { explainSettings } from './plans';

/** Runs a file of SQL of `backend/bench`, or a statement. */
function runSql(url: string, args: readonly string[]): void {
  execFileSync(join(findPostgresPrograms(), 'psql'), [url, '-qX', '-v', 'ON_ERROR_STOP=1', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Adds products or orders until there are `count`. */
export const fillDatabase = (url: string, what: 'products' | 'orders', count: number) =>
  runSql(url, ['--set', `${what}=${count}`, '-f', join(backendFolder, `bench/${what}.sql`)]);

/**
 * Removes what the measurements before have left, so that each begins alike: the sessions of their customers, the stock that the read
 * models have to look at, and the work that PostgreSQL would do meanwhile: dead rows to remove, and pages to write.
 */
export const clearMeasurementTraces = (url: string) =>
  runSql(
    url,
    ['DELETE FROM storefront.session', 'DELETE FROM storefront.stock_change', 'VACUUM (ANALYZE)', 'CHECKPOINT'].flatMap(
      (statement) => ['-c', statement],
    ),
  );

/** Whether PostgreSQL logs the plans of new connections. */
export const setPlanLogging = (url: string, isOn: boolean) =>
  runSql(
    url,
    Object.entries(explainSettings).flatMap(([name, value]) => [
      '-c',
      isOn ? `ALTER ROLE CURRENT_USER SET ${name} = '${value}'` : `ALTER ROLE CURRENT_USER RESET ${name}`,
    ]),
  );
