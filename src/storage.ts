/**
 * Every key of browser storage, in one place. Storage may be denied, full, or hold what an older version or a stranger
 * left: reading gives what passes the key's own check, writing never throws and falls back to memory.
 */
export type Area = 'local' | 'session';

const memory = new Map<string, string>();

function areaOf(area: Area): Storage | undefined {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

function readText(area: Area, key: string): string | null {
  try {
    return memory.get(`${area}:${key}`) ?? areaOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function writeText(area: Area, key: string, text: string | null): void {
  const memoryKey = `${area}:${key}`;
  memory.delete(memoryKey);
  try {
    const target = areaOf(area);
    if (text === null) target?.removeItem(key);
    else if (target) target.setItem(key, text);
    else memory.set(memoryKey, text);
  } catch {
    if (text !== null) memory.set(memoryKey, text);
  }
}

export interface Slot<Value> {
  readonly key: string;
  read(): Value | undefined;
  write(value: Value): void;
  clear(): void;
  /** Calls back when another tab changed it. Returns the way to stop. */
  onOtherTab(listener: () => void): () => void;
}

function slot<Value>(area: Area, key: string, decode: (text: string) => Value | undefined, encode: (value: Value) => string): Slot<Value> {
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
      // A null key means that the other tab cleared everything.
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

const text = (value: string) => value;
const oneOf =
  <Choice extends string>(...choices: readonly Choice[]) =>
  (value: string) =>
    choices.find((choice) => choice === value);

/** A slot for JSON, checked by `is` before anyone sees it. */
export function jsonSlot<Value>(area: Area, key: string, is: (value: unknown) => value is Value): Slot<Value> {
  return slot(
    area,
    key,
    (stored) => {
      const value: unknown = JSON.parse(stored);
      return is(value) ? value : undefined;
    },
    JSON.stringify,
  );
}

/** The login token (spec section 3). Bounded, so that garbage is not sent as a header. */
export const tokenSlot = slot('local', 'token', (value) => (/^[\x21-\x7e]{1,4096}$/.test(value) ? value : undefined), text);
/** When somebody last signed out, in ms: how the other tabs hear of it. */
export const signOutSlot = slot('local', 'signOut', (value) => (/^\d{1,16}$/.test(value) ? value : undefined), text);
/** The section last opened on the mine page (spec section 3). */
export const indexSlot = slot('local', 'index', (value) => (/^[a-zA-Z]{1,40}$/.test(value) ? value : undefined), text);
/** 'true' or 'false': whether the presale modal is still shown (spec section 3). */
export const showPreSaleModalSlot = slot('local', 'showPreSaleModal', oneOf('true', 'false'), text);
/** Interface language, when the customer chose one. */
export const languageSlot = slot('local', 'language', oneOf('en', 'zh-CN'), text);
/** Theme, when the customer chose one. */
export const themeSlot = slot('local', 'theme', oneOf('light', 'dark'), text);
/** Whether a text, which came with a link and may be anything, has the form of an invite code. */
export const isInviteCode = (value: string): boolean => /^[A-Za-z0-9-]{1,20}$/.test(value);
/** The code of whoever invited this visitor, until they sign in. */
export const inviteSlot = slot('local', 'invite', (value) => (isInviteCode(value) ? value : undefined), text);
/** Page set, when the customer chose one; otherwise the device decides. */
export const pageSetSlot = slot('local', 'pageSet', oneOf('h5', 'pc'), text);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
/** What the customer keeps; its lines are checked one by one by whoever reads it. */
export const collectSlot = jsonSlot('local', 'collect', isList);
/** What was searched for in the hall, newest first. */
export const searchHistorySlot = jsonSlot('local', 'searchHistory', isList);

const isTicketCopies = (value: unknown): value is { owner: string; copies: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'owner' in value && typeof value.owner === 'string' && 'copies' in value && isList(value.copies);
/** The tickets that were seen last, for counters without a connection; they go with the token. Its reader checks each. */
export const ticketCopiesSlot = jsonSlot('local', 'ticketCopies', isTicketCopies);

/** What the names of the keys begin with that belong to a customer and last as long as the tab. */
export const tabPrefixes = ['draft:', 'operation:', 'pending:'] as const;

/** The keys that hold something now; none where storage is denied. */
export function storedKeys(area: Area): string[] {
  const inMemory = [...memory.keys()].flatMap((key) => (key.startsWith(`${area}:`) ? [key.slice(area.length + 1)] : []));
  try {
    return [...new Set([...inMemory, ...Object.keys(areaOf(area) ?? {})])];
  } catch {
    return inMemory;
  }
}

/** Removes what belongs to a customer from the tab: drafts, running operations, pending actions. */
export function clearTabOfCustomer(prefixes: readonly string[] = tabPrefixes): void {
  for (const key of storedKeys('session')) if (prefixes.some((prefix) => key.startsWith(prefix))) writeText('session', key, null);
}
