-- Numbered copies of the delivered products until there are :products of them, as `mock/seeds/largeCatalogue.ts` makes
-- them, each variant with 100,000 pieces. Run with `psql --set products=10000`.
BEGIN;
-- One change of the catalogue, and not one for each statement.
SET LOCAL session_replication_role = replica;

CREATE TEMP TABLE edition ON COMMIT DROP AS
SELECT nextval(pg_get_serial_sequence('product', 'id'))::int AS product_id, original.*, original.id || '-' || number AS new_id
FROM (
  SELECT goods.id, goods.product_id AS original_id, goods.row, number
  FROM storefront.goods CROSS JOIN generate_series(2, 2 + :products / (SELECT count(*) FROM storefront.goods WHERE row ->> 'isVirtual' = 'false')) AS number
  WHERE goods.row ->> 'isVirtual' = 'false'
  ORDER BY number, goods.position
  LIMIT greatest(0, :products - (SELECT count(*) FROM storefront.goods))
) AS original;

INSERT INTO product (id) SELECT product_id FROM edition;
INSERT INTO product_channels_channel ("productId", "channelId") SELECT product_id, channel.id FROM edition, channel;
INSERT INTO product_translation ("languageCode", name, slug, description, "baseId")
SELECT text."languageCode",
  text.name || CASE text."languageCode" WHEN 'en' THEN ' No. ' || number ELSE ' ' || number || ' 号' END,
  text.slug || '-' || number, text.description, product_id
FROM edition JOIN product_translation AS text ON text."baseId" = original_id;

CREATE TEMP TABLE new_variant ON COMMIT DROP AS
SELECT nextval(pg_get_serial_sequence('product_variant', 'id'))::int AS id, variant.id AS original_id, product_id, number,
  variant.sku || '-' || number AS sku, variant."taxCategoryId"
FROM edition JOIN product_variant AS variant ON variant."productId" = edition.original_id
ORDER BY product_id, variant.id;

INSERT INTO product_variant (id, sku, "productId", "taxCategoryId") SELECT id, sku, product_id, "taxCategoryId" FROM new_variant;
INSERT INTO product_variant_channels_channel ("productVariantId", "channelId") SELECT new_variant.id, channel.id FROM new_variant, channel;
INSERT INTO product_variant_translation ("languageCode", name, "baseId")
SELECT text."languageCode", text.name, new_variant.id
FROM new_variant JOIN product_variant_translation AS text ON text."baseId" = original_id;
INSERT INTO product_variant_price ("currencyCode", "channelId", price, "variantId")
SELECT price."currencyCode", price."channelId", price.price, new_variant.id
FROM new_variant JOIN product_variant_price AS price ON price."variantId" = original_id;
INSERT INTO stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
SELECT 100000, 0, new_variant.id, level."stockLocationId"
FROM new_variant JOIN stock_level AS level ON level."productVariantId" = original_id;
INSERT INTO storefront.sold (sku, pieces) SELECT sku, 0 FROM new_variant;

INSERT INTO storefront.goods (id, product_id, row)
SELECT new_id, product_id, row || jsonb_build_object(
  'id', new_id,
  'name', jsonb_build_object(
    'en', (row #>> '{name,en}') || ' No. ' || number,
    'zh', (row #>> '{name,zh}') || ' ' || number || ' 号',
    'de', coalesce(row #>> '{name,de}', row #>> '{name,en}') || ' Nr. ' || number),
  'skus', (
    SELECT jsonb_agg(sku || jsonb_build_object('id', (sku ->> 'id') || '-' || number, 'stock', 100000) ORDER BY nth)
    FROM jsonb_array_elements(row -> 'skus') WITH ORDINALITY AS skus (sku, nth)),
  'relatedIds', (
    SELECT coalesce(jsonb_agg((related #>> '{}') || '-' || number), '[]')
    FROM jsonb_array_elements(row -> 'relatedIds') AS related),
  'popularity', (row ->> 'popularity')::numeric / number,
  'addedAt', (row ->> 'addedAt')::bigint - (number - 1)::bigint * 86400000)
FROM edition ORDER BY product_id;

UPDATE storefront.catalogue_version SET version = version + 1;
COMMIT;
ANALYZE;
