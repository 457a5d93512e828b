/** The readable page of a product. */
import { escape as escapeHtml } from 'es-toolkit';
import type { GoodsDetail } from '../../../../src/api/products';
import type { ServerRecord } from '../../../../src/api/server';
import { decimalText, formatMoney, minorDigits } from '../../../../src/lib/money';
import type { MessageValues } from '../../../../src/locales/messageFormat';
import { pathOf } from '../../../../src/lib/routes';
import { pageDocument } from './document';
import { blocksHtml, summaryText, textBlocks } from './htmlText';
import { pageUrl, pictureUrl, type PageLanguage, type PageSite } from './settings';
import { calendarDayText, pageText, languageTagOf } from './texts';

type Availability = 'InStock' | 'OutOfStock' | 'PreOrder';

function availabilityOf({ presale, stock }: GoodsDetail): Availability {
  if (stock === 0) return 'OutOfStock';
  return presale ? 'PreOrder' : 'InStock';
}

/** The offers of schema.org: one price, or the range of all options. */
function offersOf(goods: GoodsDetail, currency: string, url: string): object {
  const prices = goods.skus.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const amount = (price: number) => decimalText(price, minorDigits(currency));
  const common = {
    priceCurrency: currency,
    availability: `https://schema.org/${availabilityOf(goods)}`,
    url,
  };
  return low === high
    ? { '@type': 'Offer', price: amount(low), ...common }
    : {
        '@type': 'AggregateOffer',
        lowPrice: amount(low),
        highPrice: amount(high),
        offerCount: prices.length,
        ...common,
      };
}

interface ProductPageInput {
  readonly site: PageSite;
  readonly language: PageLanguage;
  readonly shop: ServerRecord;
  readonly goods: GoodsDetail;
}

/** The document of a product. */
export function productPage({ site, language, shop, goods }: ProductPageInput): string {
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
  const price = formatMoney(lowest, currency, languageTagOf(language));
  const isRange = goods.skus.some((sku) => sku.price !== lowest);
  const availability = availabilityOf(goods);
  const state = {
    InStock: text('readable.inStock'),
    OutOfStock: text('readable.soldOut'),
    PreOrder: text('readable.presale', { day: goods.presale ? calendarDayText(language, goods.presale.shipsOn) : '' }),
  }[availability];
  const { rating } = goods;
  const average = rating && String(Math.round(rating.average * 10) / 10);
  const url = pageUrl(site, 'p', goods.id, language);
  const paragraph = (line: string, name?: string) =>
    line ? [`<p${name ? ` class="${name}"` : ''}>${escapeHtml(line)}</p>`] : [];
  return pageDocument({
    site,
    language,
    subject: { kind: 'p', id: goods.id },
    route: { h5: pathOf('h5', 'goods', { id: goods.id }), pc: pathOf('pc', 'goods', { id: goods.id }) },
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
    data: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: goods.name,
      ...(description && { description }),
      ...(pictures.length > 0 && { image: pictures.map(({ src }) => src) }),
      ...(goods.categoryName && { category: goods.categoryName }),
      productID: goods.id,
      url,
      offers: offersOf(goods, currency, url),
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
    },
    body: [
      ...paragraph(goods.tagline),
      ...(picture
        ? [`<p><img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}" width="320" height="320"></p>`]
        : []),
      ...paragraph(isRange ? text('readable.from', { price }) : price, 'price'),
      ...paragraph(state),
      ...(rating && average && rating.count > 0
        ? paragraph(text('readable.rating', { average, count: rating.count }), 'quiet')
        : []),
      ...goods.dimensions.flatMap(({ name, values }) =>
        paragraph(`${name}: ${values.map((value) => value.name).join(', ')}`),
      ),
      blocksHtml(blocks),
    ].join('\n'),
  });
}
