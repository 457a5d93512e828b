/**
 * Price alerts of saved products: they are switched off when the products are not saved any more, and set again when the removal is undone.
 * A change that fails is not repeated: the alert stays in the list of alerts, where it can be switched off.
 */
import { getAlerts, setAlert, type Alert } from '@/api/alerts';
import { callApi } from '@/api/client';
import { isFeatureOn } from '@/lib/features';
import { currentToken } from '@/lib/session';
import { invalidateQueries } from '@/query/queryCache';

/** What was switched off last, and with whose session. */
let lastDropped: { token: string; alerts: readonly Alert[] } | undefined;
/** An undo waits for the removal. */
let queue: Promise<unknown> = Promise.resolve();

async function switchAll(alerts: readonly Alert[], isOn: boolean): Promise<void> {
  for (const { kind, goodsId, skuId } of alerts)
    await callApi(setAlert, { kind, goodsId, skuId, isOn }, { skipErrorHandler: true });
  if (alerts.length > 0) invalidateQueries(getAlerts);
}

function enqueue(work: (token: string) => Promise<void>): void {
  const token = currentToken();
  if (token === '' || !isFeatureOn('alerts')) return;
  queue = queue.then(() => work(token)).catch(() => undefined);
}

/** Switches off the price alerts of these SKUs, which are not saved any more. */
export const dropPriceAlerts = (skuIds: readonly string[]): void =>
  enqueue(async (token) => {
    const { list } = await callApi(getAlerts, {}, { skipErrorHandler: true });
    const alerts = list.filter(
      ({ kind, skuId, firedAt }) => kind === 'price' && firedAt === null && skuId !== null && skuIds.includes(skuId),
    );
    lastDropped = { token, alerts };
    await switchAll(alerts, false);
  });

/** Sets those of these SKUs again that went with the last removal. */
export const restorePriceAlerts = (skuIds: readonly string[]): void =>
  enqueue(async (token) => {
    const alerts = lastDropped?.token === token ? lastDropped.alerts : [];
    lastDropped = undefined;
    await switchAll(
      alerts.filter(({ skuId }) => skuId !== null && skuIds.includes(skuId)),
      true,
    );
  });
