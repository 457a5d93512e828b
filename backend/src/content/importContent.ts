/** Puts content from a file into the database, as a whole or not at all. */
import { isDeepStrictEqual } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import {
  FacetValueService,
  Order,
  RequestContextService,
  TransactionalConnection,
  type RequestContext,
} from '@vendure/core';
import { normalizeRedeemCode } from '../../../shop/domain/redeemCodes';
import { DAY_MS } from '../../../shop/time';
import { contentKinds } from '../catalogue/loadCatalogue';
import { CATEGORY_FACET } from '../catalogue/vendureProducts';
import { addCategoryFacet, categoryTranslations } from '../seed/categoryFacet';
import { queryOf } from '../store/runInTransaction';
import type { Query } from '../store/source';
import { checkContent } from './checkContent';
import type { ContentMistake } from './contentFile';
import type { Content, ProductDetails } from './contentSchema';
import { readContent, type StoredContent } from './readContent';

/** The content has mistakes; nothing was changed. */
export class ContentMistakes extends Error {
  constructor(readonly mistakes: readonly ContentMistake[]) {
    super(mistakes.map(({ field, says }) => `${field}: ${says}`).join('\n'));
  }
}

/** Ends the transaction of a check. */
class RollbackAfterCheck extends Error {
  constructor(readonly changed: readonly string[]) {
    super();
  }
}

/**
 * Checks the content and writes what differs. Returns the names of the parts and products that changed, or that would with
 * `isCheck`. Throws ContentMistakes.
 */
export async function importContent(
  app: INestApplicationContext,
  content: Content,
  { isCheck = false } = {},
): Promise<readonly string[]> {
  const connection = app.get(TransactionalConnection);
  const context = await app.get(RequestContextService).create({ apiType: 'admin' });
  try {
    return await connection.withTransaction(context, async (ctx) => {
      const runner = connection.getRepository(ctx, Order).manager.queryRunner;
      if (!runner) throw new Error('A transaction has a connection.');
      const query = queryOf(runner);
      // One import after the other. Servers read meanwhile what was there before.
      await query('LOCK TABLE storefront.content, storefront.goods IN SHARE ROW EXCLUSIVE MODE');
      const stored = await readContent(query);
      const mistakes = await checkContent(query, content, stored);
      if (mistakes.length > 0) throw new ContentMistakes(mistakes);
      const changed = [
        ...(await writeParts(query, content, stored)),
        ...(await writeProducts(query, content.products, stored)),
      ];
      if (changed.includes('redeemCodes')) await writeRedeemCodes(query, content, stored);
      if (changed.includes('categories')) await writeCategories(app, ctx, query, content, stored);
      if (isCheck) throw new RollbackAfterCheck(changed);
      return changed;
    });
  } catch (error) {
    if (error instanceof RollbackAfterCheck) return error.changed;
    throw error;
  }
}

/** Only what differs is written: each statement makes the servers read the content again. */
async function writeParts(query: Query, content: Content, { parts }: StoredContent): Promise<string[]> {
  const changed = contentKinds.filter((kind) => !isDeepStrictEqual(content[kind], parts[kind]));
  for (const kind of changed)
    await query(`UPDATE storefront.content SET row = $2::jsonb WHERE kind = 'part' AND id = $1`, [
      kind,
      JSON.stringify(content[kind]),
    ]);
  return changed;
}

async function writeProducts(
  query: Query,
  products: readonly ProductDetails[],
  { products: storedProducts }: StoredContent,
): Promise<string[]> {
  const stored = new Map(storedProducts.map((one) => [one.details.id, one]));
  const changed: string[] = [];
  for (const { skus, ...details } of products) {
    const own = stored.get(details.id);
    if (!own || isDeepStrictEqual({ ...details, skus: { ...own.details.skus, ...skus } }, own.details)) continue;
    const { row } = own;
    const written =
      row && 'skus' in row
        ? { ...row, ...details, skus: row.skus.map((sku) => ({ ...sku, ...skus[sku.id] })) }
        : details;
    await query(
      `INSERT INTO storefront.goods (id, product_id, row) VALUES ($1, $2, $3::jsonb)
       ON CONFLICT (id) DO UPDATE SET row = excluded.row`,
      [details.id, own.productId, JSON.stringify(written)],
    );
    changed.push(`product ${details.id}`);
  }
  return changed;
}

/** Codes that are new or changed in the file get its uses; all others keep those that are left of them. */
async function writeRedeemCodes(query: Query, { redeemCodes, openedAt }: Content, { parts }: StoredContent) {
  const before = new Map(parts.redeemCodes.map((one) => [normalizeRedeemCode(one.code), one]));
  for (const { untilDay, ...code } of redeemCodes) {
    const id = normalizeRedeemCode(code.code);
    const own = before.get(id);
    before.delete(id);
    if (own && isDeepStrictEqual(own, { ...code, untilDay })) continue;
    const { name, reward, usesLeft } = code;
    await query(
      `INSERT INTO storefront.redeem_code (id, row) VALUES ($1, $2::jsonb) ON CONFLICT (id) DO UPDATE SET row = excluded.row`,
      [id, JSON.stringify({ id, name, reward, usesLeft, validUntil: openedAt + untilDay * DAY_MS })],
    );
  }
  await query('DELETE FROM storefront.redeem_code WHERE id = ANY($1)', [[...before.keys()]]);
}

/** The values of the facet with which the administration chooses the category of a product. */
async function writeCategories(
  app: INestApplicationContext,
  ctx: RequestContext,
  query: Query,
  { categories }: Content,
  { parts }: StoredContent,
): Promise<void> {
  await addCategoryFacet(app, query, ctx);
  const values = await query<{ id: number; code: string }>(
    `SELECT value.id, value.code FROM facet_value AS value JOIN facet ON facet.id = value."facetId" AND facet.code = $1`,
    [CATEGORY_FACET],
  );
  const service = app.get(FacetValueService);
  for (const before of parts.categories) {
    const value = values.find(({ code }) => code === before.id);
    const category = categories.find(({ id }) => id === before.id);
    if (value && !category) await service.delete(ctx, value.id, true);
    else if (value && category && !isDeepStrictEqual(category.name, before.name))
      await service.update(ctx, { id: value.id, translations: categoryTranslations(category.name) });
  }
}
