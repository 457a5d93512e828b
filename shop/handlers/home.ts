/** Handlers of `/api/home`: catalogue, recommendations, and the price of a pack (specification, 7). */
import type { homeCalls } from '../../src/api/calls';
import type { Handlers } from '../context';
import { pricePack } from '../domain/pricing';
import { recommendGoods } from '../domain/recommend';
import { findGoods, searchGoods, createCurrentGoodsReader } from '../domain/search';
import { suggestKeywords } from '../domain/suggestedKeywords';
import { paginate, toFullList } from '../pagination';
import { requireFound } from '../shopError';
import { serializeArticleHead } from '../serializers/article';
import {
  serializeBanner,
  serializeGoodsCard,
  serializeCategory,
  serializeFacets,
  serializeGoodsDetail,
} from '../serializers/goods';
import { serializePack } from '../serializers/order';

export const homeHandlers: Handlers<typeof homeCalls> = {
  getBanners: (context) => toFullList(context.goods.banners, (row) => serializeBanner(context, row)),

  getGoodsList(context, query) {
    const search = { ...query, language: context.language };
    const { found, correctedKeyword, matchedKeyword, categoryCounts, countFacets } = searchGoods(context, search);
    return {
      ...paginate(found, query, (one) => serializeGoodsCard(context, one)),
      ...(correctedKeyword && { correctedKeyword }),
      ...(matchedKeyword && { matchedKeyword }),
      ...(query.withSuggestions && { suggestedKeywords: suggestKeywords(context, query.keyword ?? '') }),
      ...(categoryCounts && { categoryCounts }),
      ...(query.withFacets && { facets: serializeFacets(context, countFacets()) }),
    };
  },

  getCategories: (context) => toFullList(context.goods.categories, (row) => serializeCategory(context, row)),

  getGoodsDetail(context, { id }) {
    const entry = requireFound(context.goods.entry(id), 'goodsUnknown');
    return serializeGoodsDetail(context, requireFound(createCurrentGoodsReader(context)(entry), 'goodsUnknown'));
  },

  recommendGoods: (context, input) =>
    paginate(recommendGoods(context, context.customer, input.goodsId), input, (found) =>
      serializeGoodsCard(context, found),
    ),

  getHelpList: (context, input) =>
    toFullList(
      context.goods.articles.filter((article) => article.kind === 'help'),
      (row) => serializeArticleHead(context, row, input),
    ),

  getVirtualGoods: (context) =>
    toFullList(
      findGoods(context, { sort: 'popular' }).filter(({ entry }) => entry.goods.isVirtual),
      (found) => serializeGoodsCard(context, found),
    ),

  packGoods: (context, input) => serializePack(context, pricePack(context, context.customer?.id ?? null, input)),
};
