/** Runs one call of the shop's rules in one transaction of the database. */
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { Query, SourceSession } from './source';

/** PostgreSQL's codes of errors after which the same transaction can succeed: a deadlock, a conflict with another one. */
const transientErrorCodes = new Set(['40P01', '40001', '23505', '23514', '55P03']);
const MAX_TRIES = 6;

/** Returns the code of an error of the database, or an empty text. */
export const errorCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Returns a function that runs SQL with the connection of `runner`. */
export const queryOf =
  (runner: QueryRunner | DataSource | EntityManager): Query =>
  async (sql, parameters) =>
    rowsOf(await runner.query(sql, parameters));

/** TypeORM returns `[rows, count]` for some statements and the rows alone for others. */
const rowsOf = (result: unknown): never[] =>
  (Array.isArray(result) && result.length === 2 && Array.isArray(result[0]) && typeof result[1] === 'number'
    ? result[0]
    : result) as never[];

/** Options of a save of entities: it joins the transaction instead of beginning one of its own. */
export const withinCallersTransaction = { transaction: false } as const;

export interface Transaction extends SourceSession {
  readonly runner: QueryRunner;
  /** Vendure records the refund of an order itself, because its administrator asked for it. */
  readonly leavesRefunds?: boolean;
}

interface CustomerOrToken {
  readonly customerId?: string | undefined;
  readonly token?: string;
}

/**
 * Runs `work` and commits. When it throws, everything is rolled back. A writing transaction that lost against another one runs
 * again from the start; nothing of it was committed.
 */
export async function runInTransaction<Result>(
  dataSource: DataSource,
  mode: 'read' | 'write',
  { customerId, token = '' }: CustomerOrToken,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let nth = 1; ; nth += 1) {
    const runner = dataSource.createQueryRunner();
    try {
      await runner.connect();
      await runner.startTransaction(mode === 'read' ? 'REPEATABLE READ' : 'READ COMMITTED');
      if (mode === 'read') await runner.query('SET TRANSACTION READ ONLY');
      try {
        const result = await work({ runner, query: queryOf(runner), locks: mode === 'write', customerId, token });
        await runner.commitTransaction();
        return result;
      } catch (error) {
        await runner.rollbackTransaction().catch(() => undefined);
        throw error;
      }
    } catch (error) {
      if (nth >= MAX_TRIES || !transientErrorCodes.has(errorCodeOf(error))) throw error;
    } finally {
      await runner.release().catch(() => undefined);
    }
  }
}
