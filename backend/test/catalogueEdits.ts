/** What administrators change of products, as Vendure writes it. */
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Random } from '../../shop/random';

/** Resolves to whether there was something to change: other edits can have taken it away. */
type Edit = (database: Client, random: Random) => Promise<boolean>;

/** Runs a statement on a random row: `$1` is its id, and the other values follow. */
const onRandomRow =
  (rows: string, statements: readonly string[], valuesOf: (random: Random) => readonly unknown[] = () => []): Edit =>
  async (database, random) => {
    const found = await database.query<{ id: number }>(`SELECT id FROM (${rows}) AS found ORDER BY id`);
    const row = found.rows[Math.floor(random() * found.rows.length)];
    if (!row) return false;
    const values = valuesOf(random);
    for (const statement of statements)
      await database.query(
        statement,
        [row.id, ...values].slice(0, Number(/\$2/.test(statement)) + Number(/\$1/.test(statement))),
      );
    return true;
  };

const onSale = 'SELECT id FROM product WHERE enabled AND "deletedAt" IS NULL';
const variants = `SELECT variant.id FROM product_variant AS variant JOIN (${onSale}) AS product ON product.id = "productId" WHERE "deletedAt" IS NULL`;
const nameOf = (random: Random) => [['Zibeline lamp', 'Red zibelines', 'Tea tin', 'Kettle'][Math.floor(random() * 4)]];
const priceOf = (random: Random) => [100 * (1 + Math.floor(random() * 90))];

/** A new product with two variants of an option, like those that are made in the administration. */
const makeProduct: Edit = async (database, random) => {
  const code = randomUUID();
  await database.query(
    `WITH product AS (INSERT INTO product DEFAULT VALUES RETURNING id),
     text AS (INSERT INTO product_translation ("languageCode", name, slug, description, "baseId")
       SELECT 'en', $2, $1, '<p>Zibeline</p>', id FROM product),
     option_group AS (INSERT INTO product_option_group (code) VALUES ($1) RETURNING id),
     group_text AS (INSERT INTO product_option_group_translation ("languageCode", name, "baseId") SELECT 'en', 'Size', id FROM option_group),
     option AS (INSERT INTO product_option (code, "groupId") SELECT $1 || nth, id FROM option_group, generate_series(1, 2) AS nth RETURNING id, code),
     option_text AS (INSERT INTO product_option_translation ("languageCode", name, "baseId") SELECT 'en', 'Size ' || right(code, 1), id FROM option),
     variant AS (INSERT INTO product_variant (sku, "productId", "taxCategoryId")
       SELECT option.code, product.id, (SELECT min(id) FROM tax_category) FROM product, option RETURNING id, sku),
     link AS (INSERT INTO product_variant_options_product_option ("productVariantId", "productOptionId")
       SELECT variant.id, option.id FROM variant JOIN option ON option.code = sku),
     level AS (INSERT INTO stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
       SELECT 9, 0, id, storefront.shop_location() FROM variant)
     INSERT INTO product_variant_price ("currencyCode", "channelId", price, "variantId")
     SELECT 'USD', storefront.shop_channel(), $3, id FROM variant`,
    [code, ...nameOf(random), ...priceOf(random)],
  );
  return true;
};

const always =
  (statement: string): Edit =>
  async (database) => {
    await database.query(statement);
    return true;
  };

const made = `${onSale} AND NOT EXISTS (SELECT FROM storefront.goods WHERE product_id = product.id)`;
const optionOfMade = `SELECT option.id FROM product_option AS option
  JOIN product_variant_options_product_option AS link ON link."productOptionId" = option.id
  JOIN product_variant AS variant ON variant.id = link."productVariantId" JOIN (${made}) AS product ON product.id = variant."productId"`;

/** Each changes one thing. A product is made before those that need one. */
export const catalogueEdits: Readonly<Record<string, Edit>> = {
  'a new product': makeProduct,
  'another new product': makeProduct,
  'a price': onRandomRow(variants, ['UPDATE product_variant_price SET price = $2 WHERE "variantId" = $1'], priceOf),
  'a name': onRandomRow(
    onSale,
    [`UPDATE product_translation SET name = $2 WHERE "baseId" = $1 AND "languageCode" = 'en'`],
    nameOf,
  ),
  'a description': onRandomRow(onSale, ['UPDATE product_translation SET description = $2 WHERE "baseId" = $1'], nameOf),
  'a product that is switched off': onRandomRow(onSale, ['UPDATE product SET enabled = false WHERE id = $1']),
  'a product that is switched on': onRandomRow('SELECT id FROM product WHERE NOT enabled AND "deletedAt" IS NULL', [
    'UPDATE product SET enabled = true WHERE id = $1',
  ]),
  'a product that is deleted': onRandomRow(onSale, [
    'UPDATE product SET "deletedAt" = now() WHERE id = $1',
    'UPDATE product_variant SET "deletedAt" = now() WHERE "productId" = $1',
  ]),
  'a variant that is switched off': onRandomRow(variants, [
    'UPDATE product_variant SET enabled = NOT enabled WHERE id = $1',
  ]),
  'another SKU': onRandomRow(variants, [`UPDATE product_variant SET sku = sku || 'x' WHERE id = $1`]),
  'no price in the channel': onRandomRow(variants, ['DELETE FROM product_variant_price WHERE "variantId" = $1']),
  'the category': onRandomRow(
    onSale,
    [
      'DELETE FROM product_facet_values_facet_value WHERE "productId" = $1',
      `INSERT INTO product_facet_values_facet_value ("productId", "facetValueId")
       SELECT $1::int, value.id FROM facet_value AS value JOIN facet ON facet.id = value."facetId" AND facet.code = 'category'
       ORDER BY md5(value.id || $2) LIMIT 1`,
    ],
    (random) => [String(random())],
  ),
  'the code of a value of a facet': always(
    `UPDATE facet_value SET code = code || 'x' WHERE id = (SELECT min("facetValueId") FROM product_facet_values_facet_value)`,
  ),
  'the code of the facet': always(`UPDATE facet SET code = 'category-before' WHERE code = 'category'`),
  'and its code again': always(`UPDATE facet SET code = 'category' WHERE code = 'category-before'`),
  'a picture': onRandomRow(onSale, [
    `INSERT INTO asset (type, "mimeType", "fileSize", source, preview)
     VALUES ('IMAGE', 'image/png', 1, 'a-' || gen_random_uuid() || '.png', 'a.png')`,
    'INSERT INTO product_asset ("assetId", position, "productId") SELECT max(id), 0, $1::int FROM asset',
    'UPDATE product SET "featuredAssetId" = (SELECT max(id) FROM asset) WHERE id = $1',
    'UPDATE product_variant SET "featuredAssetId" = (SELECT max(id) FROM asset) WHERE "productId" = $1',
  ]),
  'the file of a picture': always(
    `UPDATE asset SET source = 'b-' || source WHERE id = (SELECT max("featuredAssetId") FROM product_variant)`,
  ),
  'a picture that is deleted': always(`DELETE FROM asset WHERE id = (SELECT max("assetId") FROM product_asset)`),
  'an option': onRandomRow(
    optionOfMade,
    ['UPDATE product_option_translation SET name = $2 WHERE "baseId" = $1'],
    nameOf,
  ),
  'a group of options': onRandomRow(optionOfMade, [
    `UPDATE product_option_group_translation SET name = 'Colour' WHERE "baseId" = (SELECT "groupId" FROM product_option WHERE id = $1)`,
  ]),
  'the group of an option': onRandomRow(optionOfMade, [
    'UPDATE product_option SET "groupId" = (SELECT min(id) FROM product_option_group) WHERE id = $1',
  ]),
  'a variant without options': onRandomRow(optionOfMade, [
    'DELETE FROM product_variant_options_product_option WHERE "productOptionId" = $1',
  ]),
  'details of the content': onRandomRow(
    `SELECT product.id FROM (${onSale}) AS product JOIN storefront.goods ON product_id = product.id`,
    [`UPDATE storefront.goods SET row = jsonb_set(row, '{popularity}', to_jsonb($2::int)) WHERE product_id = $1`],
    priceOf,
  ),
  'details of a product that was made in the administration': onRandomRow(made, [
    `INSERT INTO storefront.goods (id, product_id, row) VALUES ('vendure-' || $1::int, $1::int, '{"popularity": 5000}')`,
  ]),
};
