/** All keys in browser storage, for the developer page. A test compares this list with the source. */
import { isFeatureOn, type Feature } from '@/lib/features';
import { jsonStorage, storedKeys, type Area, type tabPrefixes } from '@/lib/storage';

export interface StorageKey {
  readonly key: string;
  readonly area: Area;
  /** The stored format, as a type or pattern. */
  readonly format: string;
}

type TabPrefix = (typeof tabPrefixes)[number];

const localFormats = {
  token: '/^[!-~\\x80-\\xff](?:[\\t -~\\x80-\\xff]*[!-~\\x80-\\xff])?$/',
  index: 'string',
  signOut: '/^\\d{1,16}$/',
  showPreSaleModal: '"true" | "false"',
  language: 'the tag of a language, such as "en"',
  theme: '"light" | "dark"',
  pageSet: '"h5" | "pc"',
  invite: '/^[A-Za-z0-9-]{1,20}$/',
  bag: 'CollectedLine[] (JSON)',
  saved: 'CollectedLine[] (JSON)',
  collect: 'CollectedLine[] (JSON)',
  searchHistory: 'string[] (JSON)',
  closedNotice: 'string (JSON)',
  recentlyViewed: 'ViewedProduct[] (JSON)',
  readEntries: '{ owner, ids: string[] }[] (JSON)',
  consent: '{ isGiven: boolean, at: string } (JSON)',
  sentEvents: 'string[] (JSON)',
  install: '{ visits, at, notBefore?, isOver? } (JSON)',
  ticketCopies: '{ owner, copies: Ticket[] } (JSON)',
} as const;

const prefixFormats: Readonly<Record<TabPrefix, string>> = {
  'draft:': 'unknown (JSON)',
  'operation:': 'UUID | ms (JSON)',
  'pending:': '{ name, payload, at } (JSON)',
};

const tabFormats = {
  ...prefixFormats,
  pageSetOfferDismissed: 'true (JSON)',
  visit: 'true (JSON)',
  owner: 'string (JSON)',
} as const;

export type StorageKeyName = keyof typeof localFormats | keyof typeof tabFormats;

const rows = <Name extends string>(area: Area, formats: Readonly<Record<Name, string>>) =>
  (Object.entries(formats) as [Name, string][]).map(([key, format]) => ({ key, area, format }));

export const storageKeys: readonly (StorageKey & { key: StorageKeyName })[] = [
  ...rows('local', localFormats),
  ...rows('session', tabFormats),
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
export function namesInUse({ key, area }: StorageKey): readonly string[] {
  return storedKeys(area).filter((name) => (key.endsWith(':') ? name.startsWith(key) : name === key));
}

const isNothing = (_value: unknown): _value is never => false;

/** Removes the value and dispatches a storage event, as another tab would cause, so that the page updates. */
export function clearStorageKey(row: StorageKey): void {
  for (const name of namesInUse(row)) {
    jsonStorage(row.area, name, isNothing).clear();
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
  }
}
