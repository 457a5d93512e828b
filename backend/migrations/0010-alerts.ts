import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlFile } from '../src/database/sqlFile';

/** Alerts of customers, and the times of restocks that they wait for. */
export class Alerts1796000000010 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runSqlFile(runner, '0010-alerts.sql');

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE storefront.alert, storefront.restock');
  }
}
