/** Writes all readable pages as files. */
import type { PageCatalogue } from './catalogue';
import { renderPage } from './renderPage';
import type { PageKind, PageSettings, PageSite } from './settings';
import { readSitemapContent, robotsText, sitemapText } from './sitemap';

interface WritePagesInput {
  readonly catalogue: PageCatalogue;
  /** With a `publicUrl`. */
  readonly settings: PageSettings;
  /** Number of products. */
  readonly limit: number;
  /** Removes the pages of an earlier run. Called when the API has answered. */
  readonly clear: () => void;
  /** Writes a file at a path below the folder of the build. */
  readonly write: (path: string, text: string) => void;
}

export interface WritePagesResult {
  readonly files: number;
  readonly products: number;
  readonly articles: number;
  /** The pages that are no file: `p/<id>`. The sitemap does not list them. */
  readonly leftOut: readonly string[];
}

/** Whether an id is a file name on every system, and the same in every address. */
const isSafeFileName = (id: string): boolean => /^[\w-][\w.~-]*$/.test(id) && !id.endsWith('.');

/** Products that are read at the same time. */
const MAX_CONCURRENT_READS = 4;

/** Writes pages, sitemap and `robots.txt`. Returns what was written, or why nothing was. */
export async function writePages({
  catalogue,
  settings,
  limit,
  clear,
  write,
}: WritePagesInput): Promise<WritePagesResult | string> {
  const site: PageSite = { home: settings.publicUrl ?? '', settings };
  const found = await readSitemapContent(catalogue, settings, limit + 1000);
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
        const page = isSafeFileName(id) ? await renderPage(catalogue, site, { kind, id, language }) : undefined;
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
  await Promise.all(Array.from({ length: MAX_CONCURRENT_READS }, work));
  const isWritten = (kind: PageKind) => (page: { readonly id: string }) => !leftOut.has(`${kind}/${page.id}`);
  const products = listed.products.filter(isWritten('p'));
  const articles = listed.articles.filter(isWritten('a'));
  write('robots.txt', robotsText(site));
  if (settings.isIndexed) write('sitemap.xml', sitemapText(site, { products, articles }));
  return { files, products: products.length, articles: articles.length, leftOut: [...leftOut] };
}
