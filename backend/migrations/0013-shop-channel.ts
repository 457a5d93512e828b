import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlFile } from '../src/database/sqlFile';

/** The channel of Vendure that is the shop. */
export class ShopChannel1796000000013 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runSqlFile(runner, '0013-shop-channel.sql');

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION storefront.shop_location, storefront.shop_channel');
  }
}
