/**
 * The keys of browser storage; those of features that are loaded later are beside their code. Storage may be denied, be full, or
 * hold what an older version or another program wrote: reading returns only what passes the check of the key, and writing never
 * throws and falls back to memory.
 */
export type StorageArea = 'local' | 'session';

const memoryFallback = new Map<string, string>();

function storageOfArea(area: StorageArea): Storage | undefined {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

function readText(area: StorageArea, key: string): string | null {
  try {
    return memoryFallback.get(`${area}:${key}`) ?? storageOfArea(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function writeText(area: StorageArea, key: string, text: string | null): void {
  const memoryKey = `${area}:${key}`;
  memoryFallback.delete(memoryKey);
  try {
    const target = storageOfArea(area);
    if (text === null) target?.removeItem(key);
    else if (target) target.setItem(key, text);
    else memoryFallback.set(memoryKey, text);
  } catch {
    if (text !== null) memoryFallback.set(memoryKey, text);
  }
}

export interface StoredValue<Value> {
  readonly key: string;
  read(): Value | undefined;
  write(value: Value): void;
  clear(): void;
  /** Calls `listener` when another tab changed the value. Returns a function that unsubscribes. */
  onOtherTab(listener: () => void): () => void;
}

/* @__NO_SIDE_EFFECTS__ */
function defineStorage<Value>(
  area: StorageArea,
  key: string,
  decode: (text: string) => Value | undefined,
  encode: (value: Value) => string,
): StoredValue<Value> {
  return {
    key,
    read() {
      const text = readText(area, key);
      if (text === null) return undefined;
      try {
        return decode(text);
      } catch {
        return undefined;
      }
    },
    write: (value) => writeText(area, key, encode(value)),
    clear: () => writeText(area, key, null),
    onOtherTab(listener) {
      // A null key means that the other tab cleared the whole storage.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

const plainText = (value: string) => value;
/* @__NO_SIDE_EFFECTS__ */
const oneOfChoices =
  <Choice extends string>(...choices: readonly Choice[]) =>
  (value: string) =>
    choices.find((choice) => choice === value);

/** A JSON value that `is` checks on every read; an invalid one reads as undefined. */
/* @__NO_SIDE_EFFECTS__ */
export function jsonStorage<Value>(
  area: StorageArea,
  key: string,
  is: (value: unknown) => value is Value,
): StoredValue<Value> {
  return defineStorage(
    area,
    key,
    (stored) => {
      const value: unknown = JSON.parse(stored);
      return is(value) ? value : undefined;
    },
    JSON.stringify,
  );
}

/**
 * Whether a request header carries the text unchanged: no control characters and none above U+00FF, spaces at an end would be
 * removed, and servers refuse every request with a header of more than 8 kB (nginx) or 16 kB (Node).
 */
export const isToken = (value: string): boolean =>
  /^[!-~\x80-\xff](?:[\t -~\x80-\xff]{0,7998}[!-~\x80-\xff])?$/.test(value);
/** The login token (spec section 3): any text that a header carries. A longer or other one counts as none. */
export const tokenStorage = defineStorage('local', 'token', (value) => (isToken(value) ? value : undefined), plainText);
/** When a user last signed out, in ms. The other tabs learn it from its storage event. */
export const signOutStorage = defineStorage(
  'local',
  'signOut',
  (value) => (/^\d{1,16}$/.test(value) ? value : undefined),
  plainText,
);
/** The section that was last open on the mine page (spec section 3). */
export const indexStorage = defineStorage('local', 'index', plainText, plainText);
/** 'true' or 'false': whether the presale modal is still shown (spec section 3). */
export const showPreSaleModalStorage = defineStorage(
  'local',
  'showPreSaleModal',
  oneOfChoices('true', 'false'),
  plainText,
);
/** The tag of the interface language, when the customer chose one. The shop may have stopped to offer it. */
export const languageStorage = defineStorage('local', 'language', plainText, plainText);
/** Theme, when the customer chose one. */
export const themeStorage = defineStorage('local', 'theme', oneOfChoices('light', 'dark'), plainText);
/** Whether a text from a link has the form of an invite code. */
export const isInviteCode = (value: string): boolean => /^[A-Za-z0-9-]{1,20}$/.test(value);
/** The code of the customer who invited this visitor, until the visitor signs in. */
export const inviteStorage = defineStorage(
  'local',
  'invite',
  (value) => (isInviteCode(value) ? value : undefined),
  plainText,
);
/** Platform, when the user chose one; otherwise the device decides. The key keeps its name. */
export const platformStorage = defineStorage('local', 'pageSet', oneOfChoices('h5', 'pc'), plainText);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
/** The lines of the bag. The code that reads them checks each. */
export const bagStorage = jsonStorage('local', 'bag', isList);
/** The saved products. The code that reads them checks each. */
export const savedStorage = jsonStorage('local', 'saved', isList);
/** The saved products of versions without a bag. */
export const collectStorage = jsonStorage('local', 'collect', isList);
/** The search texts of the hall, newest first. */
export const searchHistoryStorage = jsonStorage('local', 'searchHistory', isList);
/** The products that were opened last, newest first. The code that reads them checks each. */
export const recentlyViewedStorage = jsonStorage('local', 'recentlyViewed', isList);
const isText = (value: unknown): value is string => typeof value === 'string';
/** The notice of the home page that was closed. Another notice is shown again. */
export const closedNoticeStorage = jsonStorage('local', 'closedNotice', isText);

const isTicketCopies = (value: unknown): value is { owner: string; copies: readonly unknown[] } =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'copies' in value &&
  isList(value.copies);
/** Copies of the tickets shown last, to show them offline. They are removed with the token. The code that reads them checks each. */
export const ticketCopiesStorage = jsonStorage('local', 'ticketCopies', isTicketCopies);

/** The prefixes of the session storage keys that belong to a user. */
export const tabPrefixes = ['draft:', 'operation:', 'pending:'] as const;

/** Removes from the browser what a customer searched for and looked at. Components that show it follow, as after a change in another tab. */
export function clearHistory(): void {
  for (const storage of [searchHistoryStorage, recentlyViewedStorage]) {
    storage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: storage.key }));
  }
}

/** The keys that hold a value; only those in memory where storage is denied. */
export function storedKeys(area: StorageArea): string[] {
  const inMemory = [...memoryFallback.keys()].flatMap((key) =>
    key.startsWith(`${area}:`) ? [key.slice(area.length + 1)] : [],
  );
  try {
    return [...new Set([...inMemory, ...Object.keys(storageOfArea(area) ?? {})])];
  } catch {
    return inMemory;
  }
}

/** Removes the data of a user from the tab: drafts, running operations, pending actions. */
export function clearCustomerTabStorage(prefixes: readonly string[] = tabPrefixes): void {
  for (const key of storedKeys('session'))
    if (prefixes.some((prefix) => key.startsWith(prefix))) writeText('session', key, null);
}
