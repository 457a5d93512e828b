/** Whether the customer agreed that the hooks of the shop may send. */
import { jsonStorage } from '@/lib/storage';

export interface Consent {
  readonly isGiven: boolean;
  /** When the customer decided, ISO 8601. */
  readonly at: string;
}

const isConsent = (value: unknown): value is Consent =>
  typeof value === 'object' &&
  value !== null &&
  'isGiven' in value &&
  typeof value.isGiven === 'boolean' &&
  'at' in value &&
  typeof value.at === 'string';

/** The decision of this browser. */
export const consentStorage = jsonStorage('local', 'consent', isConsent);

const consentListeners = new Set<() => void>();
let stopWatching: (() => void) | undefined;

/** Calls `listener` when the decision changes, here or in another tab. Returns a function that ends it. */
export function watchConsent(listener: () => void): () => void {
  consentListeners.add(listener);
  stopWatching ??= consentStorage.onOtherTab(() => consentListeners.forEach((one) => one()));
  return () => void consentListeners.delete(listener);
}

let cachedConsent: { readonly text: string; readonly consent: Consent | undefined } = { text: '', consent: undefined };

/** The decision; undefined before there is one. The same object while it does not change. */
export function readConsent(): Consent | undefined {
  const consent = consentStorage.read();
  const text = JSON.stringify(consent) ?? '';
  if (text !== cachedConsent.text) cachedConsent = { text, consent };
  return cachedConsent.consent;
}

/** Stores the decision with its time. */
export function decideConsent(isGiven: boolean): void {
  consentStorage.write({ isGiven, at: new Date().toISOString() });
  for (const listener of consentListeners) listener();
}
