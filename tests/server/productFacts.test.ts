/** What the readable page of a product says beside the product: its category, variants, delivery, returns and reviews. */
import { answers, card, dataOfAll, evil, open, picture, startApiForTests } from '../setup/pagesApi';
import { documentOf, hrefs } from '../setup/pagesServer';

// The first request loads the proxy, which is slow on a busy machine.
jest.setTimeout(30_000);
startApiForTests();

const sku = (id: string, price: number, stock = 1) => ({ id, values: {}, price, stock });
const product = (more: object) => ({
  success: true,
  data: {
    ...card('g1'),
    categoryId: 'c1',
    gallery: [picture('g1')],
    dimensions: [],
    skus: [sku('s1', 1500)],
    description: '',
    ...more,
  },
});
interface Offer {
  sku?: string;
  availability?: string;
  shippingDetails?: { shippingRate: object };
  hasMerchantReturnPolicy?: object;
}
const openProduct = async (more: object) => {
  answers.set('/api/home/goodsDetail', product(more));
  const document = documentOf((await (await open()).inject('/p/g1')).body);
  const [data, trail] = dataOfAll(document) as [{ sku?: string; offers: Offer & { offers?: Offer[] } }, object];
  return { document, data, trail };
};
const textOf = (document: Document) => [...document.querySelectorAll('main p')].map((one) => one.textContent);

test('leads to its category', async () => {
  const { document, trail } = await openProduct({});
  expect(hrefs(document, 'nav.trail a')).toEqual(['https://shop.example/', 'https://shop.example/c/c1']);
  expect(document.querySelector('nav.trail')?.getAttribute('aria-label')).toBe('Breadcrumb');
  expect(document.querySelector('nav.trail [aria-current]')?.textContent).toBe('Cup g1');
  expect(trail).toMatchObject({
    itemListElement: [
      { name: 'Corner' },
      { name: evil, item: 'https://shop.example/c/c1' },
      { position: 3, name: 'Cup g1', item: 'https://shop.example/p/g1' },
    ],
  });
});

test('is whole without categories', async () => {
  answers.delete('/api/home/categoryList');
  const { document } = await openProduct({});
  expect(hrefs(document, 'nav.trail a')).toEqual(['https://shop.example/']);
});

test('says what the API says of delivery and returns', async () => {
  const { document, data } = await openProduct({
    delivery: { arrivesOn: '2026-11-24', fee: 499, freeFrom: 5000 },
    returnDays: 30,
    returnsArticleId: 'h1',
  });
  expect(textOf(document)).toEqual(expect.arrayContaining(['Delivery $4.99, free over $50.00', '30-day returns']));
  expect(data.sku).toBe('s1');
  expect(data.offers.shippingDetails).toEqual({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: '4.99', currency: 'USD' },
    shippingDestination: [
      { '@type': 'DefinedRegion', addressCountry: 'US' },
      { '@type': 'DefinedRegion', addressCountry: 'CA' },
    ],
  });
  expect(data.offers.hasMerchantReturnPolicy).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: ['US', 'CA'],
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 30,
    merchantReturnLink: 'https://shop.example/a/h1',
  });
});

test('says nothing of what the API does not say', async () => {
  const { document, data } = await openProduct({});
  expect(data.offers).toEqual({
    '@type': 'Offer',
    price: '15.00',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: 'https://shop.example/p/g1',
  });
  expect(textOf(document).filter((text) => /deliver|return/i.test(text ?? ''))).toEqual([]);
});

test('each variant has its price, stock and delivery fee', async () => {
  const { document, data } = await openProduct({
    skus: [sku('s1', 1500, 0), sku('s2', 5000)],
    delivery: { arrivesOn: '2026-11-24', fee: 499, freeFrom: 5000 },
    returnDays: 0,
  });
  expect(textOf(document)).toContain('No returns');
  expect(data.sku).toBeUndefined();
  expect(
    data.offers.offers?.map((offer) => [offer.sku, offer.availability, offer.shippingDetails?.shippingRate]),
  ).toEqual([
    ['s1', 'https://schema.org/OutOfStock', { '@type': 'MonetaryAmount', value: '4.99', currency: 'USD' }],
    ['s2', 'https://schema.org/InStock', { '@type': 'MonetaryAmount', value: '0.00', currency: 'USD' }],
  ]);
  expect(data.offers.offers?.[0]?.hasMerchantReturnPolicy).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: ['US', 'CA'],
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  });
});

test('shows attributes and reviews, and says them to search engines', async () => {
  const review = { id: 'r1', author: 'Mei', writtenAt: '2026-10-01T08:00:00+00:00', stars: 4, text: evil };
  const { document, data } = await openProduct({
    attributes: [{ name: 'Material', value: 'Clay' }],
    rating: { average: 4, count: 2 },
    reviews: { distribution: [0, 0, 0, 2, 0], list: [review, { ...review, id: 'r2', text: '' }] },
  });
  expect(textOf(document)).toContain('Material: Clay');
  expect(document.querySelectorAll('blockquote')).toHaveLength(1);
  expect(document.querySelector('blockquote')?.textContent).toBe(`${evil}Mei, 4/5`);
  expect(data).toMatchObject({
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Material', value: 'Clay' }],
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Mei' },
        datePublished: '2026-10-01T08:00:00+00:00',
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
        reviewBody: evil,
      },
    ],
  });
});
