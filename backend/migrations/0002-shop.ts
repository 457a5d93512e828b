import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlFile } from '../src/database/sqlFile';

/** The tables of the plugin, in the schema `storefront`. */
export class Shop1795500000002 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runSqlFile(runner, '0002-shop.sql');

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA storefront CASCADE');
  }
}
