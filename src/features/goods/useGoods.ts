import { getGoodsDetail } from '@/api/homeCalls';
import { useRead } from '@/hooks/useRead';

/** Reads goods by their id (spec section 7); without one nothing is asked. Whoever shows them says what went wrong. */
export const useGoods = (id: string | undefined) => useRead(getGoodsDetail, id === undefined ? undefined : { id }, { skipErrorHandler: true });
