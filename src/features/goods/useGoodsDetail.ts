/**
 * The details of goods: what they are, which combination is chosen, how many pieces, and whether that can be bought. What
 * was picked belongs to whoever shows the screen (it stands in the address); this hook makes sense of it.
 */
import { useMemo } from 'react';
import type { Problem } from '@/api/errors';
import type { GoodsDetail } from '@/api/schema/goods';
import { encodePackLines } from '@/domain/packLines';
import { picturesOf, pictureIndexOf } from './gallery';
import { choiceFor, chosenSku, type SkuChoice } from './skuChoice';
import { useGoods } from './useGoods';
import { quantityLimit, quantityWithin, whyNotBuy } from './whyNotBuy';

/** What a customer wants of goods. Untrusted: it may come from a link that somebody sent. */
export interface GoodsPick {
  skuId: string | undefined;
  quantity: number;
}

export interface GoodsDetailInput {
  /** Undefined when the address names none. */
  id: string | undefined;
  pick: GoodsPick;
  onPick: (pick: GoodsPick) => void;
}

const unknownGoods: Problem = { kind: 'business', errorCode: 'NOT_FOUND', message: '', data: undefined };

/** Without goods yet there is `problem` or `isLoading`. */
export function useGoodsDetail({ id, pick, onPick }: GoodsDetailInput) {
  const read = useGoods(id);
  const { data: goods } = read;
  const chosen = useMemo(() => (goods ? chosenOf(goods, pick, onPick) : undefined), [goods, pick, onPick]);
  return {
    /** The goods with the choice made among them; undefined until they have come. */
    chosen,
    problem: id === undefined ? unknownGoods : read.problem,
    isLoading: id !== undefined && read.isLoading,
    retry: read.retry,
  };
}

function chosenOf(goods: GoodsDetail, pick: GoodsPick, onPick: (pick: GoodsPick) => void) {
  const choice = choiceFor(goods, pick.skuId);
  const sku = chosenSku(goods, choice);
  const limit = quantityLimit(sku);
  const quantity = quantityWithin(pick.quantity, limit);
  const refusal = whyNotBuy(goods, sku);
  const pictures = picturesOf(goods);
  return {
    goods,
    choice,
    sku,
    quantity,
    limit,
    pictures,
    /** The picture that shows the chosen combination. */
    pictureIndex: pictureIndexOf(pictures, sku),
    whyNotBuy: refusal,
    canBuy: refusal === undefined,
    /** Nothing is left to decide: one combination, one piece. */
    isWithoutChoice: goods.dimensions.length === 0 && limit.most <= 1,
    /** What is bought, as the checkout takes it; empty when it cannot be bought. */
    lines: sku && refusal === undefined ? encodePackLines([{ skuId: sku.id, quantity }]) : '',
    choose: (next: SkuChoice) => onPick({ skuId: chosenSku(goods, next)?.id, quantity }),
    setQuantity: (next: number) => onPick({ skuId: sku?.id, quantity: quantityWithin(next, limit) }),
  };
}

export type ChosenGoods = ReturnType<typeof chosenOf>;
