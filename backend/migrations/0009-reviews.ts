import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlFile } from '../src/database/sqlFile';

/** Reviews of customers, and what they add to the ratings of products. */
export class Reviews1796000000009 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runSqlFile(runner, '0009-reviews.sql');

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE storefront.reviewed_product');
    await runner.query('DROP TABLE storefront.product_review');
  }
}
