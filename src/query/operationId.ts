/**
 * The id of an operation and the time of its first request: made once, kept for the tab over a reload, deleted when the outcome is
 * known.
 */
import { jsonStorage, type StoredValue } from '@/lib/storage';

/** Ms by which the shop's clock may differ between the request and a later row of the API, which may name full minutes only. */
const clockToleranceMs = 60_000;

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

/** A random UUID (version 4), also where `randomUUID` is missing because the page came over plain http. */
export function newOperationId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes]
    .map((byte, at) =>
      (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
    )
    .join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export function operationStorage(idempotencyScope: string): StoredValue<string> {
  return jsonStorage('session', `operation:${idempotencyScope}`, isId);
}

/** When the operation of a scope was first sent, in ms since 1970 by the shop's clock. */
export const sentAtStorage = (idempotencyScope: string): StoredValue<number> =>
  jsonStorage('session', `operation:${idempotencyScope}:sentAt`, isTime);

/** Whether a row of the API with this time (ISO 8601) can come from an operation that was first sent at `sentAt`. */
export const isSince = (at: string, sentAt: number): boolean => Date.parse(at) + clockToleranceMs >= sentAt;
