/**
 * What of goods the address asks for: id, combination, number of pieces. It is written back as the customer picks, so that
 * reload and sharing keep it.
 */
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { mostPieces } from '@/domain/packLines';
import { queryId, queryNumber } from '@/domain/query';
import { useQuery } from './useQuery';

interface Pick {
  skuId: string | undefined;
  quantity: number;
}

const sameAs = (one: Pick, other: Pick) => one.skuId === other.skuId && one.quantity === other.quantity;

/**
 * `isLayerOpen`: what is picked in a layer stands in the layer's own history entry; when the layer closes, the entry below
 * gets it too.
 */
export function useGoodsPick(isLayerOpen: boolean): { id: string | undefined; pick: Pick; setPick: (pick: Pick) => void } {
  const { query, changeQuery } = useQuery();
  const id = queryId(query['id']);
  const skuId = queryId(query['sku']);
  const quantity = queryNumber(query['quantity'], 1, mostPieces) ?? 1;
  const pick = useMemo(() => ({ skuId, quantity }), [skuId, quantity]);
  const setPick = useCallback(
    (next: Pick) => changeQuery({ sku: next.skuId, quantity: next.quantity > 1 ? String(next.quantity) : undefined }),
    [changeQuery],
  );

  const inLayer = useRef<{ id: string | undefined; pick: Pick }>(undefined);
  useLayoutEffect(() => {
    if (isLayerOpen) {
      inLayer.current = { id, pick };
      return;
    }
    const left = inLayer.current;
    inLayer.current = undefined;
    if (left && left.id === id && !sameAs(left.pick, pick)) setPick(left.pick);
  }, [isLayerOpen, id, pick, setPick]);

  return { id, pick, setPick };
}
