/** A presale product whose terms are shown: the one with the given id, or the newest one. */
import { useState } from 'react';
import { getGoodsList } from '@/api/goods';
import { getGoodsDetail } from '@/api/products';
import { useQuery } from '@/query/useQuery';
import { showPreSaleModalStorage } from '@/lib/storage';

/** Number of newest products that are searched: the API's maximum page size. */
const MAX_SEARCHED_PRODUCTS = 100;

/** Without a product there is an error, `isLoading`, or no presale product (`isNone`). */
export function usePresaleProduct(id: string | undefined) {
  const list = useQuery(
    getGoodsList,
    id === undefined ? { current: 1, pageSize: MAX_SEARCHED_PRODUCTS, sort: 'newest' } : undefined,
  );
  const requestedId = id ?? list.data?.list.find(({ badges }) => badges.includes('presale'))?.id;
  const detail = useQuery(getGoodsDetail, requestedId === undefined ? undefined : { id: requestedId });
  const goods = detail.data?.presale ? { ...detail.data, presale: detail.data.presale } : undefined;
  const isFound = requestedId !== undefined;
  return {
    goods,
    isNone: isFound ? detail.data?.presale === null : list.data !== undefined,
    error: isFound ? detail.error : list.error,
    isLoading: isFound ? detail.isLoading : list.isLoading,
    retry: isFound ? detail.refetch : list.refetch,
  };
}

/**
 * Whether the terms are shown before a purchase, and a function that changes it (spec section 3: 'false' is "not
 * again").
 */
export function usePresaleTermsShown(): { isShown: boolean; setIsShown: (isShown: boolean) => void } {
  const [isShown, setShown] = useState(() => showPreSaleModalStorage.read() !== 'false');
  const setIsShown = (next: boolean) => {
    showPreSaleModalStorage.write(next ? 'true' : 'false');
    setShown(next);
  };
  return { isShown, setIsShown };
}
