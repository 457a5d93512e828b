/**
 * When the goods of an order come: an order does not say it, its goods do. The latest of all lines counts. A day that
 * cannot be had is left out; nothing on the screen waits for it.
 */
import { useEffect, useState } from 'react';
import { callShop } from '@/api/client';
import { getGoodsDetail } from '@/api/homeCalls';
import type { GoodsDetail } from '@/api/schema/goods';
import type { Order } from '@/api/schema/order';

export interface ArrivalDay {
  /** `ships`: presale goods, the day from which they are sent. `arrives`: the day on which everything is there. */
  kind: 'arrives' | 'ships';
  /** `YYYY-MM-DD`. */
  day: string;
}

/** More goods than this are not asked for: one sentence is not worth more requests. */
const mostGoods = 6;

/** The latest day of all; presale goods come after everything else. Undefined when a line says nothing. */
export function latestArrival(goods: readonly Pick<GoodsDetail, 'presale' | 'delivery'>[]): ArrivalDay | undefined {
  const last = (days: string[]) => [...days].sort()[days.length - 1];
  const ships = last(goods.flatMap(({ presale }) => presale?.shipsOn ?? []));
  if (ships) return { kind: 'ships', day: ships };
  const arrivals = goods.flatMap(({ delivery }) => delivery?.arrivesOn ?? []);
  const arrives = arrivals.length === goods.length ? last(arrivals) : undefined;
  return arrives ? { kind: 'arrives', day: arrives } : undefined;
}

/** Asks while the order is `isWanted`; undefined until it is known, and for orders without delivery. */
export function useArrivalDay(order: Order | undefined, isWanted: boolean): ArrivalDay | undefined {
  const ids = [...new Set(order?.lines.filter(({ isVirtual }) => !isVirtual).map(({ goodsId }) => goodsId))];
  const key = isWanted && ids.length <= mostGoods ? ids.join() : '';
  const [known, setKnown] = useState<{ key: string; arrival: ArrivalDay | undefined }>();

  useEffect(() => {
    if (!key) return;
    let isCurrent = true;
    const ask = (id: string) => callShop(getGoodsDetail, { id }, { skipErrorHandler: true });
    Promise.all(key.split(',').map(ask)).then(
      (goods) => isCurrent && setKnown({ key, arrival: latestArrival(goods) }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return known?.key === key ? known.arrival : undefined;
}
