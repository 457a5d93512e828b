/** A campaign: its banner and coupons, its virtual products, and its other products. */
import { useEffect, useMemo } from 'react';
import { getBanners, getGoodsList, type GoodsCard } from '@/api/goods';
import { usePaginatedQuery, type PaginatedQuery } from '@/query/usePaginatedQuery';
import { useClaimableCoupons } from '@/features/coupons/useClaimableCoupons';
import { useQuery } from '@/query/useQuery';

/** Size of an API page; all virtual products of a campaign fit into one. */
const VIRTUAL_PRODUCTS_PAGE_SIZE = 20;

/**
 * The list without the virtual products, which are shown above. Fetches the next page when nothing of a page is left.
 */
function useOtherProducts(list: PaginatedQuery<GoodsCard>, virtualCount: number): PaginatedQuery<GoodsCard> {
  const { rows, hasMore, isLoadingMore, error, loadMore } = list;
  const others = useMemo(() => rows.filter(({ isVirtual }) => !isVirtual), [rows]);
  const isSearching = others.length === 0 && hasMore && !error;
  useEffect(() => {
    if (isSearching && !isLoadingMore && rows.length > 0) void loadMore();
  }, [isSearching, isLoadingMore, rows.length, loadMore]);
  return {
    ...list,
    rows: others,
    total: Math.max(others.length, list.total - virtualCount),
    isLoading: list.isLoading || isSearching,
  };
}

/** `id` is undefined when the URL has none. */
export function useCampaign(id: string | undefined) {
  const banners = useQuery(getBanners, {});
  const banner = banners.data?.list.find(({ target }) => target.kind === 'campaign' && target.id === id);
  const campaignId = banner ? id : undefined;
  const virtualGoods = useQuery(
    getGoodsList,
    campaignId ? { campaignId, categoryId: 'virtual', pageSize: VIRTUAL_PRODUCTS_PAGE_SIZE } : undefined,
  );
  const all = usePaginatedQuery(
    getGoodsList,
    useMemo(() => (campaignId ? { campaignId } : undefined), [campaignId]),
  );
  const coupons = useClaimableCoupons(banner?.campaign?.coupons);
  const goods = useOtherProducts(all, virtualGoods.data?.total ?? 0);
  return {
    id,
    banner,
    /** The banners of all campaigns that are running. */
    running: banners.data?.list.filter(({ target }) => target.kind === 'campaign') ?? [],
    intro: banner?.campaign?.intro ?? '',
    coupons,
    virtualGoods,
    goods,
    /** All products of the campaign are virtual: the second list is not shown. */
    hasOnlyVirtual: goods.rows.length === 0 && !goods.isLoading && !goods.error && (virtualGoods.data?.total ?? 0) > 0,
    /** The URL names no campaign. */
    isUnnamed: id === undefined,
    isGone: id === undefined || (banners.data !== undefined && !banner),
    error: banners.error,
    retry: banners.refetch,
    /** Fetches the banner, its coupons and its products again. */
    refresh: () => Promise.all([banners.refetch(), virtualGoods.refetch(), all.refetch()]),
  };
}

export type Campaign = ReturnType<typeof useCampaign>;
