import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlFile } from '../src/database/sqlFile';

/** Indexes for the administration. */
export class AdminIndexes1795600000003 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runSqlFile(runner, '0003-admin-indexes.sql');

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX storefront.shop_order_vendure_id, storefront.withdrawal_status');
  }
}
