/** The home page: each part is read by itself, so that one broken call leaves the others working. */
import { useCallback, useMemo } from 'react';
import { getBanners, getCategories, getGoodsList, getVirtualGoods, recommendGoods } from '@/api/homeCalls';
import { usePagedList } from '@/hooks/usePagedList';
import { useRead } from '@/hooks/useRead';
import { splitBanners } from './splitBanners';

/** How the goods of the home page may be sorted; none means picked for the customer. */
export const homeSorts = ['popular', 'newest', 'priceUp'] as const;
export type HomeSort = (typeof homeSorts)[number];

const everything = {};

export function useHome(sort?: HomeSort) {
  const banners = useRead(getBanners, everything);
  const categories = useRead(getCategories, everything);
  const virtualGoods = useRead(getVirtualGoods, everything);
  const picked = usePagedList(recommendGoods, sort ? undefined : everything);
  const sorted = usePagedList(getGoodsList, useMemo(() => (sort ? { sort } : undefined), [sort]));
  const goods = sort ? sorted : picked;

  const { retry: retryBanners } = banners;
  const { retry: retryCategories } = categories;
  const { retry: retryVirtual } = virtualGoods;
  const { reload } = goods;
  /** Asks for everything anew; resolves when the goods have come. */
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
