/** Serializes alerts. */
import type * as v from 'valibot';
import type { alert } from '../../src/api/alerts';
import type { CallContext } from '../context';
import { listAlertSkus, lowestPrice } from '../domain/alerts';
import type { AlertRow } from '../domain/rows';
import { textIn } from '../text';
import { toIsoTime, toIsoTimeOrNull } from '../time';
import { serializePicture } from './picture';

/** Serializes an alert with the current price (minor units). Returns undefined when the shop does not have its product any more. */
export function serializeAlert(context: CallContext, row: AlertRow): v.InferInput<typeof alert> | undefined {
  const { goods, language } = context;
  const skus = listAlertSkus(context, row);
  const [first] = skus;
  const entry = goods.entry(row.goodsId);
  if (!entry || !first) return undefined;
  const { id, kind, goodsId, skuId, priceBefore, setAt, firedAt } = row;
  const chosen = skuId === null ? undefined : goods.sku(skuId);
  return {
    id,
    kind,
    goodsId,
    skuId,
    name: textIn(entry.goods.name, language),
    skuText: chosen ? textIn(chosen.skuText, language) : '',
    picture: serializePicture(chosen?.sku.picture ?? entry.goods.picture, language),
    price: lowestPrice(skus),
    priceBefore,
    setAt: toIsoTime(setAt),
    firedAt: toIsoTimeOrNull(firedAt),
  };
}
