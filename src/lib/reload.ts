/**
 * Reloads the page when one of its files is missing. The reload itself is the inline script's (inline/guard.ts), which is
 * there before the app; without it, as in tests, nothing happens.
 */
import { reportEvent } from './reportedEvents';

/** The address of the file that webpack could not load, '' when it is unknown; undefined for any other error. */
export function getMissingFile(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, code, request } = error as Error & { code?: unknown; request?: unknown };
  if (name !== 'ChunkLoadError' && code !== 'CSS_CHUNK_LOAD_FAILED') return undefined;
  return typeof request === 'string' ? request : '';
}

/** Reloads the page, at most once without the user, when `error` says that a file is missing. True when it reloads. */
export function reloadForMissingFile(error: unknown): boolean {
  if (getMissingFile(error) === undefined) return false;
  if (SHOP.hooks) reportEvent({ kind: 'error', error, how: 'missingFile' });
  return reloadPage(error);
}

/** Reloads the page after `error`: at most once without the user, and whenever the user asks. True when it reloads. */
export function reloadPage(error: unknown, { byHand = false } = {}): boolean {
  return window.startup?.reload(getMissingFile(error) || undefined, byHand) ?? false;
}
