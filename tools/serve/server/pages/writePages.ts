/** Writes all readable pages as files. */
import type { Catalogue } from './catalogue';
import { renderPage } from './renderPage';
import type { PageKind, PageSettings, Site } from './settings';
import { readListed, robotsText, sitemapText } from './sitemap';

interface Parts {
  readonly catalogue: Catalogue;
  /** With a `publicUrl`. */
  readonly settings: PageSettings;
  /** Number of products. */
  readonly limit: number;
  /** Removes the pages of an earlier run. Called when the API has answered. */
  readonly clear: () => void;
  /** Writes a file at a path below the folder of the build. */
  readonly write: (path: string, text: string) => void;
}

export interface Written {
  readonly files: number;
  readonly products: number;
  readonly articles: number;
  /** The pages that are no file: `p/<id>`. The sitemap does not list them. */
  readonly leftOut: readonly string[];
}

/** Whether an id is a file name on every system, and the same in every address. */
const isFileName = (id: string): boolean => /^[\w-][\w.~-]*$/.test(id) && !id.endsWith('.');

/** Products that are read at the same time. */
const readers = 4;

/** Writes pages, sitemap and `robots.txt`. Returns what was written, or why nothing was. */
export async function writePages({ catalogue, settings, limit, clear, write }: Parts): Promise<Written | string> {
  const site: Site = { home: settings.publicUrl ?? '', settings };
  const found = await readListed(catalogue, settings, limit + 1000);
  if (found.state !== 'found') return found.state === 'failed' ? found.reason : 'it has no list of products';
  const listed = { products: found.data.products.slice(0, limit), articles: found.data.articles };
  clear();
  let files = 0;
  const leftOut = new Set<string>();
  const waiting = [
    ...listed.products.map(({ id }) => ({ kind: 'p' as PageKind, id })),
    ...listed.articles.map(({ id }) => ({ kind: 'a' as PageKind, id })),
  ];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { kind, id } = next;
      for (const language of settings.languages) {
        const page = isFileName(id) ? await renderPage(catalogue, site, { kind, id, language }) : undefined;
        if (page?.status !== 200) {
          leftOut.add(`${kind}/${id}`);
          continue;
        }
        const folder = language === settings.languages[0] ? kind : `${kind}/${language}`;
        write(`${folder}/${id}.html`, page.html);
        files += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: readers }, work));
  const isWritten = (kind: PageKind) => (page: { readonly id: string }) => !leftOut.has(`${kind}/${page.id}`);
  const products = listed.products.filter(isWritten('p'));
  const articles = listed.articles.filter(isWritten('a'));
  write('robots.txt', robotsText(site));
  if (settings.isIndexed) write('sitemap.xml', sitemapText(site, { products, articles }));
  return { files, products: products.length, articles: articles.length, leftOut: [...leftOut] };
}
