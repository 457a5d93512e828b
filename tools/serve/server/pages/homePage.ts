/** The readable home page of a language: the categories, the newest products and the articles. */
import { escape as escapeHtml } from 'es-toolkit';
import type { ArticleHead } from '../../../../src/api/articles';
import type { Category, GoodsCard } from '../../../../src/api/goods';
import type { ServerRecord } from '../../../../src/api/server';
import { pageDocument } from './document';
import { shopData, socialPictureUrl } from './headTags';
import { productListHtml } from './productList';
import { homeSubject, pageUrl, type PageLanguage, type PageSite, type PageSubject } from './settings';
import { pageText } from './texts';

interface HomePageInput {
  readonly site: PageSite;
  readonly language: PageLanguage;
  readonly shop: ServerRecord;
  readonly categories: readonly Category[];
  readonly products: readonly GoodsCard[];
  readonly articles: readonly ArticleHead[];
}

/** Products on the home page. */
const MAX_PRODUCTS = 12;

/** The document of the home page. */
export function homePage({ site, language, shop, categories, products, articles }: HomePageInput): string {
  const { shopName, currency } = shop;
  const description = site.settings.description[language] || undefined;
  const picture = socialPictureUrl(site);
  const section = (key: Parameters<typeof pageText>[1], content: string) =>
    content ? [`<h2>${escapeHtml(pageText(language, key))}</h2>`, content] : [];
  const linkList = (entries: readonly { readonly subject: PageSubject; readonly name: string }[]) =>
    entries.length > 0
      ? `<ul>\n${entries.map(({ subject, name }) => `<li><a href="${escapeHtml(pageUrl(site, subject, language))}">${escapeHtml(name)}</a></li>`).join('\n')}\n</ul>`
      : '';
  return pageDocument({
    site,
    language,
    subject: homeSubject,
    title: shopName,
    documentTitle: shopName,
    shopName,
    description,
    picture: picture ? { src: picture, alt: shopName } : undefined,
    data: shopData(site, language, shop),
    body: [
      ...(description ? [`<p>${escapeHtml(description)}</p>`] : []),
      ...section(
        'readable.categories',
        linkList(categories.map(({ id, name }) => ({ subject: { kind: 'c', id }, name }))),
      ),
      ...section('readable.newest', productListHtml(site, language, currency, products.slice(0, MAX_PRODUCTS))),
      ...section(
        'readable.articles',
        linkList(articles.map(({ id, title }) => ({ subject: { kind: 'a', id }, name: title }))),
      ),
    ].join('\n'),
  });
}
