import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlFile } from '../src/database/sqlFile';

const sources = [
  ...['product', 'product_translation', 'product_asset', 'product_facet_values_facet_value', 'product_variant'],
  ...[
    'product_variant_price',
    'product_variant_options_product_option',
    'product_option',
    'product_option_translation',
  ],
  ...['product_option_group_translation', 'facet_value', 'facet', 'asset', 'storefront.goods'],
];

/** Read models take the products that changed, and not the whole catalogue. */
export class ProductChanges1796000000015 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runSqlFile(runner, '0015-product-changes.sql');

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE FUNCTION storefront.count_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE storefront.catalogue_version SET version = version + 1;
        RETURN NULL;
      END $$`);
    await runner.query('DROP TRIGGER counted ON storefront.content');
    for (const table of [...sources, 'storefront.content'])
      if (table !== 'facet')
        await runner.query(`CREATE TRIGGER counted AFTER INSERT OR UPDATE OR DELETE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION storefront.count_catalogue_change()`);
    await runner.query(`DROP FUNCTION storefront.note_product_changes CASCADE;
      DROP FUNCTION storefront.count_content_change;
      DROP TABLE storefront.product_change;
      ALTER TABLE storefront.catalogue_version DROP COLUMN content`);
  }
}
