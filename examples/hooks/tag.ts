/**
 * Hands events to a script of others that reads them from a global list, such as `dataLayer` of tag managers. The script itself is one of
 * `scripts` in shop.config.ts; what comes before it waits in the list.
 *
 * Your hooks file: `export default tagHooks({ list: 'dataLayer', needsConsent: true });`.
 */
import type { ShopEvent, ShopHooks } from '@/lib/shopHooks';

interface Options {
  /** The name of the global list. */
  readonly list: string;
  readonly needsConsent: boolean;
}

export function tagHooks({ list, needsConsent }: Options): ShopHooks {
  const globals = window as unknown as Record<string, ShopEvent[] | undefined>;
  return {
    needsConsent,
    onEvent: (event) => void (globals[list] ??= []).push(event),
    stop: () => void delete globals[list],
  };
}
