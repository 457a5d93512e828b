/** Goods in presale to show the terms of: those with the given id, or the newest that the shop has. */
import { useState } from 'react';
import { getGoodsDetail, getGoodsList } from '@/api/homeCalls';
import { useRead } from '@/hooks/useRead';
import { showPreSaleModalSlot } from '@/storage';

/** How many of the newest goods are looked through: the longest page that the shop gives. */
const searched = 100;

/** Without goods there is `problem`, `isLoading`, or nothing in presale (`isNone`). */
export function usePresaleGoods(id: string | undefined) {
  const list = useRead(getGoodsList, id === undefined ? { current: 1, pageSize: searched, sort: 'newest' } : undefined, { skipErrorHandler: true });
  const wantedId = id ?? list.data?.list.find(({ badges }) => badges.includes('presale'))?.id;
  const detail = useRead(getGoodsDetail, wantedId === undefined ? undefined : { id: wantedId }, { skipErrorHandler: true });
  const goods = detail.data?.presale ? { ...detail.data, presale: detail.data.presale } : undefined;
  const isFound = wantedId !== undefined;
  return {
    goods,
    isNone: isFound ? detail.data?.presale === null : list.data !== undefined,
    problem: isFound ? detail.problem : list.problem,
    isLoading: isFound ? detail.isLoading : list.isLoading,
    retry: isFound ? detail.retry : list.retry,
  };
}

/** Whether the terms are shown before a purchase, and the way to change it (spec section 3: 'false' is "not again"). */
export function usePresaleTermsShown(): { isShown: boolean; setIsShown: (isShown: boolean) => void } {
  const [isShown, setShown] = useState(() => showPreSaleModalSlot.read() !== 'false');
  const setIsShown = (next: boolean) => {
    showPreSaleModalSlot.write(next ? 'true' : 'false');
    setShown(next);
  };
  return { isShown, setIsShown };
}
