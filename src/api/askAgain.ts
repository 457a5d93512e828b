/**
 * When a read that failed is asked again: a few times, after a pause that grows, and only when the line or what stands
 * before the shop broke. A write is never sent again by itself.
 */
import { isLineError } from './errors';

/** Most ms to wait before each further try; their number bounds the tries. */
export const mostPauses: readonly number[] = [800, 2_400];
/** Ms that a shop may ask for with Retry-After; a customer who had to wait longer is told at once instead. */
const mostPatience = 5_000;

const passing: readonly number[] = [429, 502, 503, 504];

/** Ms named by Retry-After, in seconds or as a date; undefined when it names none. */
function retryAfter(headers: unknown): number | undefined {
  const text = String((headers as Record<string, unknown> | undefined)?.['retry-after'] ?? '');
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return ms >= 0 ? ms : undefined;
}

/** Ms to wait before the read that ended in `error` is asked again, by chance up to `most`; undefined when it is not. */
export function waitBeforeAsking(error: unknown, most: number): number | undefined {
  if (!navigator.onLine || !isLineError(error) || error.code === 'ERR_CANCELED') return undefined;
  const chance = Math.random() * most;
  if (!error.response) return error.request ? chance : undefined;
  if (!passing.includes(error.response.status)) return undefined;
  const wanted = retryAfter(error.response.headers) ?? 0;
  return wanted > mostPatience ? undefined : wanted + chance;
}
