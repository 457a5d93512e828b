import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlFile } from '../src/database/sqlFile';

/** Refunds to a payment provider of any amount, each with an id. */
export class RefundParts1796000000014 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runSqlFile(runner, '0014-refund-parts.sql');

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE storefront.provider_refund');
    await runSqlFile(runner, '0006-provider-refund.sql');
  }
}
