/** Choosing another combination of kept goods. */
import { useState } from 'react';
import { getGoodsDetail } from '@/api/homeCalls';
import type { CollectedLine } from '@/domain/collected';
import { choiceFor, chosenSku, type SkuChoice } from '@/features/goods/skuChoice';
import { useRead } from '@/hooks/useRead';

/** Begins with the combination of the line, or with the first that can be had when that is no longer made. */
export function useSkuChange(line: CollectedLine) {
  const { data: goods, problem, retry } = useRead(getGoodsDetail, { id: line.goodsId }, { skipErrorHandler: true });
  const [picked, setPicked] = useState<SkuChoice>();
  const choice = goods && (picked ?? choiceFor(goods, line.skuId));
  const sku = goods && choice && chosenSku(goods, choice);
  return {
    goods,
    problem,
    retry,
    choice,
    choose: setPicked,
    sku,
    /** The line with the chosen combination; undefined while that cannot be had. */
    wanted: goods && sku && sku.stock > 0 ? { goodsId: goods.id, skuId: sku.id, quantity: line.quantity, price: sku.price } : undefined,
  };
}
