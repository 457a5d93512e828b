/** Runs a file of SQL statements of the folder `migrations`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';

/** Runs all statements of the file in the transaction of the migration. */
export async function runSqlFile(runner: QueryRunner, file: string): Promise<void> {
  await runner.query(readFileSync(join(__dirname, '../../migrations', file), 'utf8'));
}
