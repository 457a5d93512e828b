import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlFile } from '../src/database/sqlFile';

/** What has to go back to a payment provider. */
export class ProviderRefund1795800000006 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runSqlFile(runner, '0006-provider-refund.sql');

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE storefront.provider_refund');
  }
}
