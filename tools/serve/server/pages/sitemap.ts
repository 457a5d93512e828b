/** `sitemap.xml` and `robots.txt`. */
import { escape as escapeHtml } from 'es-toolkit';
import type { PageCatalogue, ReadResult, ListedPage } from './catalogue';
import { pageUrl, type PageKind, type PageSite } from './settings';

/** Addresses of one sitemap; the protocol allows no more. */
const MAX_URLS = 50_000;

/** What a sitemap lists. */
export interface SitemapContent {
  readonly products: readonly ListedPage[];
  readonly articles: readonly ListedPage[];
}

/** Reads what the sitemap lists: all articles, and the newest products as far as they fit. */
export async function readSitemapContent(
  catalogue: PageCatalogue,
  { hasArticles }: { readonly hasArticles: boolean },
  limit = MAX_URLS - 1,
): Promise<ReadResult<SitemapContent>> {
  const articles = hasArticles ? await catalogue.articles() : undefined;
  if (articles?.state === 'failed') return articles;
  const listed = articles?.state === 'found' ? articles.data.slice(0, limit) : [];
  const products = await catalogue.products(limit - listed.length);
  if (products.state !== 'found') return products;
  return { state: 'found', data: { products: products.data, articles: listed } };
}

/** The sitemap with the home page and the pages in the first language; each page names its other languages. */
export function sitemapText(site: PageSite, { products, articles }: SitemapContent): string {
  const [language = 'en'] = site.settings.languages;
  const entry = (address: string, changedOn?: string) =>
    `<url><loc>${escapeHtml(address)}</loc>${changedOn ? `<lastmod>${escapeHtml(changedOn)}</lastmod>` : ''}</url>`;
  const entries = (kind: PageKind, pages: readonly ListedPage[]) =>
    pages.map(({ id, changedOn }) => entry(pageUrl(site, kind, id, language), changedOn));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    entry(site.home),
    ...entries('p', products),
    ...entries('a', articles),
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * `robots.txt`. A shop that is not listed forbids nothing here: a crawler must be able to read the `noindex` of a page, and a
 * messenger its title.
 */
export const robotsText = ({ home, settings }: PageSite): string =>
  ['User-agent: *', 'Allow: /', ...(settings.isIndexed ? ['', `Sitemap: ${home}sitemap.xml`] : []), ''].join('\n');
