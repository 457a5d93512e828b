/** The catalogue calls, and the quote of a pack. */
import type * as calls from '../../../src/api/homeCalls';
import type { HandlersOf } from '../context';
import { pricePack } from '../domain/pricing';
import { recommended } from '../domain/recommend';
import { findGoods, goodsViewer } from '../domain/search';
import { pageOf, wholeList } from '../listPage';
import { foundOr } from '../shopError';
import { showArticleHead } from '../show/article';
import { showBanner, showCard, showCategory, showDetail } from '../show/goods';
import { showPack } from '../show/order';

export const homeHandlers: HandlersOf<typeof calls> = {
  getBanners: (context) => wholeList(context.goods.banners, (row) => showBanner(context, row)),

  getGoodsList: (context, query) => pageOf(findGoods(context, query), query, (found) => showCard(context, found)),

  getCategories: (context) => wholeList(context.goods.categories, (row) => showCategory(context, row)),

  getGoodsDetail(context, { id }) {
    const entry = foundOr(context.goods.entry(id), 'goodsUnknown');
    return showDetail(context, foundOr(goodsViewer(context)(entry), 'goodsUnknown'));
  },

  recommendGoods: (context, input) => pageOf(recommended(context, context.customer, input.goodsId), input, (found) => showCard(context, found)),

  getHelpList: (context) =>
    wholeList(
      context.goods.articles.filter((article) => article.kind === 'help'),
      (row) => showArticleHead(context, row),
    ),

  getVirtualGoods: (context) =>
    wholeList(
      findGoods(context, { sort: 'popular' }).filter(({ entry }) => entry.goods.isVirtual),
      (found) => showCard(context, found),
    ),

  packGoods: (context, input) => showPack(context, pricePack(context, context.customer?.id ?? null, input)),
};
