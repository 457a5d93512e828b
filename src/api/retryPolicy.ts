/**
 * The retry policy of reads: at most two retries with growing delays, only after network errors and the HTTP statuses 429,
 * 502, 503 and 504. Writes are never retried.
 */
import { isCancelled, isNetworkError, toApiError } from './errors';

/** Maximum delay before each retry, in ms. The length of the array is the number of retries. */
export const maxRetryDelaysMs: readonly number[] = [800, 2_400];
/** Longest accepted Retry-After, in ms. Above it, the read fails at once and the user sees the error. */
const maxRetryAfterMs = 5_000;

const transientStatuses: readonly number[] = [429, 502, 503, 504];

/** Returns the Retry-After header in ms (the header is in seconds or an HTTP date); undefined when absent or invalid. */
function getRetryAfterMs(headers: unknown): number | undefined {
  const text = String((headers as Record<string, unknown> | undefined)?.['retry-after'] ?? '');
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return ms >= 0 ? ms : undefined;
}

/**
 * Returns the ms to wait before a retry of the read that failed with `error`: Retry-After plus a random delay of up to
 * `maxDelayMs`. Returns undefined when the read must not be retried.
 */
export function getRetryDelay(error: unknown, maxDelayMs: number): number | undefined {
  if (!navigator.onLine || !isNetworkError(error) || isCancelled(toApiError(error))) return undefined;
  const chance = Math.random() * maxDelayMs;
  if (!error.response) return error.request ? chance : undefined;
  if (!transientStatuses.includes(error.response.status)) return undefined;
  const requestedMs = getRetryAfterMs(error.response.headers) ?? 0;
  return requestedMs > maxRetryAfterMs ? undefined : requestedMs + chance;
}
