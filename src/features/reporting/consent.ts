/** What the customer agreed to: that the hooks of the shop may send, and that scripts of others are loaded. */
import { hooks } from '@@/shopHooks';
import { jsonStorage } from '@/lib/storage';

export interface Consent {
  /** Hooks that need consent, and scripts for statistics. */
  readonly isGiven: boolean;
  /** Scripts for marketing; undefined while the shop has none. */
  readonly marketing?: boolean;
  /** When the customer decided, ISO 8601. */
  readonly at: string;
}

const isConsent = (value: unknown): value is Consent =>
  typeof value === 'object' &&
  value !== null &&
  'isGiven' in value &&
  typeof value.isGiven === 'boolean' &&
  (!('marketing' in value) || typeof value.marketing === 'boolean') &&
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

/** What a customer can agree to. */
export type ConsentCategory = 'statistics' | 'marketing';

/** The message that names a category. */
export const consentLabels = { statistics: 'consent.setting', marketing: 'consent.marketing' } as const;

/** What the customers of this shop are asked about. */
export function askedCategories(): ConsentCategory[] {
  const isAsked = (category: ConsentCategory) =>
    (category === 'statistics' && hooks?.needsConsent) || SHOP.scripts.some((script) => script.category === category);
  return (['statistics', 'marketing'] as const).filter(isAsked);
}

/** Whether the customer agreed to this; undefined before the decision. */
export const isAllowed = (category: ConsentCategory, consent = readConsent()): boolean | undefined =>
  category === 'statistics' ? consent?.isGiven : consent?.marketing;

/** Stores the decision with its time. */
export function decideConsent(isGiven: boolean, marketing?: boolean): void {
  consentStorage.write({ isGiven, ...(marketing !== undefined && { marketing }), at: new Date().toISOString() });
  for (const listener of consentListeners) listener();
}
