/** Alerts of a demo account: an option that is back, a price that dropped, and one that waits. */
import type { SkuEntry } from '../../shop/goodsIndex';
import type { ShopContext } from '../../shop/context';
import type { AlertRow, CustomerRow } from '../../shop/domain/rows';
import { getStock } from '../../shop/domain/stock';
import { newId } from '../../shop/random';
import { DAY_MS, HOUR_MS } from '../../shop/time';

/**
 * Adds the alerts, for products of the catalogue that fit. The rows are written as they would be by now, because neither stock nor prices of
 * the catalogue have a past.
 */
export function seedAlerts(context: ShopContext, { id: customerId }: CustomerRow): void {
  const { configuration, database, goods, now, random } = context;
  if (!configuration.features.alerts) return;
  const entries = goods
    .sorted('popular')
    .flatMap(({ goods: one }) => one.skus.flatMap(({ id }) => goods.sku(id) ?? []));
  const isLeft = ({ sku }: SkuEntry) => getStock(context, sku.id).left > 0;
  const addAlert = (found: SkuEntry | undefined, row: Pick<AlertRow, 'kind' | 'priceBefore' | 'setAt' | 'firedAt'>) => {
    if (!found) return;
    const id = newId(random, 'alert');
    database.alerts.put({ id, customerId, goodsId: found.goods.id, skuId: found.sku.id, ...row });
  };
  const cheaper = entries.find(({ sku }) => sku.originalPrice !== null);
  addAlert(cheaper, {
    kind: 'price',
    priceBefore: cheaper?.sku.originalPrice ?? null,
    setAt: now - 12 * DAY_MS,
    firedAt: now - 3 * DAY_MS,
  });
  const soldOut = entries.find((entry) => !isLeft(entry) && entry.goods.skus.length > 1);
  addAlert(soldOut, { kind: 'stock', priceBefore: null, setAt: now - 2 * DAY_MS, firedAt: null });
  const back = entries.find(
    (entry) => isLeft(entry) && entry.goods.dimensions.length > 0 && entry.goods.id !== soldOut?.goods.id,
  );
  addAlert(back, { kind: 'stock', priceBefore: null, setAt: now - 6 * DAY_MS, firedAt: now - 20 * HOUR_MS });
}
