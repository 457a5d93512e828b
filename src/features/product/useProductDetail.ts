/**
 * The product page: the product, the chosen variant, the quantity, and whether it can be bought. The caller stores the
 * selection (in the URL); this hook validates it.
 */
import { startTransition, useMemo } from 'react';
import type { GoodsDetail } from '@/api/products';
import { encodePackLines } from '@/domain/packLines';
import { picturesOf, pictureIndexOf } from './gallery';
import { choiceForRequestedSku, chosenSku, type SkuChoice } from '@/domain/skuChoice';
import { useProduct } from './useProduct';
import { quantityLimit, quantityWithin, getPurchaseError } from '@/domain/getPurchaseError';

/** The selection of a customer. Untrusted, because it may come from a link. */
export interface SkuSelection {
  skuId: string | undefined;
  quantity: number;
}

export interface GoodsDetailInput {
  /** Undefined when the URL has none. */
  id: string | undefined;
  pick: SkuSelection;
  onPick: (pick: SkuSelection) => void;
}

/** Without a product there is an error, `isLoading`, or no id. */
export function useProductDetail({ id, pick, onPick }: GoodsDetailInput) {
  const read = useProduct(id);
  const { data: goods } = read;
  const chosen = useMemo(() => (goods ? chosenOf(goods, pick, onPick) : undefined), [goods, pick, onPick]);
  return {
    /** The product with the selection; undefined until it is loaded. */
    chosen,
    error: read.error,
    isLoading: id !== undefined && read.isLoading,
    retry: read.refetch,
  };
}

function chosenOf(goods: GoodsDetail, pick: SkuSelection, onPick: (pick: SkuSelection) => void) {
  const choice = choiceForRequestedSku(goods, pick.skuId);
  const sku = chosenSku(goods, choice);
  const limit = quantityLimit(sku);
  const quantity = quantityWithin(pick.quantity, limit);
  const refusal = getPurchaseError(goods, sku);
  return {
    goods,
    choice,
    sku,
    quantity,
    limit,
    pictures: picturesOf(goods),
    /** Index of the chosen variant's picture. */
    pictureIndex: pictureIndexOf(goods, sku),
    purchaseError: refusal,
    /** The chosen variant, or every one, is sold out: the page leads to similar products. */
    isSoldOut: refusal === 'soldOut' || refusal === 'skuSoldOut',
    /** What an alert waits for: the chosen variant, or null for any one while all are sold out and none was chosen. */
    alertSkuId: refusal === 'soldOut' && goods.skus.length > 1 && pick.skuId === undefined ? null : (sku?.id ?? null),
    canBuy: refusal === undefined,
    /** Nothing to choose: one variant, at most one piece. */
    isWithoutChoice: goods.dimensions.length === 0 && limit.max <= 1,
    /** The pack line for the checkout's URL; empty when it cannot be bought. */
    lines: sku && refusal === undefined ? encodePackLines([{ skuId: sku.id, quantity }]) : '',
    /** The page follows in a transition; the options themselves show the choice at once. */
    choose: (next: SkuChoice) => startTransition(() => onPick({ skuId: chosenSku(goods, next)?.id, quantity })),
    setQuantity: (next: number) => onPick({ skuId: sku?.id, quantity: quantityWithin(next, limit) }),
  };
}

export type ChosenProduct = ReturnType<typeof chosenOf>;
