import type { MigrationInterface, QueryRunner } from 'typeorm';
import { vendureCountryOf } from '../src/order/countryName';

interface StoredCountry {
  readonly code: string;
}

/** Vendure's copies of customers and orders: the name where Vendure looks for it, and the country of the address. */
export class MirroredNames1796000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE customer SET "lastName" = "firstName", "firstName" = '' FROM storefront.customer AS owner
       WHERE owner.vendure_id = customer.id AND customer."lastName" = ''`,
    );
    const code = `shop_order.row -> 'address' ->> 'country'`;
    const countries: StoredCountry[] = await runner.query(
      `SELECT DISTINCT ${code} AS code FROM storefront.shop_order WHERE ${code} IS NOT NULL`,
    );
    for (const country of countries)
      await runner.query(
        `UPDATE "order" SET "shippingAddress" = ("shippingAddress"::jsonb || $2::jsonb)::text FROM storefront.shop_order
         WHERE vendure_id = "order".id AND ${code} = $1 AND "shippingAddress"::jsonb ? 'fullName'`,
        [country.code, JSON.stringify(vendureCountryOf(country.code))],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE customer SET "firstName" = "lastName", "lastName" = '' FROM storefront.customer AS owner
       WHERE owner.vendure_id = customer.id AND customer."firstName" = ''`,
    );
  }
}
