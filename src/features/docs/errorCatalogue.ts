/**
 * The error catalogue of spec section 8, each entry with a request that causes it. The requests use Umi's `request`
 * with our configuration; only the transport is simulated, by an axios adapter. No API is needed.
 */
import { request } from '@umijs/max';
import type { AxiosAdapter } from 'axios';
import type { TranslateDocs } from './useDocsLabels';

/** Chunks that do not exist, loaded like any other: they cause the chunk errors of spec section 8. */

/** Webpack's function that loads a chunk by its name. */
declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

const name = 'docs-missing';

/** Rejects with "Loading chunk docs-missing failed". */
const reloadForMissingFile = (): Promise<unknown> => __webpack_chunk_load__(name);

/**
 * Rejects with "Loading CSS chunk docs-missing failed". Webpack's CSS loader only knows existing chunks, so this
 * reproduces it: a link element that fails, and the same error.
 */
function loadMissingStyle(): Promise<unknown> {
  return new Promise((_loaded, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/${name}.css`;
    link.addEventListener('error', () => {
      link.remove();
      fail(
        Object.assign(new Error(`Loading CSS chunk ${name} failed.\n(${link.href})`), {
          code: 'CSS_CHUNK_LOAD_FAILED',
        }),
      );
    });
    document.head.append(link);
  });
}

/** The address is never requested: the adapter responds. */
const ask = (adapter: AxiosAdapter, options: object = {}) => request('/docs', { method: 'GET', adapter, ...options });

const answers =
  (status: number, data: unknown): AxiosAdapter =>
  async (config) => ({ status, statusText: '', headers: {}, config, request: {}, data });

/** Rejects with an AxiosError of this kind. */
const fails =
  (message: string, code: string, progress: { request?: object; response?: object } = {}): AxiosAdapter =>
  async (config) => {
    throw Object.assign(new Error(message), { name: 'AxiosError', code, config, ...progress });
  };

const refusal = (showType: number, errorMessage: string) =>
  answers(200, { success: false, errorCode: 'DOCS_EXAMPLE', errorMessage, showType, data: null });
const unavailable = 503;

const showTypes = { silent: 0, warning: 1, error: 2, notification: 3, redirect: 9, other: 7 } as const;

/** What triggers each entry. `message` is the API's error message. */
const provocations = {
  silent: (message: string) => ask(refusal(showTypes.silent, message)),
  warning: (message: string) => ask(refusal(showTypes.warning, message)),
  error: (message: string) => ask(refusal(showTypes.error, message)),
  notification: (message: string) => ask(refusal(showTypes.notification, message)),
  redirect: (message: string) => ask(refusal(showTypes.redirect, message)),
  other: (message: string) => ask(refusal(showTypes.other, message)),
  optOut: (message: string) => ask(refusal(2, message), { skipErrorHandler: true }),
  status: () =>
    ask(
      fails(`Request failed with status code ${unavailable}`, 'ERR_BAD_RESPONSE', {
        request: {},
        response: { status: unavailable, data: '' },
      }),
    ),
  noResponse: () => ask(fails('Network Error', 'ERR_NETWORK', { request: {} })),
  timeout: () => ask(fails('timeout of 1000ms exceeded', 'ECONNABORTED', { request: {} }), { timeout: 1000 }),
  aborted: () => ask(fails('canceled', 'ERR_CANCELED', { request: {} })),
  request: () => ask(fails('Unsupported protocol shop:', 'ERR_BAD_REQUEST')),
  part: () => reloadForMissingFile(),
  style: () => loadMissingStyle(),
} as const satisfies Record<string, (message: string) => Promise<unknown>>;

export type CatalogueEntry = keyof typeof provocations;

export const catalogueEntries = Object.keys(provocations) as CatalogueEntry[];

/** The entries whose error breaks the page instead of causing a notification: a chunk is missing. */
export const breaksPage = (entry: CatalogueEntry): boolean => entry === 'part' || entry === 'style';

const isRefusal = (entry: CatalogueEntry): entry is keyof typeof showTypes => entry in showTypes;

/** The display name of an entry. */
export function nameOfEntry(entry: CatalogueEntry, t: TranslateDocs): string {
  return isRefusal(entry)
    ? t('docs.errors.showType', { showType: showTypes[entry] })
    : t(`docs.errors.name.${entry}`, { status: unavailable });
}

/** Triggers the entry and resolves to the error that the caller receives. Rejects when none occurs. */
export async function triggerError(entry: CatalogueEntry, message: string): Promise<Error> {
  try {
    await provocations[entry](message);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error(`Nothing was thrown for ${entry}`);
}
