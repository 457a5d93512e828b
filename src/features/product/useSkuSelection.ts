/**
 * The selection in the URL: product id, variant and quantity. Changes are written back, so that reload and sharing keep
 * them.
 */
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { MAX_PIECES } from '@/domain/packLines';
import { queryId, queryNumber } from '@/lib/searchParams';
import { useSearchParams } from '@/hooks/useSearchParams';

interface SkuSelectionState {
  skuId: string | undefined;
  quantity: number;
}

const isSameSelection = (one: SkuSelectionState, other: SkuSelectionState) =>
  one.skuId === other.skuId && one.quantity === other.quantity;

/**
 * `isLayerOpen`: a selection made in a modal is stored in the modal's history entry, and copied to the entry below when
 * the modal closes.
 */
export function useSkuSelection(isModalOpen: boolean): {
  id: string | undefined;
  pick: SkuSelectionState;
  setPick: (pick: SkuSelectionState) => void;
} {
  const { query, changeQuery } = useSearchParams();
  const id = queryId(query['id']);
  const skuId = queryId(query['sku']);
  const quantity = queryNumber(query['quantity'], 1, MAX_PIECES) ?? 1;
  const pick = useMemo(() => ({ skuId, quantity }), [skuId, quantity]);
  const setPick = useCallback(
    (next: SkuSelectionState) =>
      changeQuery({ sku: next.skuId, quantity: next.quantity > 1 ? String(next.quantity) : undefined }),
    [changeQuery],
  );

  const inModal = useRef<{ id: string | undefined; pick: SkuSelectionState }>(undefined);
  useLayoutEffect(() => {
    if (isModalOpen) {
      inModal.current = { id, pick };
      return;
    }
    const left = inModal.current;
    inModal.current = undefined;
    if (left && left.id === id && !isSameSelection(left.pick, pick)) setPick(left.pick);
  }, [isModalOpen, id, pick, setPick]);

  return { id, pick, setPick };
}
