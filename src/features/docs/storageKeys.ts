/** Every key that the shop keeps in a browser, for the developers' page. A test holds this list against the source. */
import { jsonSlot, storedKeys, type Area, type tabPrefixes } from '@/storage';

export interface StorageKey {
  readonly key: string;
  readonly area: Area;
  /** What is stored, in the notation of types and patterns. */
  readonly format: string;
}

type TabPrefix = (typeof tabPrefixes)[number];

const localFormats = {
  token: '/^[\\x21-\\x7e]{1,4096}$/',
  index: '/^[a-zA-Z]{1,40}$/',
  signOut: '/^\\d{1,16}$/',
  showPreSaleModal: '"true" | "false"',
  language: '"en" | "zh-CN"',
  theme: '"light" | "dark"',
  pageSet: '"h5" | "pc"',
  invite: '/^[A-Za-z0-9-]{1,20}$/',
  collect: 'CollectedLine[] (JSON)',
  searchHistory: 'string[] (JSON)',
  ticketCopies: '{ owner, copies: Ticket[] } (JSON)',
} as const;

const prefixFormats: Readonly<Record<TabPrefix, string>> = {
  'draft:': 'unknown (JSON)',
  'operation:': 'UUID (JSON)',
  'pending:': '{ name, payload, at } (JSON)',
};

const tabFormats = { ...prefixFormats, pageSetOfferDismissed: 'true (JSON)', owner: 'string (JSON)' } as const;

export type StorageKeyName = keyof typeof localFormats | keyof typeof tabFormats;

const rows = <Name extends string>(area: Area, formats: Readonly<Record<Name, string>>) =>
  (Object.entries(formats) as [Name, string][]).map(([key, format]) => ({ key, area, format }));

export const storageKeys: readonly (StorageKey & { key: StorageKeyName })[] = [...rows('local', localFormats), ...rows('session', tabFormats)];

/** The names under which something is stored now: none, the key itself, or all that begin with a prefix. */
export function namesInUse({ key, area }: StorageKey): readonly string[] {
  return storedKeys(area).filter((name) => (key.endsWith(':') ? name.startsWith(key) : name === key));
}

const isNothing = (_value: unknown): _value is never => false;

/** Removes it, and tells this tab as another one would be told: whoever shows it notices. */
export function clearStorageKey(row: StorageKey): void {
  for (const name of namesInUse(row)) {
    jsonSlot(row.area, name, isNothing).clear();
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
  }
}
