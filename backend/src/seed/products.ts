/** Adds the goods of the catalogue as products of Vendure. */
import type { INestApplicationContext } from '@nestjs/common';
import {
  LanguageCode,
  ProductOptionGroupService,
  ProductOptionService,
  ProductService,
  ProductVariantService,
  type ID,
  type RequestContext,
} from '@vendure/core';
import type { GoodsRow } from '../../../shop/catalogueRows';
import type { GoodsIndex } from '../../../shop/goodsIndex';
import type { LocalizedText } from '../../../shop/text';
import { contentKinds } from '../catalogue/loadCatalogue';
import type { Query } from '../store/source';

type TranslatedFields<Fields> = Fields & { languageCode: LanguageCode };

/** Returns the translations of a row. `fields` returns the fields in one language. */
const translatedFields = <Fields>(fields: (language: keyof LocalizedText) => Fields): TranslatedFields<Fields>[] => [
  { languageCode: LanguageCode.en, ...fields('en') },
  { languageCode: LanguageCode.zh_Hans, ...fields('zh') },
];

/** Adds products, variants, prices and stock to Vendure, and the rest of the catalogue to our tables. */
export async function addProducts(
  app: INestApplicationContext,
  context: RequestContext,
  query: Query,
  goods: GoodsIndex,
): Promise<void> {
  for (const row of goods.goods) {
    const productId = await addProduct(app, context, goods, row);
    await query('INSERT INTO storefront.goods (id, product_id, row) VALUES ($1, $2, $3)', [
      row.id,
      productId,
      JSON.stringify(row),
    ]);
  }
  for (const kind of contentKinds)
    await query(`INSERT INTO storefront.content (kind, id, row) VALUES ('part', $1, $2)`, [
      kind,
      JSON.stringify(goods[kind]),
    ]);
}

async function addProduct(
  app: INestApplicationContext,
  context: RequestContext,
  goods: GoodsIndex,
  row: GoodsRow,
): Promise<ID> {
  const products = app.get(ProductService);
  const product = await products.create(context, {
    enabled: true,
    translations: translatedFields((language) => ({
      name: row.name[language],
      slug: language === 'en' ? row.id : `${row.id}-zh`,
      description: row.description[language],
    })),
  });
  const optionIds = new Map<string, ID>();
  for (const dimension of row.dimensions) {
    const group = await app.get(ProductOptionGroupService).create(context, {
      code: `${row.id}-${dimension.id}`,
      translations: translatedFields((language) => ({ name: dimension.name[language] })),
    });
    for (const value of dimension.values) {
      const option = await app.get(ProductOptionService).create(context, group, {
        code: `${row.id}-${dimension.id}-${value.id}`,
        translations: translatedFields((language) => ({ name: value.name[language] })),
      });
      optionIds.set(`${dimension.id}.${value.id}`, option.id);
    }
    await products.addOptionGroupToProduct(context, product.id, group.id);
  }
  await app.get(ProductVariantService).create(
    context,
    row.skus.map((sku) => {
      const skuText = goods.sku(sku.id)?.skuText;
      return {
        productId: product.id,
        sku: sku.id,
        price: sku.price,
        stockOnHand: sku.stock,
        outOfStockThreshold: 0,
        optionIds: Object.entries(sku.values).flatMap(
          ([dimension, value]) => optionIds.get(`${dimension}.${value}`) ?? [],
        ),
        translations: translatedFields((language) => ({
          name: [row.name[language], skuText?.[language]].filter(Boolean).join(' · '),
        })),
      };
    }),
  );
  return product.id;
}
