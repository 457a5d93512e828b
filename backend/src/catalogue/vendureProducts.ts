/** Products as the administration knows them: names, descriptions, prices, stock, pictures, category and choices. */
import type { LocalizedText } from '../../../shop/text';
import type { DimensionSeed } from '../../../shop/catalogue/types';
import type { Query } from '../store/source';

/** A text in the languages that Vendure has. */
type TextByLanguage = Partial<Record<'en' | 'zh' | 'de', string>>;

export interface VendureVariant {
  readonly id: number;
  readonly sku: string;
  readonly price: number;
  readonly left: number;
  /** The file of its own picture, or null. */
  readonly picture: string | null;
}

export interface VendureProduct {
  readonly id: number;
  /** Ms since 1970. */
  readonly createdAt: number;
  readonly name: TextByLanguage;
  readonly description: TextByLanguage;
  /** The files of its pictures, the featured one first. */
  readonly pictures: readonly string[];
  /** The code of its value of the facet `category`, or null. */
  readonly categoryId: string | null;
  readonly variants: readonly VendureVariant[];
}

/** The facet with which administrators choose the category of a product. */
export const CATEGORY_FACET = 'category';

const languageCodeSql = `CASE "languageCode" WHEN 'zh_Hans' THEN 'zh' ELSE "languageCode" END`;

/**
 * Returns products on sale by id, all of them without ids. Variants without a SKU or without a price in the channel of the shop are left out, and products
 * without a variant. What is taken out of a channel has no price there.
 */
export async function loadVendureProducts(
  query: Query,
  currency: string,
  productIds?: readonly number[],
): Promise<Map<number, VendureProduct>> {
  const variants = await query<VendureVariant & { product_id: number; price: string }>(
    `SELECT variant.id, variant."productId" AS product_id, variant.sku, price.price, asset.source AS picture,
       coalesce(level."stockOnHand" - level."stockAllocated", 0) AS "left"
     FROM product_variant AS variant
     JOIN product ON product.id = variant."productId" AND product."deletedAt" IS NULL AND product.enabled
     JOIN product_variant_price AS price ON price."variantId" = variant.id AND price."currencyCode" = $1
       AND price."channelId" = (SELECT storefront.shop_channel())
     LEFT JOIN stock_level AS level ON level."productVariantId" = variant.id
       AND level."stockLocationId" = (SELECT storefront.shop_location())
     LEFT JOIN asset ON asset.id = variant."featuredAssetId"
     WHERE variant."deletedAt" IS NULL AND variant.enabled AND variant.sku <> ''
       ${productIds ? 'AND variant."productId" = ANY($2)' : ''} ORDER BY variant.id`,
    productIds ? [currency, productIds] : [currency],
  );
  const byProduct = groupBy(variants, ({ product_id }) => product_id);
  const products = await query<{
    id: number;
    created_at: string;
    name: TextByLanguage | null;
    description: TextByLanguage | null;
    featured: string | null;
    pictures: readonly string[] | null;
    category: string | null;
  }>(
    `SELECT product.id, (extract(epoch FROM product."createdAt") * 1000)::bigint AS created_at, texts.name, texts.description,
       featured.source AS featured, pictures.files AS pictures, category.code AS category
     FROM product
     LEFT JOIN asset AS featured ON featured.id = product."featuredAssetId"
     LEFT JOIN LATERAL (
       SELECT jsonb_object_agg(${languageCodeSql}, name) AS name, jsonb_object_agg(${languageCodeSql}, description) AS description
       FROM product_translation WHERE "baseId" = product.id
     ) AS texts ON true
     LEFT JOIN LATERAL (
       SELECT array_agg(asset.source ORDER BY link.position, link.id) AS files
       FROM product_asset AS link JOIN asset ON asset.id = link."assetId" WHERE link."productId" = product.id
     ) AS pictures ON true
     LEFT JOIN LATERAL (
       SELECT value.code FROM product_facet_values_facet_value AS link
       JOIN facet_value AS value ON value.id = link."facetValueId"
       JOIN facet ON facet.id = value."facetId" AND facet.code = $2
       WHERE link."productId" = product.id ORDER BY value.id LIMIT 1
     ) AS category ON true
     WHERE product.id = ANY($1) ORDER BY product.id`,
    [[...byProduct.keys()], CATEGORY_FACET],
  );
  return new Map(
    products.map(({ id, created_at, name, description, featured, pictures, category }) => [
      id,
      {
        id,
        createdAt: Number(created_at),
        name: name ?? {},
        description: description ?? {},
        pictures: [...new Set([...(featured === null ? [] : [featured]), ...(pictures ?? [])])],
        categoryId: category,
        variants: (byProduct.get(id) ?? []).map((variant) => ({ ...variant, price: Number(variant.price) })),
      },
    ]),
  );
}

/** Returns a text in the languages of the shop. The first one that there is stands in for a missing one. */
export function toLocalized({ en, zh, de }: TextByLanguage): LocalizedText {
  const any = en || zh || de || '';
  return { en: en || any, zh: zh || any, ...(de && { de }) };
}

export interface ProductOptions {
  readonly dimensions: readonly DimensionSeed[];
  /** The value of each dimension, by variant. */
  readonly values: ReadonlyMap<number, Readonly<Record<string, string>>>;
}

/** Reads the choices of products from Vendure's options, by product. */
export async function loadProductOptions(
  query: Query,
  productIds: readonly number[],
): Promise<Map<number, ProductOptions>> {
  if (productIds.length === 0) return new Map();
  const rows = await query<{
    product_id: number;
    variant_id: number;
    group_id: number;
    option_id: number;
    group_name: TextByLanguage | null;
    option_name: TextByLanguage | null;
  }>(
    `SELECT variant."productId" AS product_id, variant.id AS variant_id, option."groupId" AS group_id, option.id AS option_id,
       (SELECT jsonb_object_agg(${languageCodeSql}, name) FROM product_option_group_translation WHERE "baseId" = option."groupId") AS group_name,
       (SELECT jsonb_object_agg(${languageCodeSql}, name) FROM product_option_translation WHERE "baseId" = option.id) AS option_name
     FROM product_variant AS variant
     JOIN product_variant_options_product_option AS link ON link."productVariantId" = variant.id
     JOIN product_option AS option ON option.id = link."productOptionId"
     WHERE variant."productId" = ANY($1) AND variant."deletedAt" IS NULL AND variant.enabled
     ORDER BY option."groupId", option.id`,
    [productIds],
  );
  return new Map(
    [...groupBy(rows, ({ product_id }) => product_id)].map(([productId, own]) => {
      const dimensions = [...groupBy(own, ({ group_id }) => group_id)].map(([groupId, options]) => ({
        id: `g${groupId}`,
        name: toLocalized(options[0]?.group_name ?? {}),
        values: [...new Map(options.map((option) => [option.option_id, option])).values()].map((option) => ({
          id: `o${option.option_id}`,
          name: toLocalized(option.option_name ?? {}),
        })),
      }));
      const values = new Map(
        [...groupBy(own, ({ variant_id }) => variant_id)].map(([variantId, options]) => [
          variantId,
          Object.fromEntries(options.map(({ group_id, option_id }) => [`g${group_id}`, `o${option_id}`])),
        ]),
      );
      return [productId, { dimensions, values }];
    }),
  );
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
