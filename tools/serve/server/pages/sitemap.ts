/** `sitemap.xml` and `robots.txt`. */
import { escape as escapeHtml } from 'es-toolkit';
import { shopDay } from '../../../../src/api/schema/calendarDay';
import type { PageCatalogue, ReadResult, ListedPage } from './catalogue';
import { alternatesOf } from './headTags';
import {
  homeSubject,
  pageUrl,
  type PageLanguage,
  type PageSettings,
  type PageSite,
  type PageSubject,
} from './settings';

/** URLs of one sitemap; the protocol allows no more. */
const MAX_URLS = 50_000;

/** What a sitemap lists. */
export interface SitemapContent {
  readonly categories: readonly ListedPage[];
  readonly products: readonly ListedPage[];
  readonly articles: readonly ListedPage[];
}

/** Reads what the sitemap lists: all categories and articles, and the newest products as far as they fit. */
export async function readSitemapContent(
  catalogue: PageCatalogue,
  { hasArticles, languages: [language = 'en'] }: Pick<PageSettings, 'hasArticles' | 'languages'>,
  limit = MAX_URLS - 1,
): Promise<ReadResult<SitemapContent>> {
  const articles = hasArticles ? await catalogue.articles(language) : undefined;
  if (articles?.state === 'failed') return articles;
  const categories = await catalogue.categories(language);
  if (categories.state === 'failed') return categories;
  const content = {
    categories: categories.state === 'found' ? categories.data.map(({ id }) => ({ id })) : [],
    articles:
      articles?.state === 'found'
        ? articles.data.map(({ id, publishedAt }) => ({ id, changedOn: shopDay(publishedAt) }))
        : [],
  };
  const products = await catalogue.products(limit - content.categories.length - content.articles.length);
  if (products.state !== 'found') return products;
  return { state: 'found', data: { ...content, products: products.data } };
}

/** The name of the sitemap of one language. */
export const sitemapName = (language: PageLanguage): string => `sitemap-${language}.xml`;

const xml = (lines: readonly string[]): string => ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');

/**
 * The sitemap: each page in each language with its other languages. When these are more than `limit` URLs, `sitemap.xml` is an index of one
 * sitemap for each language. Returns the text of each file by its name.
 */
export function sitemapFiles(
  site: PageSite,
  { categories, products, articles }: SitemapContent,
  limit = MAX_URLS,
): ReadonlyMap<string, string> {
  const { languages } = site.settings;
  const pages: { readonly subject: PageSubject; readonly changedOn?: string | undefined }[] = [
    { subject: homeSubject },
    ...categories.map(({ id }) => ({ subject: { kind: 'c' as const, id } })),
    ...products.map(({ id }) => ({ subject: { kind: 'p' as const, id } })),
    ...articles.map(({ id, changedOn }) => ({ subject: { kind: 'a' as const, id }, changedOn })),
  ];
  const entries = (language: PageLanguage) =>
    pages.map(({ subject, changedOn }) => {
      const alternates = alternatesOf(site, subject).map(
        ({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}"/>`,
      );
      const url = escapeHtml(pageUrl(site, subject, language));
      const day = changedOn ? `<lastmod>${escapeHtml(changedOn)}</lastmod>` : '';
      return `<url><loc>${url}</loc>${day}${alternates.join('')}</url>`;
    });
  const urlset = (lines: readonly string[]) =>
    xml([
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...lines,
      '</urlset>',
    ]);
  if (pages.length * languages.length <= limit) return new Map([['sitemap.xml', urlset(languages.flatMap(entries))]]);
  const index = xml([
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...languages.map((one) => `<sitemap><loc>${escapeHtml(site.home + sitemapName(one))}</loc></sitemap>`),
    '</sitemapindex>',
  ]);
  return new Map([
    ['sitemap.xml', index],
    ...languages.map((one) => [sitemapName(one), urlset(entries(one))] as const),
  ]);
}

/**
 * `robots.txt`. A shop that is not listed forbids nothing here: a crawler must be able to read the `noindex` of a page, and a
 * messenger its title.
 */
export const robotsText = ({ home, settings }: PageSite): string =>
  ['User-agent: *', 'Allow: /', ...(settings.isIndexed ? ['', `Sitemap: ${home}sitemap.xml`] : []), ''].join('\n');
