/** All keys in browser storage, for the developer page. A test compares this list with the source. */
import { isFeatureOn, type Feature } from '@/lib/features';
import { jsonStorage, storedKeys, type StorageArea, type tabPrefixes } from '@/lib/storage';

export interface StorageKey {
  readonly key: string;
  readonly area: StorageArea;
  /** The stored format, as a type or pattern. */
  readonly format: string;
  readonly about: string;
}

type TabPrefix = (typeof tabPrefixes)[number];

/** Format and purpose of a key. */
type KeyDescription = readonly [format: string, about: string];

const localKeys = {
  token: [
    '/^[!-~\\x80-\\xff](?:[\\t -~\\x80-\\xff]*[!-~\\x80-\\xff])?$/',
    'The session token, sent with every request in Authorization.',
  ],
  index: ['string', 'The section last opened on the account page.'],
  signOut: ['/^\\d{1,16}$/', 'When the customer last signed out (ms). It tells the other tabs.'],
  showPreSaleModal: ['"true" | "false"', 'Whether the presale notice is still shown.'],
  language: ['the tag of a language, such as "en"', 'The language, when the customer chose one.'],
  theme: ['"light" | "dark"', 'Light or dark, when the customer chose.'],
  pageSet: ['"h5" | "pc"', 'Mobile or desktop layout, when the customer chose one.'],
  invite: ['/^[A-Za-z0-9-]{1,20}$/', 'The invite code this visitor came with, until they sign in.'],
  bag: [
    'CollectedLine[] (JSON)',
    'The bag: SKU, quantity, the price when added, and whether it is left out of checkout.',
  ],
  saved: ['CollectedLine[] (JSON)', 'Saved products: SKU, quantity, and the price when they were saved.'],
  collect: [
    'CollectedLine[] (JSON)',
    'Saved products of versions without a bag. They are moved to “saved” by the next change.',
  ],
  searchHistory: ['string[] (JSON)', 'Recent searches, newest first.'],
  closedNotice: ['string (JSON)', 'The home page notice that was dismissed.'],
  recentlyViewed: ['ViewedProduct[] (JSON)', 'Recently viewed products, newest first.'],
  compare: ['{ id, name }[] (JSON)', 'The products that are compared, up to four.'],
  readEntries: ['{ owner, ids: string[] }[] (JSON)', 'Inbox entries that were read, by customer.'],
  consent: [
    '{ isGiven: boolean, marketing?: boolean, at: string } (JSON)',
    'Whether the shop may learn how it is used and load scripts for marketing, and when that was decided.',
  ],
  sentEvents: ['string[] (JSON)', 'Fingerprints of orders and payments that were reported to the hooks of the shop.'],
  install: ['{ visits, at, notBefore?, isOver? } (JSON)', 'Visits, and the answer to the offer to install the shop.'],
  ticketCopies: [
    '{ owner, copies: Ticket[] } (JSON)',
    'The last tickets shown, for use without a connection. Removed with the token.',
  ],
} as const;

const prefixKeys: Readonly<Record<TabPrefix, KeyDescription>> = {
  'draft:': ['unknown (JSON)', 'Unsent input, one entry per form. Removed once it is sent, and at sign-out.'],
  'operation:': ['UUID | ms (JSON)', 'The operation id of a write whose outcome is not known yet.'],
  'pending:': [
    '{ name, payload, at } (JSON)',
    'What a visitor was about to do when asked to sign in. It is done right after.',
  ],
};

const tabKeys = {
  ...prefixKeys,
  pageSetOfferDismissed: ['true (JSON)', 'The suggestion to switch the layout was dismissed.'],
  visit: ['true (JSON)', 'This tab was counted as a visit.'],
  owner: ['string (JSON)', 'The customer who owns the drafts in this tab.'],
} as const;

export type StorageKeyName = keyof typeof localKeys | keyof typeof tabKeys;

const keyRows = <Name extends string>(area: StorageArea, keys: Readonly<Record<Name, KeyDescription>>) =>
  (Object.entries(keys) as [Name, KeyDescription][]).map(([key, [format, about]]) => ({ key, area, format, about }));

export const storageKeys: readonly (StorageKey & { key: StorageKeyName })[] = [
  ...keyRows('local', localKeys),
  ...keyRows('session', tabKeys),
];

/** The features that store something. */
const featureOfKey: Partial<Readonly<Record<StorageKeyName, Feature>>> = {
  showPreSaleModal: 'presale',
  invite: 'promotion',
  ticketCopies: 'tickets',
};

/** Whether the shop uses the key: its feature is not switched off. */
export function isKeyUsed({ key }: { readonly key: StorageKeyName }): boolean {
  const feature = featureOfKey[key];
  return !feature || isFeatureOn(feature);
}

/** The names that have a value now: the key itself, or all that begin with a prefix. */
export function storedNamesOfKey({ key, area }: StorageKey): readonly string[] {
  return storedKeys(area).filter((name) => (key.endsWith(':') ? name.startsWith(key) : name === key));
}

const acceptsNoValue = (_value: unknown): _value is never => false;

/** Removes the value and dispatches a storage event, as another tab would cause, so that the page updates. */
export function clearStorageKey(row: StorageKey): void {
  for (const name of storedNamesOfKey(row)) {
    jsonStorage(row.area, name, acceptsNoValue).clear();
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
  }
}
