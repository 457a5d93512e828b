import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlFile } from '../src/database/sqlFile';

/** Products that are made and changed in the administration. */
export class AdminProducts1795700000005 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runSqlFile(runner, '0005-admin-products.sql');

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE storefront.asset_file');
    await runner.query('DROP INDEX storefront.shop_order_to_ship, variant_of_sku');
    for (const table of [
      'asset',
      'product_asset',
      'product_facet_values_facet_value',
      'product_option',
      'product_option_translation',
      'product_option_group_translation',
      'product_variant_options_product_option',
      'facet_value',
    ])
      await runner.query(`DROP TRIGGER counted ON ${table}`);
  }
}
