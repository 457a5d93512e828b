import { recommendGoods } from '@/api/homeCalls';
import type { GoodsCard } from '@/api/schema/goods';
import { pageSize } from '@/hooks/usePagedList';
import { useRead } from '@/hooks/useRead';

/**
 * Goods that go well with others. They are an extra: when they cannot be had the screen is whole without them, and nobody
 * is told.
 */
export function useRecommended(goodsId: string): { goods: readonly GoodsCard[]; isLoading: boolean } {
  const { data, isLoading, problem } = useRead(recommendGoods, { goodsId, current: 1, pageSize }, { skipErrorHandler: true });
  return { goods: data?.list ?? [], isLoading: isLoading && !problem };
}
