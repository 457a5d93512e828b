/** Makes one readable page from the catalogue: what `npm start` answers and what `npm run pages` writes. */
import { isId } from '../../../../src/lib/searchParams';
import type { ServerRecord } from '../../../../src/api/server';
import { articlePage, failedPage, missingPage } from './articlePage';
import { categoryPage, pagesOfCategory } from './categoryPage';
import type { PageCatalogue, ReadResult } from './catalogue';
import { homePage } from './homePage';
import { productPage } from './productPage';
import type { PageLanguage, PageSite, PageSubject } from './settings';

export interface RenderedPage {
  readonly status: 200 | 404 | 503;
  readonly html: string;
  /** Why the API could not be read, for the log. */
  readonly reason?: string;
}

export interface PageRequest {
  readonly subject: PageSubject;
  readonly language: PageLanguage;
}

interface PageParts {
  readonly catalogue: PageCatalogue;
  readonly site: PageSite;
  readonly language: PageLanguage;
  readonly shop: ServerRecord;
}

/** The HTML of a page; no content when the shop does not have it. */
type PageContent = ReadResult<string>;

const missing = { state: 'missing' } as const;

async function renderHome({ catalogue, site, language, shop }: PageParts): Promise<PageContent> {
  const categories = await catalogue.categories(language);
  if (categories.state === 'failed') return categories;
  const products = await catalogue.productsOf(undefined, 1, language);
  if (products.state === 'failed') return products;
  const articles = site.settings.hasArticles ? await catalogue.articles(language) : missing;
  if (articles.state === 'failed') return articles;
  return {
    state: 'found',
    data: homePage({
      site,
      language,
      shop,
      categories: categories.state === 'found' ? categories.data : [],
      products: products.state === 'found' ? products.data.list : [],
      articles: articles.state === 'found' ? articles.data : [],
    }),
  };
}

async function renderCategory(
  { catalogue, site, language, shop }: PageParts,
  { id, page = 1 }: PageSubject,
): Promise<PageContent> {
  const categories = await catalogue.categories(language);
  if (categories.state !== 'found') return categories;
  const category = categories.data.find((one) => one.id === id);
  if (!category) return missing;
  const products = await catalogue.productsOf(id, page, language);
  if (products.state !== 'found') return products;
  if (page > pagesOfCategory(products.data.total)) return missing;
  return { state: 'found', data: categoryPage({ site, language, shop, category, products: products.data, page }) };
}

async function renderProduct({ catalogue, site, language, shop }: PageParts, id: string): Promise<PageContent> {
  const goods = await catalogue.product(id, language);
  if (goods.state !== 'found') return goods;
  // The page is complete without its category.
  const categories = await catalogue.categories(language);
  const category =
    categories.state === 'found' ? categories.data.find((one) => one.id === goods.data.categoryId) : undefined;
  return { state: 'found', data: productPage({ site, language, shop, goods: goods.data, category }) };
}

async function renderArticle({ catalogue, site, language, shop }: PageParts, id: string): Promise<PageContent> {
  const article = await catalogue.article(id, language);
  if (article.state !== 'found') return article;
  return { state: 'found', data: articlePage({ site, language, shop, article: article.data }) };
}

function renderContent(parts: PageParts, subject: PageSubject): Promise<PageContent> {
  const { kind, id } = subject;
  if (kind === 'home') return renderHome(parts);
  if (kind === 'c') return renderCategory(parts, subject);
  return kind === 'p' ? renderProduct(parts, id) : renderArticle(parts, id);
}

/** Renders a page. `site` is its origin and settings. */
export async function renderPage(
  catalogue: PageCatalogue,
  site: PageSite,
  { subject, language }: PageRequest,
): Promise<RenderedPage> {
  const { kind, id } = subject;
  const missingResponse: RenderedPage = { status: 404, html: missingPage(site, language) };
  if ((kind !== 'home' && !isId(id)) || (kind === 'a' && !site.settings.hasArticles)) return missingResponse;
  const failed = (reason: string): RenderedPage => ({
    status: 503,
    html: failedPage(site, language, subject),
    reason,
  });
  const shop = await catalogue.shop(language);
  if (shop.state !== 'found') return failed(shop.state === 'failed' ? shop.reason : 'getServerInfo: missing');
  const content = await renderContent({ catalogue, site, language, shop: shop.data }, subject);
  if (content.state === 'failed') return failed(content.reason);
  return content.state === 'found' ? { status: 200, html: content.data } : missingResponse;
}
