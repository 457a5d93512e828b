/**
 * The id of an operation and the time of its first request: made once, kept for the tab over a reload, deleted when the outcome is
 * known.
 */
import { jsonStorage, type StoredValue } from '@/lib/storage';

/** Ms by which the shop's clock may differ between the request and a later row of the API, which may name full minutes only. */
const clockToleranceMs = 60_000;

const isTimestamp = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const isUuidText = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

export function operationStorage(idempotencyScope: string): StoredValue<string> {
  return jsonStorage('session', `operation:${idempotencyScope}`, isUuidText);
}

/** When the operation of a scope was first sent, in ms since 1970 by the shop's clock. */
export const sentAtStorage = (idempotencyScope: string): StoredValue<number> =>
  jsonStorage('session', `operation:${idempotencyScope}:sentAt`, isTimestamp);

/** Whether a row of the API with this time (ISO 8601) can come from an operation that was first sent at `sentAt`. */
export const isSinceSending = (at: string, sentAt: number): boolean => Date.parse(at) + clockToleranceMs >= sentAt;
