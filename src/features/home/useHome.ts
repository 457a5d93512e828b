/** The home page: each part is fetched separately, so that a failed request leaves the others working. */
import { useCallback, useMemo } from 'react';
import { getArticle } from '@/api/articles';
import { getBanners, getCategories, getGoodsList, getVirtualGoods, recommendGoods } from '@/api/goods';
import { usePaginatedQuery } from '@/query/usePaginatedQuery';
import { useQuery } from '@/query/useQuery';
import { invalidateQueries } from '@/query/queryCache';
import { splitBanners } from './splitBanners';

/** Sort orders of the home page's products; none is the shop's recommendation. */
export const homeSorts = ['popular', 'newest', 'priceUp'] as const;
export type HomeSort = (typeof homeSorts)[number];

const noHallFilters = {};
/** The input of a call of the home page; undefined, so that it waits, when shop.config.ts leaves out its section. */
const inputIf = (isUsed: boolean) => (isUsed ? noHallFilters : undefined);

export function useHome(sort?: HomeSort) {
  const banners = useQuery(getBanners, inputIf(!SHOP.home || SHOP.home.uses.banners || SHOP.home.uses.campaigns));
  const categories = useQuery(getCategories, inputIf(!SHOP.home || SHOP.home.uses.categories));
  const virtualGoods = useQuery(getVirtualGoods, inputIf(!SHOP.home || SHOP.home.uses.digital));
  const picked = usePaginatedQuery(recommendGoods, inputIf(!sort && (!SHOP.home || SHOP.home.uses.products)));
  const sorted = usePaginatedQuery(
    getGoodsList,
    useMemo(() => (sort ? { sort } : undefined), [sort]),
  );
  const goods = sort ? sorted : picked;

  const { refetch: retryBanners } = banners;
  const { refetch: retryCategories } = categories;
  const { refetch: retryVirtual } = virtualGoods;
  const { refetch: reload } = goods;
  /** Refetches everything; resolves when the products have loaded. */
  const refresh = useCallback(async () => {
    retryBanners();
    retryCategories();
    retryVirtual();
    if (SHOP.home) invalidateQueries(getGoodsList, getArticle);
    if (!SHOP.home || SHOP.home.uses.products) await reload();
  }, [retryBanners, retryCategories, retryVirtual, reload]);

  const bannerList = banners.data?.list;
  const { stage, campaigns } = useMemo(() => {
    const list = bannerList ?? [];
    const areTogether = !SHOP.home || (SHOP.home.uses.banners && SHOP.home.uses.campaigns);
    return areTogether ? splitBanners(list) : { stage: list, campaigns: list };
  }, [bannerList]);
  const isFirstScreenReady = !banners.isLoading && !categories.isLoading && !virtualGoods.isLoading;
  return { banners, stage, campaigns, categories, virtualGoods, goods, refresh, isFirstScreenReady };
}

export type Home = ReturnType<typeof useHome>;
