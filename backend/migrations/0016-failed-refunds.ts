import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlFile } from '../src/database/sqlFile';

/** Refunds that a payment provider could not pay out. */
export class FailedRefunds1796000000016 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runSqlFile(runner, '0016-failed-refunds.sql');

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE storefront.provider_refund DROP COLUMN failed_at');
  }
}
