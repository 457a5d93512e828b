/** The home page: each part is fetched separately, so that a failed request leaves the others working. */
import { useCallback, useMemo } from 'react';
import { getBanners, getCategories, getGoodsList, getVirtualGoods, recommendGoods } from '@/api/goods';
import { usePaginatedQuery } from '@/query/usePaginatedQuery';
import { useQuery } from '@/query/useQuery';
import { splitBanners } from './splitBanners';

/** Sort orders of the home page's products; none is the shop's recommendation. */
export const homeSorts = ['popular', 'newest', 'priceUp'] as const;
export type HomeSort = (typeof homeSorts)[number];

const noHallFilters = {};

export function useHome(sort?: HomeSort) {
  const banners = useQuery(getBanners, noHallFilters);
  const categories = useQuery(getCategories, noHallFilters);
  const virtualGoods = useQuery(getVirtualGoods, noHallFilters);
  const picked = usePaginatedQuery(recommendGoods, sort ? undefined : noHallFilters);
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
    await reload();
  }, [retryBanners, retryCategories, retryVirtual, reload]);

  const bannerList = banners.data?.list;
  const { stage, campaigns } = useMemo(() => splitBanners(bannerList ?? []), [bannerList]);
  const isFirstScreenReady = !banners.isLoading && !categories.isLoading && !virtualGoods.isLoading;
  return { banners, stage, campaigns, categories, virtualGoods, goods, refresh, isFirstScreenReady };
}

export type Home = ReturnType<typeof useHome>;
