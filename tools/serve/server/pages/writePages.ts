/** Writes all readable pages as files. */
import type { GoodsCard } from '../../../../src/api/goods';
import { missingPage } from './articlePage';
import { productsPerPage, type ListedPage, type PageCatalogue, type ProductList, type ReadResult } from './catalogue';
import { renderPage } from './renderPage';
import { homeSubject, pagePath, type PageKind, type PageLanguage, type PageSettings, type PageSite } from './settings';
import { readSitemapContent, robotsText, sitemapFiles } from './sitemap';

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
  readonly categories: number;
  readonly products: number;
  readonly articles: number;
  /** The pages that are no file: `p/<id>`. The sitemap does not list them. */
  readonly leftOut: readonly string[];
}

/** Whether an id is a file name on every system, and the same in every address. */
const isSafeFileName = (id: string): boolean => /^[\w-][\w.~-]*$/.test(id) && !id.endsWith('.');

/** Products that are read at the same time. */
const MAX_CONCURRENT_READS = 4;

/** The catalogue of the pages that are files: its lists have nothing that a page could not link to. */
function catalogueOfFiles(catalogue: PageCatalogue, isFile: (kind: PageKind, id: string) => boolean): PageCatalogue {
  const lists = new Map<string, Promise<ReadResult<ProductList>>>();
  const filesAmong = (list: readonly GoodsCard[]) => list.filter(({ id }) => isFile('p', id));

  /** All products of a category that are files. The API lists the newest first, and the newest are files. */
  async function readWholeList(categoryId: string, language: PageLanguage): Promise<ReadResult<ProductList>> {
    const whole: GoodsCard[] = [];
    for (let page = 1; ; page += 1) {
      const found = await catalogue.productsOf(categoryId, page, language);
      if (found.state !== 'found') return found;
      const files = filesAmong(found.data.list);
      whole.push(...files);
      if (files.length === 0 || page * productsPerPage >= found.data.total)
        return { state: 'found', data: { list: whole, total: whole.length } };
    }
  }

  const only = <Row extends { readonly id: string }>(kind: PageKind, result: ReadResult<readonly Row[]>) =>
    result.state === 'found' ? { state: result.state, data: result.data.filter(({ id }) => isFile(kind, id)) } : result;

  return {
    ...catalogue,
    categories: async (language) => only('c', await catalogue.categories(language)),
    articles: async (language) => only('a', await catalogue.articles(language)),
    async productsOf(categoryId, page, language) {
      if (categoryId === undefined) {
        const found = await catalogue.productsOf(categoryId, page, language);
        return found.state === 'found'
          ? { state: 'found', data: { ...found.data, list: filesAmong(found.data.list) } }
          : found;
      }
      const key = `${language}/${categoryId}`;
      const reading = lists.get(key) ?? readWholeList(categoryId, language);
      lists.set(key, reading);
      const found = await reading;
      if (found.state !== 'found') return found;
      const { list, total } = found.data;
      return {
        state: 'found',
        data: { list: list.slice((page - 1) * productsPerPage, page * productsPerPage), total },
      };
    },
  };
}

/** Writes pages, sitemap, `robots.txt` and `404.html`. Returns what was written, or why nothing was. */
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
  const listed = { ...found.data, products: found.data.products.slice(0, limit) };
  const files = new Set<string>();
  const idsOf = (kind: PageKind, pages: readonly ListedPage[]) =>
    pages.flatMap(({ id }) => (isSafeFileName(id) ? [`${kind}/${id}`] : []));
  const planned = new Set([
    ...idsOf('c', listed.categories),
    ...idsOf('p', listed.products),
    ...idsOf('a', listed.articles),
  ]);
  const leftOut = new Set<string>();
  const isFile = (kind: PageKind, id: string) => planned.has(`${kind}/${id}`) && !leftOut.has(`${kind}/${id}`);
  const ofFiles = catalogueOfFiles(catalogue, isFile);
  clear();

  /** Writes a page in each language. Returns whether it exists in all of them. */
  const writePage = async (kind: PageKind, id: string, page = 1): Promise<boolean> => {
    let isWhole = true;
    for (const language of settings.languages) {
      const subject = { kind, id, page };
      const { status, html } = await renderPage(ofFiles, site, { subject, language });
      if (status !== 200) {
        isWhole = false;
        continue;
      }
      const path = kind === 'home' ? `${language}/index` : pagePath(settings, subject, language);
      write(`${path}.html`, html);
      files.add(path);
    }
    return isWhole;
  };

  const waiting = [
    ...listed.products.map(({ id }) => ({ kind: 'p' as PageKind, id })),
    ...listed.articles.map(({ id }) => ({ kind: 'a' as PageKind, id })),
  ];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { kind, id } = next;
      if (!planned.has(`${kind}/${id}`) || !(await writePage(kind, id))) leftOut.add(`${kind}/${id}`);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_READS }, work));
  // After the products, because they link to those that are files.
  for (const { id } of listed.categories) {
    if (!planned.has(`c/${id}`) || !(await writePage('c', id))) leftOut.add(`c/${id}`);
    else for (let page = 2; await writePage('c', id, page); page += 1);
  }
  await writePage(homeSubject.kind, homeSubject.id);

  const written = (kind: PageKind, pages: readonly ListedPage[]) => pages.filter(({ id }) => isFile(kind, id));
  const content = {
    categories: written('c', listed.categories),
    products: written('p', listed.products),
    articles: written('a', listed.articles),
  };
  write('robots.txt', robotsText(site));
  write('404.html', missingPage(site, settings.languages[0] ?? 'en'));
  if (settings.isIndexed) for (const [path, text] of sitemapFiles(site, content)) write(path, text);
  return {
    files: files.size,
    categories: content.categories.length,
    products: content.products.length,
    articles: content.articles.length,
    leftOut: [...leftOut],
  };
}
