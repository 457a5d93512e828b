/** The filters while a customer sets them, before they are shown, and how many goods would be left. */
import { useDebounce } from 'ahooks';
import { useState } from 'react';
import { getGoodsList } from '@/api/homeCalls';
import { useRead } from '@/hooks/useRead';
import { questionOfHall, type HallFilters } from './hallFilters';
import { usePriceRange } from './usePriceRange';

/** Ms without a change after which the shop is asked how many are left. */
const countPause = 300;

/** Starts from the filters that are shown, anew wherever it is mounted. */
export function useFilterDraft(filters: HallFilters) {
  const prices = usePriceRange(filters);
  const [isInStock, setInStock] = useState(filters.isInStock);

  const wanted: HallFilters | undefined = prices.range && { ...filters, ...prices.range, isInStock };
  const question = wanted && questionOfHall(wanted);
  const settled = useDebounce(JSON.stringify(question), { wait: countPause });
  const isSettled = settled === JSON.stringify(question);
  const { data } = useRead(getGoodsList, question && isSettled ? { ...question, current: 1, pageSize: 1 } : undefined, { skipErrorHandler: true });
  return {
    prices,
    isInStock,
    setInStock,
    /** What would be shown; undefined while a price is at fault. */
    wanted,
    /** How many goods that would be; undefined while it is not known. */
    count: question && isSettled ? data?.total : undefined,
    clear: () => {
      prices.type({ from: '', to: '' });
      setInStock(false);
    },
  };
}
