/** The readable page of a product. */
import { escape as escapeHtml } from 'es-toolkit';
import type { Category } from '../../../../src/api/goods';
import type { Review } from '../../../../src/api/productReview';
import { decimalText, formatMoney, minorDigits } from '../../../../src/lib/money';
import type { MessageValues } from '../../../../src/locales/messageFormat';
import { pageDocument } from './document';
import { blocksHtml, summaryText, textBlocks } from './htmlText';
import { availabilityOf, offersOf, type OfferInput } from './offers';
import { homeSubject, pageUrl, pictureUrl, type PageSubject } from './settings';
import { calendarDayText, pageText, languageTagOf } from './texts';

interface ProductPageInput extends OfferInput {
  /** The category of the product, when it has a page. */
  readonly category: Category | undefined;
}

/** Reviews on the page; the app shows all of them. */
const MAX_REVIEWS = 10;

const reviewData = ({ author, writtenAt, stars, text }: Review): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: writtenAt,
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  ...(text && { reviewBody: text }),
});

function deliveryText({ language, shop: { currency }, goods: { delivery, price } }: OfferInput): string {
  if (!delivery) return '';
  const { fee, freeFrom } = delivery;
  const money = (amount: number) => formatMoney(amount, currency, languageTagOf(language));
  if (fee === 0 || (freeFrom !== null && price >= freeFrom)) return pageText(language, 'goods.delivery.free');
  return freeFrom === null
    ? pageText(language, 'goods.delivery.fee', { fee: money(fee) })
    : pageText(language, 'goods.delivery.feeUntil', { fee: money(fee), from: money(freeFrom) });
}

function returnsText({ language, goods: { returnDays } }: OfferInput): string {
  if (returnDays === null) return '';
  return returnDays === 0
    ? pageText(language, 'goods.returns.none')
    : pageText(language, 'goods.returns', { count: returnDays });
}

/** The document of a product. */
export function productPage({ category, ...input }: ProductPageInput): string {
  const { site, language, shop, goods } = input;
  const text = (key: Parameters<typeof pageText>[1], values?: MessageValues) => pageText(language, key, values);
  const { currency, shopName } = shop;
  const blocks = textBlocks(goods.description);
  const description = summaryText([goods.tagline, ...blocks.map((block) => block.text)].filter(Boolean).join(' — '));
  const pictures = goods.gallery.flatMap(({ src, alt }) => {
    const address = pictureUrl(site, src);
    return address ? [{ src: address, alt: alt || goods.name }] : [];
  });
  const [picture] = pictures;
  const lowest = Math.min(...goods.skus.map(({ price }) => price));
  const isRange = goods.skus.some((sku) => sku.price !== lowest);
  const availability = availabilityOf(goods, goods);
  const state = {
    InStock: text('readable.inStock'),
    OutOfStock: text('readable.soldOut'),
    PreOrder: text('readable.presale', { day: goods.presale ? calendarDayText(language, goods.presale.shipsOn) : '' }),
  }[availability];
  const { rating } = goods;
  const average = rating && String(Math.round(rating.average * 10) / 10);
  const subject: PageSubject = { kind: 'p', id: goods.id };
  const [onlySku, secondSku] = goods.skus;
  const attributes = goods.attributes ?? [];
  const reviews = rating ? (goods.reviews?.list ?? []).filter((review) => review.text).slice(0, MAX_REVIEWS) : [];
  const money = (amount: number) => formatMoney(amount, currency, languageTagOf(language));
  const paragraph = (line: string, name?: string) =>
    line ? [`<p${name ? ` class="${name}"` : ''}>${escapeHtml(line)}</p>`] : [];
  return pageDocument({
    site,
    language,
    subject,
    trail: [
      { name: shopName, url: pageUrl(site, homeSubject, language) },
      ...(category ? [{ name: category.name, url: pageUrl(site, { kind: 'c', id: category.id }, language) }] : []),
    ],
    title: goods.name,
    shopName,
    description,
    picture,
    type: 'product',
    properties: {
      'product:price:amount': decimalText(lowest, minorDigits(currency)),
      'product:price:currency': currency,
      'product:availability': { InStock: 'in stock', OutOfStock: 'out of stock', PreOrder: 'preorder' }[availability],
    },
    data: [
      {
        '@type': 'Product',
        name: goods.name,
        ...(description && { description }),
        ...(pictures.length > 0 && { image: pictures.map(({ src }) => src) }),
        ...(goods.categoryName && { category: goods.categoryName }),
        productID: goods.id,
        ...(onlySku && !secondSku && { sku: onlySku.id }),
        url: pageUrl(site, subject, language),
        offers: offersOf(input),
        ...(attributes.length > 0 && {
          additionalProperty: attributes.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
        }),
        ...(rating &&
          rating.count > 0 && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: average,
              ratingCount: rating.count,
              bestRating: '5',
              worstRating: '1',
            },
          }),
        ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
      },
    ],
    body: [
      ...paragraph(goods.tagline),
      ...(picture
        ? [`<p><img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}" width="320" height="320"></p>`]
        : []),
      ...paragraph(isRange ? text('readable.from', { price: money(lowest) }) : money(lowest), 'price'),
      ...paragraph(state),
      ...(rating && average && rating.count > 0
        ? paragraph(text('readable.rating', { average, count: rating.count }), 'quiet')
        : []),
      ...goods.dimensions.flatMap(({ name, values }) =>
        paragraph(`${name}: ${values.map((value) => value.name).join(', ')}`),
      ),
      ...paragraph(deliveryText(input)),
      ...paragraph(returnsText(input)),
      ...attributes.flatMap(({ name, value }) => paragraph(`${name}: ${value}`)),
      blocksHtml(blocks),
      ...reviews.map(
        (review) =>
          `<blockquote>${escapeHtml(review.text)}<footer class="quiet">${escapeHtml(review.author)}, ${review.stars}/5</footer></blockquote>`,
      ),
    ].join('\n'),
  });
}
