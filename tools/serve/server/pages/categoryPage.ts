/** The readable pages of a category: its products, as many on a page as one request for them returns. */
import { escape as escapeHtml } from 'es-toolkit';
import type { Category } from '../../../../src/api/goods';
import type { ServerRecord } from '../../../../src/api/server';
import { productsPerPage, type ProductList } from './catalogue';
import { pageDocument } from './document';
import { summaryText } from './htmlText';
import { productListData, productListHtml } from './productList';
import { homeSubject, pageUrl, pictureUrl, type PageLanguage, type PageSite } from './settings';
import { languageTagOf, pageText } from './texts';

interface CategoryPageInput {
  readonly site: PageSite;
  readonly language: PageLanguage;
  readonly shop: ServerRecord;
  readonly category: Category;
  readonly products: ProductList;
  /** Number of this page, from 1. */
  readonly page: number;
}

/** Number of pages of a category with `total` products; an empty one has one. */
export const pagesOfCategory = (total: number): number => Math.max(1, Math.ceil(total / productsPerPage));

/** The document of a page of a category. */
export function categoryPage({ site, language, shop, category, products, page }: CategoryPageInput): string {
  const { id, name } = category;
  const { list, total } = products;
  const urlOf = (number: number) => pageUrl(site, { kind: 'c', id, page: number }, language);
  const count = pageText(language, 'readable.products', { count: total });
  const picture = pictureUrl(site, category.picture.src);
  const title = page > 1 ? pageText(language, 'readable.page', { title: name, page }) : name;
  const link = (number: number, relation: 'prev' | 'next') =>
    `<a rel="${relation}" href="${escapeHtml(urlOf(number))}">${escapeHtml(pageText(language, `readable.${relation}`))}</a>`;
  const further = [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < pagesOfCategory(total) ? [link(page + 1, 'next')] : []),
  ];
  return pageDocument({
    site,
    language,
    subject: { kind: 'c', id, page },
    title,
    shopName: shop.shopName,
    description: summaryText([count, ...list.map((product) => product.name)].join(' · ')),
    picture: picture ? { src: picture, alt: name } : undefined,
    type: 'product.group',
    trail: [
      { name: shop.shopName, url: pageUrl(site, homeSubject, language) },
      ...(page > 1 ? [{ name, url: urlOf(1) }] : []),
    ],
    data: [
      {
        '@type': 'CollectionPage',
        name: title,
        url: urlOf(page),
        inLanguage: languageTagOf(language),
        mainEntity: productListData(site, language, list, { first: (page - 1) * productsPerPage + 1, total }),
      },
    ],
    body: [
      `<p class="quiet">${escapeHtml(count)}</p>`,
      productListHtml(site, language, shop.currency, list),
      ...(further.length > 0 ? [`<p>${further.join(' ')}</p>`] : []),
    ].join('\n'),
  });
}
