/** Brings the tables of the database to this version. */
import type { Client } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';

/** A migration failed. The transaction that it ran in was rolled back. */
export class MigrationError extends Error {
  constructor(
    readonly migration: string,
    override readonly cause: unknown,
  ) {
    super(`The migration ${migration} failed.`);
  }
}

/** The database belongs to another program. */
export class ForeignDatabaseError extends Error {
  constructor(readonly tables: readonly string[]) {
    super('The database has tables of another program.');
  }
}

const FIRST_MIGRATION = 'Vendure1795500000001';
/** TypeORM makes them before its first migration, so a failure of that one leaves them behind. */
const ownTables = ['migrations', 'typeorm_metadata'];

/** Throws ForeignDatabaseError when the database has tables and has never been migrated by the engine. */
export async function assertOwnDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = to_regnamespace('public') AND relkind IN ('r', 'p', 'f', 'v', 'm')
       AND relname <> ALL($1) AND NOT EXISTS (
         SELECT 1 FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e'
       )
     ORDER BY relname`,
    [ownTables],
  );
  if (rows.length === 0) return;
  const foreign = new ForeignDatabaseError(rows.map(({ name }) => name));
  const { rows: known } = await client.query<{ has: boolean }>(
    `SELECT to_regclass('public.migrations') IS NOT NULL AS has`,
  );
  if (!known[0]?.has) throw foreign;
  // Other programs have a table of this name with other columns.
  const { rows: first } = await client.query(
    `SELECT 1 FROM public.migrations AS migration WHERE to_jsonb(migration) ->> 'name' = $1`,
    [FIRST_MIGRATION],
  );
  if (first.length === 0) throw foreign;
}

/**
 * Runs the migrations that the database does not have, each in a transaction. Throws MigrationError. Vendure's runMigrations goes on
 * after a migration that failed, and lists our own indexes as differences.
 */
export async function migrate(options: DataSourceOptions): Promise<void> {
  // The console logger of TypeORM repeats each failure in its own words.
  const dataSource = new DataSource({ ...options, entities: [], subscribers: [], logging: false, logger: 'debug' });
  await dataSource.initialize();
  try {
    for (const migration of dataSource.migrations) {
      const up = migration.up.bind(migration);
      migration.up = (runner) =>
        up(runner).catch((error: unknown) => {
          throw new MigrationError(migration.name ?? migration.constructor.name, error);
        });
    }
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await dataSource.destroy();
  }
}
