/** Makes one readable page from the catalogue: what `npm start` answers and what `npm run pages` writes. */
import { isId } from '../../../../src/lib/searchParams';
import { articlePage, failedPage, missingPage } from './articlePage';
import type { PageCatalogue } from './catalogue';
import { productPage } from './productPage';
import type { PageKind, PageLanguage, PageSite } from './settings';

export interface RenderedPage {
  readonly status: 200 | 404 | 503;
  readonly html: string;
  /** Why the API could not be read, for the log. */
  readonly reason?: string;
}

export interface PageRequest {
  readonly kind: PageKind;
  readonly id: string;
  readonly language: PageLanguage;
}

/** Renders a page. `site` is its origin and settings. */
export async function renderPage(
  catalogue: PageCatalogue,
  site: PageSite,
  { kind, id, language }: PageRequest,
): Promise<RenderedPage> {
  const missing: RenderedPage = { status: 404, html: missingPage(site, language) };
  if (!isId(id) || (kind === 'a' && !site.settings.hasArticles)) return missing;
  const failed = (reason: string): RenderedPage => ({
    status: 503,
    html: failedPage(site, language, kind, id),
    reason,
  });
  const shop = await catalogue.shop(language);
  if (shop.state !== 'found') return failed(shop.state === 'failed' ? shop.reason : 'getServerInfo: missing');
  if (kind === 'p') {
    const goods = await catalogue.product(id, language);
    if (goods.state === 'failed') return failed(goods.reason);
    if (goods.state === 'missing') return missing;
    return { status: 200, html: productPage({ site, language, shop: shop.data, goods: goods.data }) };
  }
  const article = await catalogue.article(id, language);
  if (article.state === 'failed') return failed(article.reason);
  if (article.state === 'missing') return missing;
  return { status: 200, html: articlePage({ site, language, shop: shop.data, article: article.data }) };
}
