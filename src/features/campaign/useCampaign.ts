/** The landing of a campaign: what its banner says and gives, its goods without delivery, and all its other goods. */
import { useEffect, useMemo } from 'react';
import { getBanners, getGoodsList } from '@/api/homeCalls';
import type { GoodsCard } from '@/api/schema/goods';
import { usePagedList, type PagedList } from '@/hooks/usePagedList';
import { useRead } from '@/hooks/useRead';

/** As many goods without delivery as one page of the shop holds. */
const mostVirtual = 20;

/** The list without goods that stand above it already; asks on when nothing of a page is left. */
function useOthers(list: PagedList<GoodsCard>, virtualCount: number): PagedList<GoodsCard> {
  const { rows, hasMore, isLoadingMore, problem, loadMore } = list;
  const others = useMemo(() => rows.filter(({ isVirtual }) => !isVirtual), [rows]);
  const isSearching = others.length === 0 && hasMore && !problem;
  useEffect(() => {
    if (isSearching && !isLoadingMore && rows.length > 0) void loadMore();
  }, [isSearching, isLoadingMore, rows.length, loadMore]);
  return { ...list, rows: others, total: Math.max(others.length, list.total - virtualCount), isLoading: list.isLoading || isSearching };
}

/** `id` is undefined when the address names none. */
export function useCampaign(id: string | undefined) {
  const banners = useRead(getBanners, {}, { skipErrorHandler: true });
  const banner = banners.data?.list.find(({ target }) => target.kind === 'campaign' && target.id === id);
  const campaignId = banner ? id : undefined;
  const virtualGoods = useRead(getGoodsList, campaignId ? { campaignId, categoryId: 'virtual', pageSize: mostVirtual } : undefined, { skipErrorHandler: true });
  const all = usePagedList(getGoodsList, useMemo(() => (campaignId ? { campaignId } : undefined), [campaignId]));
  const goods = useOthers(all, virtualGoods.data?.total ?? 0);
  return {
    id,
    banner,
    intro: banner?.campaign?.intro ?? '',
    coupons: banner?.campaign?.coupons ?? [],
    virtualGoods,
    goods,
    /** Everything that belongs to it has no delivery: there is no further list to show. */
    hasOnlyVirtual: goods.rows.length === 0 && !goods.isLoading && !goods.problem && (virtualGoods.data?.total ?? 0) > 0,
    isGone: id === undefined || (banners.data !== undefined && !banner),
    problem: banners.problem,
    retry: banners.retry,
  };
}

export type Campaign = ReturnType<typeof useCampaign>;
