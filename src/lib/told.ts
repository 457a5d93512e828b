/**
 * What the pages tell the hooks of the shop. It waits in memory until their code is loaded (`src/features/reporting`). Callers ask
 * `SHOP.hooks` first, so a build without hooks contains none of it.
 */

/** A product of a bag or an order. */
export interface ToldLine {
  readonly goodsId: string;
  readonly skuId: string;
  readonly quantity: number;
  readonly price?: number;
}

interface ToldOrder {
  readonly id: string;
  readonly total: number;
  readonly currency: string;
  readonly lines: readonly ToldLine[];
}

/** As it happened, with data that hooks do not get. */
export type Happening =
  | { readonly kind: 'error'; readonly error: unknown; readonly how: 'uncaught' | 'render' | 'missingFile' }
  | { readonly kind: 'response'; readonly call: unknown; readonly body: unknown }
  | { readonly kind: 'page' }
  | { readonly kind: 'search'; readonly text: string; readonly results: number }
  | { readonly kind: 'product'; readonly goodsId: string }
  | { readonly kind: 'bag'; readonly action: 'add' | 'remove' | 'change'; readonly lines: readonly ToldLine[] }
  | { readonly kind: 'order' | 'payment'; readonly order: ToldOrder };

export interface Told {
  readonly what: Happening;
  /** `location.hash`, the key of the history entry, and the time of the device. */
  readonly hash: string;
  readonly entry: string;
  readonly at: number;
}

/** How many wait at most. */
const MAX_WAITING = 100;

export const told: { readonly waiting: Told[]; take?: ((one: Told) => void) | undefined } = { waiting: [] };

function entryKey(): string {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
}

/** Tells the hooks. Never throws. */
export function tell(what: Happening): void {
  const one = { what, hash: window.location.hash, entry: entryKey(), at: Date.now() };
  if (told.take) told.take(one);
  else if (told.waiting.length < MAX_WAITING) told.waiting.push(one);
}

/** Tells of errors that no code catches. */
export function tellUncaughtErrors(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => error && tell({ kind: 'error', error, how: 'uncaught' }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    tell({ kind: 'error', error: reason, how: 'uncaught' }),
  );
}
