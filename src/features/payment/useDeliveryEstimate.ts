/**
 * When an order arrives. Orders do not contain a date, so it is taken from their products: the latest day of all lines.
 * If a request fails, the date is left out until the network or the user comes back; no content waits for it.
 */
import { useRequest } from 'ahooks';
import { useEffect } from 'react';
import { getGoodsDetail, type GoodsDetail } from '@/api/products';
import type { Order } from '@/api/orders';
import { useTranslation } from '@/hooks/useTranslation';
import { onUserOrNetworkReturn } from '@/lib/connection';
import { fetchQuery } from '@/query/fetchQuery';

export interface DeliveryEstimate {
  /** `ships`: day from which presale products are sent. `arrives`: day on which everything has arrived. */
  kind: 'arrives' | 'ships';
  /** `YYYY-MM-DD`. */
  day: string;
}

/** Maximum number of products to fetch; one sentence is not worth more requests. */
const MAX_PRODUCTS = 6;

/** The latest day of all lines; presale products come last. Undefined when a line has no date. */
export function latestArrival(
  goods: readonly Pick<GoodsDetail, 'presale' | 'delivery'>[],
): DeliveryEstimate | undefined {
  const last = (days: string[]) => [...days].sort()[days.length - 1];
  const ships = last(goods.flatMap(({ presale }) => presale?.shipsOn ?? []));
  if (ships) return { kind: 'ships', day: ships };
  const arrivals = goods.flatMap(({ delivery }) => delivery?.arrivesOn ?? []);
  const arrives = arrivals.length === goods.length ? last(arrivals) : undefined;
  return arrives ? { kind: 'arrives', day: arrives } : undefined;
}

/** Fetches while the order is `isWanted`. Undefined until it is known, and for orders without delivery. */
export function useDeliveryEstimate(order: Order | undefined, isEnabled: boolean): DeliveryEstimate | undefined {
  const ids = [...new Set(order?.lines.filter(({ isVirtual }) => !isVirtual).map(({ goodsId }) => goodsId))];
  const key = isEnabled && ids.length > 0 && ids.length <= MAX_PRODUCTS ? JSON.stringify(ids) : '';
  const { language } = useTranslation();
  const { data, error, refresh } = useRequest(
    async () => {
      const products = await Promise.all(ids.map((id) => fetchQuery(getGoodsDetail, { id }, language)));
      return { key, estimate: latestArrival(products) };
    },
    { ready: key !== '', refreshDeps: [key, language], onError: () => undefined },
  );
  useEffect(
    () => (error ? onUserOrNetworkReturn((sign) => sign !== 'response' && refresh()) : undefined),
    [error, refresh],
  );
  return data?.key === key ? data.estimate : undefined;
}
