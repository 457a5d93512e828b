/**
 * Events and errors that the pages report to the hooks of the shop. They wait in memory until the code of the hooks is loaded (`src/features/reporting`). Callers ask
 * `SHOP.hooks` first, so a build without hooks contains none of it.
 */

/** A product of a bag or an order. */
export interface ReportedLine {
  readonly goodsId: string;
  readonly skuId: string;
  readonly quantity: number;
  readonly price?: number;
}

interface ReportedOrder {
  readonly id: string;
  readonly total: number;
  readonly currency: string;
  readonly lines: readonly ReportedLine[];
}

/** As it happened, with data that hooks do not get. */
export type AppEvent =
  | { readonly kind: 'error'; readonly error: unknown; readonly how: 'uncaught' | 'render' | 'missingFile' }
  | { readonly kind: 'response'; readonly call: unknown; readonly body: unknown }
  | { readonly kind: 'page' }
  | { readonly kind: 'search'; readonly text: string; readonly results: number }
  | { readonly kind: 'product'; readonly goodsId: string }
  | { readonly kind: 'bag'; readonly action: 'add' | 'remove' | 'change'; readonly lines: readonly ReportedLine[] }
  | { readonly kind: 'order' | 'payment'; readonly order: ReportedOrder };

export interface ReportedEvent {
  readonly what: AppEvent;
  /** `location.hash`, the key of the history entry, and the time of the device. */
  readonly hash: string;
  readonly entry: string;
  readonly at: number;
}

/** How many wait at most. */
const MAX_WAITING_EVENTS = 100;

export const reportedEvents: { readonly waiting: ReportedEvent[]; take?: ((one: ReportedEvent) => void) | undefined } =
  { waiting: [] };

function historyEntryKey(): string {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
}

/** Reports an event or error to the hooks. Never throws. */
export function reportEvent(what: AppEvent): void {
  const one = { what, hash: window.location.hash, entry: historyEntryKey(), at: Date.now() };
  if (reportedEvents.take) reportedEvents.take(one);
  else if (reportedEvents.waiting.length < MAX_WAITING_EVENTS) reportedEvents.waiting.push(one);
}

/** Reports errors that no code catches. */
export function reportUncaughtErrors(): void {
  window.addEventListener(
    'error',
    ({ error }: ErrorEvent) => error && reportEvent({ kind: 'error', error, how: 'uncaught' }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportEvent({ kind: 'error', error: reason, how: 'uncaught' }),
  );
}
