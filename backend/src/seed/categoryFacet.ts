/** The categories of the storefront as a facet of Vendure, with which administrators choose the category of a product. */
import type { INestApplicationContext } from '@nestjs/common';
import {
  FacetService,
  FacetValueService,
  LanguageCode,
  RequestContextService,
  type RequestContext,
} from '@vendure/core';
import type { CategoryRow } from '../../../shop/catalogueRows';
import { CATEGORY_FACET } from '../catalogue/vendureProducts';
import type { Query } from '../store/source';

/** The names of a category in the languages of Vendure. */
export const categoryTranslations = ({ en, zh }: CategoryRow['name']) => [
  { languageCode: LanguageCode.en, name: en },
  { languageCode: LanguageCode.zh_Hans, name: zh },
];

/** Adds the facet and the categories that it does not have, in the transaction of `ctx` when it is given. */
export async function addCategoryFacet(
  app: INestApplicationContext,
  query: Query,
  ctx?: RequestContext,
): Promise<void> {
  const context = ctx ?? (await app.get(RequestContextService).create({ apiType: 'admin' }));
  const facets = app.get(FacetService);
  const facet =
    (await facets.findByCode(context, CATEGORY_FACET, LanguageCode.en)) ??
    (await facets.create(context, {
      code: CATEGORY_FACET,
      isPrivate: false,
      translations: categoryTranslations({ en: 'Category', zh: '分类' }),
    }));
  const known = await query<{ code: string }>('SELECT code FROM facet_value WHERE "facetId" = $1', [facet.id]);
  const [content] = await query<{ row: readonly CategoryRow[] }>(
    `SELECT row FROM storefront.content WHERE kind = 'part' AND id = 'categories'`,
  );
  for (const { id, name } of content?.row ?? [])
    if (!known.some(({ code }) => code === id))
      await app
        .get(FacetValueService)
        .create(context, facet, { facetId: facet.id, code: id, translations: categoryTranslations(name) });
}
