/** The offers of a product for search engines. They say what the API says of price, stock, delivery and returns, and nothing else. */
import type { GoodsDetail } from '../../../../src/api/products';
import type { ServerRecord } from '../../../../src/api/server';
import { decimalText, minorDigits } from '../../../../src/lib/money';
import { pageUrl, type PageLanguage, type PageSite } from './settings';

export type Availability = 'InStock' | 'OutOfStock' | 'PreOrder';

/** Variants that are listed each; a product with more has its price range alone. */
const MAX_OFFERS = 50;

/** The availability of a product, or of one of its variants. */
export function availabilityOf({ presale }: GoodsDetail, { stock }: { readonly stock: number }): Availability {
  if (stock === 0) return 'OutOfStock';
  return presale ? 'PreOrder' : 'InStock';
}

export interface OfferInput {
  readonly site: PageSite;
  readonly language: PageLanguage;
  readonly shop: ServerRecord;
  readonly goods: GoodsDetail;
}

const countriesOf = ({ countries = [] }: ServerRecord): string[] => countries.map(({ code }) => code);

/** The delivery fee of one piece of `price` minor units. The fee is the same in each country: the API says one. */
function shippingOf({ shop, goods: { delivery } }: OfferInput, price: number): object | undefined {
  if (!delivery) return undefined;
  const countries = countriesOf(shop);
  const isFree = delivery.freeFrom !== null && price >= delivery.freeFrom;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: decimalText(isFree ? 0 : delivery.fee, minorDigits(shop.currency)),
      currency: shop.currency,
    },
    ...(countries.length > 0 && {
      shippingDestination: countries.map((code) => ({ '@type': 'DefinedRegion', addressCountry: code })),
    }),
  };
}

/** The return period. */
function returnsOf({ site, language, shop, goods: { returnDays, returnsArticleId } }: OfferInput): object | undefined {
  if (returnDays === null) return undefined;
  const countries = countriesOf(shop);
  return {
    '@type': 'MerchantReturnPolicy',
    ...(countries.length > 0 && { applicableCountry: countries }),
    ...(returnDays === 0
      ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
      : {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returnDays,
        }),
    ...(returnsArticleId &&
      site.settings.hasArticles && {
        merchantReturnLink: pageUrl(site, { kind: 'a', id: returnsArticleId }, language),
      }),
  };
}

/** The offers of schema.org: one price, or the range of all variants with each of them. */
export function offersOf(input: OfferInput): object {
  const { site, language, shop, goods } = input;
  const { skus } = goods;
  const prices = skus.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const amount = (price: number) => decimalText(price, minorDigits(shop.currency));
  const common = (row: { readonly stock: number }) => ({
    priceCurrency: shop.currency,
    availability: `https://schema.org/${availabilityOf(goods, row)}`,
    url: pageUrl(site, { kind: 'p', id: goods.id }, language),
  });
  const returns = returnsOf(input);
  const offer = (price: number, row: { readonly stock: number }, sku?: string) => {
    const shipping = shippingOf(input, price);
    return {
      '@type': 'Offer',
      ...(sku !== undefined && { sku }),
      price: amount(price),
      ...common(row),
      ...(shipping && { shippingDetails: shipping }),
      ...(returns && { hasMerchantReturnPolicy: returns }),
    };
  };
  if (low === high) return offer(low, goods);
  return {
    '@type': 'AggregateOffer',
    lowPrice: amount(low),
    highPrice: amount(high),
    offerCount: prices.length,
    ...common(goods),
    ...(skus.length <= MAX_OFFERS && { offers: skus.map((row) => offer(row.price, row, row.id)) }),
  };
}
