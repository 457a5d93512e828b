/** The hooks of a shop in tests: what they got. `tests/setup/withHooks.ts` switches them on. */
import type { ShopError, ShopEvent } from '@/lib/shopHooks';

export const errors: ShopError[] = [];
export const events: ShopEvent[] = [];
/** How often the hooks were started and stopped. */
export const runs = { started: 0, stopped: 0 };

export const hooks = {
  needsConsent: true,
  start: () => void (runs.started += 1),
  onError: (error: ShopError) => void errors.push(error),
  onEvent: (event: ShopEvent) => void events.push(event),
  stop: () => void (runs.stopped += 1),
};

export const release = '1.2.3';
