/** A list of products with links to their pages, as a category and the home page show it. */
import { escape as escapeHtml } from 'es-toolkit';
import type { GoodsCard } from '../../../../src/api/goods';
import { formatMoney } from '../../../../src/lib/money';
import { pageUrl, pictureUrl, type PageLanguage, type PageSite } from './settings';
import { languageTagOf, pageText } from './texts';

/** The products as HTML. */
export function productListHtml(
  site: PageSite,
  language: PageLanguage,
  currency: string,
  products: readonly GoodsCard[],
): string {
  const entries = products.map(({ id, name, picture, price, isFromPrice, stock }) => {
    const source = pictureUrl(site, picture.src);
    // The name beside it says the same as its description would.
    const image = source ? `<img src="${escapeHtml(source)}" alt="" width="160" height="160" loading="lazy">` : '';
    const amount = formatMoney(price, currency, languageTagOf(language));
    const label = isFromPrice ? pageText(language, 'readable.from', { price: amount }) : amount;
    const soldOut =
      stock === 0 ? ` <span class="quiet">${escapeHtml(pageText(language, 'readable.soldOut'))}</span>` : '';
    return `<li><a href="${escapeHtml(pageUrl(site, { kind: 'p', id }, language))}">${image}${escapeHtml(name)}</a><br><span class="price">${escapeHtml(label)}</span>${soldOut}</li>`;
  });
  return entries.length > 0 ? `<ul class="list">\n${entries.join('\n')}\n</ul>` : '';
}

/** The products for search engines. `first` is the number of the first one in the whole list. */
export const productListData = (
  site: PageSite,
  language: PageLanguage,
  products: readonly GoodsCard[],
  { first, total }: { readonly first: number; readonly total: number },
): object => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: products.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name,
    url: pageUrl(site, { kind: 'p', id }, language),
  })),
});
