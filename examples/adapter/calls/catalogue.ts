/** Home, categories, lists, search and product page. */
import { paginate, toFullList } from '../../../shop/pagination';
import { requireFound } from '../../../shop/shopError';
import { calls } from '../../../src/api/calls';
import type { GoodsSort } from '../../../src/api/goods';
import { stockOf, toCard } from '../catalogueReader';
import { serveCall, type Adapter } from '../context';
import type { EngineProduct } from '../engine';

/** Categories that have a banner, because engines have none. */
const MAX_BANNERS = 3;
/** Products of a banner. */
const MAX_BANNER_PICTURES = 3;

const priceOf = (product: EngineProduct) => toCard(product).price;

/** The rest of the sort orders is the engine's own. */
const comparisons: Partial<Record<GoodsSort, (one: EngineProduct, other: EngineProduct) => number>> = {
  newest: (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  priceUp: (one, other) => priceOf(one) - priceOf(other),
  priceDown: (one, other) => priceOf(other) - priceOf(one),
};

export function serveCatalogue(adapter: Adapter): void {
  const { engine, catalogue } = adapter;

  /** The products of a text in the order of the engine; all of them without a text. */
  async function search(keyword: string | undefined): Promise<readonly EngineProduct[]> {
    const products = await catalogue.products();
    if (!keyword?.trim()) return products;
    const byId = new Map(products.map((product) => [product.id, product]));
    return (await engine.search(keyword.trim())).flatMap((id) => byId.get(id) ?? []);
  }

  serveCall(adapter, calls.getCategories, async () => {
    const products = await catalogue.products();
    return toFullList(await engine.categories(), ({ id, name }) => {
      const own = products.filter(({ categoryId }) => categoryId === id);
      return { id, name, picture: own[0]?.pictures[0] ?? { src: '' }, goodsCount: own.length };
    });
  });

  serveCall(adapter, calls.getBanners, async () => {
    const products = await catalogue.products();
    const banners = (await engine.categories()).flatMap(({ id, name }) => {
      const pictures = products
        .filter(({ categoryId }) => categoryId === id)
        .flatMap((product) => product.pictures[0] ?? [])
        .slice(0, MAX_BANNER_PICTURES);
      const [first] = pictures;
      return first ? [{ id, title: name, pictures, hue: first.hue, target: { kind: 'category' as const, id } }] : [];
    });
    return toFullList(banners.slice(0, MAX_BANNERS), (banner) => banner);
  });

  serveCall(
    adapter,
    calls.getGoodsList,
    async ({ keyword, categoryId, campaignId, sort, priceFrom, priceTo, inStock, ...page }) => {
      const found = (await search(keyword)).filter((product) => {
        const price = priceOf(product);
        return price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity) && (!inStock || stockOf(product) > 0);
      });
      const listed = found.filter(
        (product) => campaignId === undefined && (categoryId ?? product.categoryId) === product.categoryId,
      );
      const compare = comparisons[sort];
      const counts = new Map<string, number>();
      for (const product of found)
        if (product.categoryId !== null) counts.set(product.categoryId, (counts.get(product.categoryId) ?? 0) + 1);
      return {
        ...paginate(compare ? listed.toSorted(compare) : listed, page, toCard),
        categoryCounts: [...counts].map(([id, count]) => ({ id, count })),
      };
    },
  );

  serveCall(adapter, calls.recommendGoods, async ({ goodsId, ...page }) => {
    const products = await catalogue.products();
    const shown = products.find(({ id }) => id === goodsId);
    const others = products.filter(({ id }) => id !== goodsId);
    const isRelated = ({ categoryId }: EngineProduct) => shown?.categoryId === categoryId;
    return paginate(
      shown ? [...others.filter(isRelated), ...others.filter((one) => !isRelated(one))] : others,
      page,
      toCard,
    );
  });

  // An engine sells what is delivered. Without the call the storefront shows no virtual products, too.
  serveCall(adapter, calls.getVirtualGoods, () => ({ list: [], total: 0 }));

  serveCall(adapter, calls.getGoodsDetail, async ({ id }) => {
    const product = requireFound(await engine.product(id), 'goodsUnknown');
    const category = (await engine.categories()).find((one) => one.id === product.categoryId);
    const card = toCard(product);
    return {
      ...card,
      categoryName: category?.name ?? '',
      gallery: product.pictures.length > 0 ? [...product.pictures] : [card.picture],
      dimensions: [...product.options],
      skus: product.skus.map(({ values, ...sku }) => ({ ...sku, values: { ...values } })),
      description: product.description,
    };
  });
}
