/** Parts of the page that the build does not have, asked for as any other: they end in the errors of spec section 8. */

/** Webpack's own way of loading a part by its name. */
declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

const name = 'docs-missing';

/** Rejects with "Loading chunk docs-missing failed". */
export const loadMissingPart = (): Promise<unknown> => __webpack_chunk_load__(name);

/**
 * Rejects with "Loading CSS chunk docs-missing failed". The build's loader of styles only knows those that exist, so this
 * does what it does: a link that fails, and the same error.
 */
export function loadMissingStyle(): Promise<unknown> {
  return new Promise((_loaded, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/${name}.css`;
    link.addEventListener('error', () => {
      link.remove();
      fail(Object.assign(new Error(`Loading CSS chunk ${name} failed.\n(${link.href})`), { code: 'CSS_CHUNK_LOAD_FAILED' }));
    });
    document.head.append(link);
  });
}
