import { useDeferredValue } from 'react';
import { recommendGoods } from '@/api/homeCalls';
import type { GoodsCard } from '@/api/schema/goods';
import { pageSize } from '@/hooks/usePagedList';
import { useRead } from '@/hooks/useRead';

const nothing: readonly GoodsCard[] = [];

/** Goods that go well with others; a part of a screen that is whole without them. */
export function useRecommended(goodsId: string) {
  const { data: answer, problem, retry } = useRead(recommendGoods, { goodsId, current: 1, pageSize }, { skipErrorHandler: true });
  // Drawn bit by bit when they come: a slow device stays open to what its customer does with the goods.
  const data = useDeferredValue(answer);
  return { goods: data?.list ?? nothing, isLoading: !data && !problem, problem, retry };
}
