/**
 * Alerts. An alert fires once: when pieces of its SKU are in stock again, or when its price is lower than it was. What has fired since is
 * found when a customer's alerts are read. No restock is missed, because each is remembered (`restocks`), however short it was.
 */
import type { AlertKind } from '../../src/api/alerts';
import type { SkuRow } from '../catalogueRows';
import type { ShopContext } from '../context';
import { sumOf } from '../money';
import { newId } from '../random';
import { ShopError, requireFound } from '../shopError';
import { DAY_MS } from '../time';
import { cancelJob, scheduleJob } from './scheduledJobs';
import { listCurrentSkus } from './search';
import { getStock, putStock } from './stock';
import type { AlertRow } from './rows';

/** Maximum number of alerts of a customer. */
export const MAX_ALERTS = 100;
/** How long an alert that fired is kept. */
const FIRED_TTL_MS = 30 * DAY_MS;
/** Pieces of a SKU that a demo restocks. */
const RESTOCKED_PIECES = 6;

/** What an alert is about. `skuId` null: any SKU of the product. */
export interface AlertSubject {
  readonly kind: AlertKind;
  readonly goodsId: string;
  readonly skuId: string | null;
}

/** The current SKUs of an alert; none when the shop does not have them any more. */
export function listAlertSkus(context: ShopContext, { goodsId, skuId }: Omit<AlertSubject, 'kind'>): SkuRow[] {
  const entry = context.goods.entry(goodsId);
  return entry ? listCurrentSkus(context, entry).filter(({ id }) => skuId === null || id === skuId) : [];
}

/** The lowest price of SKUs (minor units). */
export const lowestPrice = (skus: readonly SkuRow[]): number => Math.min(...skus.map(({ price }) => price));

const countPieces = (context: ShopContext, skus: readonly SkuRow[]): number =>
  sumOf(skus.map(({ id }) => getStock(context, id).left));

/** When what a waiting alert waits for has happened (ms), or null. */
function findFiredAt(context: ShopContext, row: AlertRow): number | null {
  const skus = listAlertSkus(context, row);
  if (row.kind === 'price')
    return row.priceBefore !== null && skus.length > 0 && lowestPrice(skus) < row.priceBefore ? context.now : null;
  const restocks = skus.flatMap(({ id }) => context.database.restocks.get(id) ?? []).filter((at) => at > row.setAt);
  if (restocks.length > 0) return Math.max(...restocks);
  return countPieces(context, skus) > 0 ? context.now : null;
}

const eventAt = ({ setAt, firedAt }: AlertRow): number => firedAt ?? setAt;

/** The alerts of a customer, newest event first, after those that are due have fired and old ones were removed. */
export function listAlerts(context: ShopContext, customerId: string): AlertRow[] {
  const { alerts } = context.database;
  const rows = alerts.listByCustomer(customerId).map((row) => {
    const firedAt = row.firedAt ?? findFiredAt(context, row);
    if (firedAt === row.firedAt) return row;
    const fired = { ...row, firedAt };
    alerts.put(fired);
    return fired;
  });
  const isOver = ({ firedAt }: AlertRow) => firedAt !== null && firedAt + FIRED_TTL_MS <= context.now;
  rows.filter(isOver).forEach((row) => alerts.remove(row));
  return rows.filter((row) => !isOver(row)).sort((one, other) => eventAt(other) - eventAt(one));
}

const isAbout =
  ({ kind, goodsId, skuId }: AlertSubject) =>
  (row: AlertRow): boolean =>
    row.kind === kind && row.goodsId === goodsId && row.skuId === skuId;

/** Switches an alert off. One that is not set stays so. */
export function switchAlertOff(context: ShopContext, customerId: string, subject: AlertSubject): void {
  const row = listAlerts(context, customerId).find(isAbout(subject));
  if (row) removeAlert(context, row);
}

/**
 * Sets an alert. One that waits already stays as it is; one that has fired waits again. Throws ShopError NOT_FOUND for a SKU that the shop
 * does not have, and ALERT_NOT_NEEDED for one that is in stock.
 */
export function switchAlertOn(context: ShopContext, customerId: string, subject: AlertSubject): void {
  const { database, configuration, now, random } = context;
  const skus = listAlertSkus(context, subject);
  requireFound(skus[0], 'goodsUnknown');
  const rows = listAlerts(context, customerId);
  const before = rows.find(isAbout(subject));
  if (before && before.firedAt === null) return;
  const isPrice = subject.kind === 'price';
  const stock = countPieces(context, skus);
  if (!isPrice && stock > 0) throw new ShopError('ALERT_NOT_NEEDED', 'alertNotNeeded', { data: { stock } });
  const { kind, goodsId, skuId } = subject;
  const id = before?.id ?? newId(random, 'alert');
  const priceBefore = isPrice ? lowestPrice(skus) : null;
  database.alerts.put({ id, customerId, kind, goodsId, skuId, priceBefore, setAt: now, firedAt: null });
  if (!isPrice && configuration.restockAfterMs !== undefined)
    scheduleJob(context, 'restock', id, now + configuration.restockAfterMs);
  if (before || rows.length < MAX_ALERTS) return;
  const oldest = rows.findLast(({ firedAt }) => firedAt !== null) ?? rows.at(-1);
  if (oldest) removeAlert(context, oldest);
}

function removeAlert(context: ShopContext, row: AlertRow): void {
  cancelJob(context, 'restock', row.id);
  context.database.alerts.remove(row);
}

/** The scheduled step of an alert in a demo: pieces of its SKU arrive, when it still waits. */
export function restockForAlert(context: ShopContext, id: string): void {
  cancelJob(context, 'restock', id);
  const row = context.database.alerts.all.get(id);
  const [sku] = row?.firedAt === null ? listAlertSkus(context, row) : [];
  if (!sku) return;
  const stock = getStock(context, sku.id);
  if (stock.left === 0) putStock(context, { ...stock, left: RESTOCKED_PIECES });
}
