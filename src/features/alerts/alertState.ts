/** What an alert is about, and whether it waits. */
import type { Alert } from '@/api/alerts';

/** `skuId` null: any option of the product. */
export type AlertSubject = Pick<Alert, 'kind' | 'goodsId' | 'skuId'>;

/** The alert of a subject, waiting or fired; undefined when none is set. */
export const findAlert = (alerts: readonly Alert[], { kind, goodsId, skuId }: AlertSubject): Alert | undefined =>
  alerts.find((one) => one.kind === kind && one.goodsId === goodsId && one.skuId === skuId);

export const isWaiting = (alert: Alert | undefined): boolean => alert?.firedAt === null;
