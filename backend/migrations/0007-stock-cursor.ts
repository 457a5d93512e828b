import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlFile } from '../src/database/sqlFile';

/** Lists read the stock that changed since the list before. */
export class StockCursor1795800000007 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runSqlFile(runner, '0007-stock-cursor.sql');

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION storefront.note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO storefront.stock_change (sku, at)
          SELECT sku, clock_timestamp() FROM product_variant WHERE id = NEW."productVariantId" AND sku <> ''
          ON CONFLICT (sku) DO UPDATE SET at = excluded.at;
        RETURN NULL;
      END $$;
      ALTER TABLE storefront.stock_change DROP COLUMN changed_by;
      CREATE INDEX ON storefront.stock_change (at)`);
  }
}
