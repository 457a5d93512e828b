/**
 * The error catalogue of spec section 8, each entry with a request that ends in it. They go through Umi's `request` and our
 * own configuration of it; only the line is played, by an adapter that answers or fails as wanted. No API is needed.
 */
import { request } from '@umijs/max';
import type { AxiosAdapter } from 'axios';
import { loadMissingPart, loadMissingStyle } from './missingParts';
import type { TranslateDocs } from './useDocsWords';

/** The address is never asked: the adapter answers in its place. */
const ask = (adapter: AxiosAdapter, options: object = {}) => request('/docs', { method: 'GET', adapter, ...options });

const answers =
  (status: number, data: unknown): AxiosAdapter =>
  async (config) => ({ status, statusText: '', headers: {}, config, request: {}, data });

/** Fails as axios does: what it was, and how far it came. */
const fails =
  (message: string, code: string, progress: { request?: object; response?: object } = {}): AxiosAdapter =>
  async (config) => {
    throw Object.assign(new Error(message), { name: 'AxiosError', code, config, ...progress });
  };

const refusal = (showType: number, errorMessage: string) => answers(200, { success: false, errorCode: 'DOCS_EXAMPLE', errorMessage, showType, data: null });
const unavailable = 503;

const showTypes = { silent: 0, warning: 1, error: 2, notification: 3, redirect: 9, other: 7 } as const;

/** By entry: what ends in it. `message` is what the shop says when it says no. */
const provocations = {
  silent: (message: string) => ask(refusal(showTypes.silent, message)),
  warning: (message: string) => ask(refusal(showTypes.warning, message)),
  error: (message: string) => ask(refusal(showTypes.error, message)),
  notification: (message: string) => ask(refusal(showTypes.notification, message)),
  redirect: (message: string) => ask(refusal(showTypes.redirect, message)),
  other: (message: string) => ask(refusal(showTypes.other, message)),
  optOut: (message: string) => ask(refusal(2, message), { skipErrorHandler: true }),
  status: () => ask(fails(`Request failed with status code ${unavailable}`, 'ERR_BAD_RESPONSE', { request: {}, response: { status: unavailable, data: '' } })),
  noResponse: () => ask(fails('Network Error', 'ERR_NETWORK', { request: {} })),
  timeout: () => ask(fails('timeout of 1000ms exceeded', 'ECONNABORTED', { request: {} })),
  aborted: () => ask(fails('canceled', 'ERR_CANCELED', { request: {} })),
  request: () => ask(fails('Unsupported protocol shop:', 'ERR_BAD_REQUEST')),
  part: () => loadMissingPart(),
  style: () => loadMissingStyle(),
} as const satisfies Record<string, (message: string) => Promise<unknown>>;

export type CatalogueEntry = keyof typeof provocations;

export const catalogueEntries = Object.keys(provocations) as CatalogueEntry[];

/** The entries whose error breaks the page instead of being told: a part of it is missing. */
export const breaksPage = (entry: CatalogueEntry): boolean => entry === 'part' || entry === 'style';

const isRefusal = (entry: CatalogueEntry): entry is keyof typeof showTypes => entry in showTypes;

/** What an entry is called. */
export function nameOfEntry(entry: CatalogueEntry, t: TranslateDocs): string {
  return isRefusal(entry) ? t('docs.errors.showType', { showType: showTypes[entry] }) : t(`docs.errors.name.${entry}`, { status: unavailable });
}

/** Makes the entry happen and resolves to the error that the caller gets. Rejects when none comes. */
export async function provoke(entry: CatalogueEntry, message: string): Promise<Error> {
  try {
    await provocations[entry](message);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error(`Nothing was thrown for ${entry}`);
}
