import { MAX_VIEWED, readViewedProducts } from './recentlyViewed';

const picture = { src: '/pictures/x.webp', alt: '', fit: 'cutout', hue: 20 };
const product = (id: string) => ({ id, name: `Goods ${id}`, picture });

describe('the stored list of viewed products', () => {
  test.each([
    undefined,
    null,
    'x',
    7,
    {},
    [null, 1, 'x', {}, { id: 'a' }, { ...product('a'), picture: 'x' }, product('')],
  ])('is empty for %j', (stored) => {
    expect(readViewedProducts(stored)).toEqual([]);
  });

  test('keeps valid products once, in their order, up to a limit', () => {
    const many = Array.from({ length: MAX_VIEWED + 3 }, (_, at) => product(`p${at}`));
    expect(
      readViewedProducts([product('p1'), 'x', { ...product('p0'), price: 5 }, ...many]).map(({ id }) => id),
    ).toEqual(['p1', 'p0', ...many.slice(2, MAX_VIEWED).map(({ id }) => id)]);
    expect(readViewedProducts([{ ...product('p0'), price: 5 }])).toEqual([
      { ...product('p0'), isRated: false, language: undefined },
    ]);
    expect(
      readViewedProducts([
        { ...product('p0'), language: 'de' },
        { ...product('p1'), language: 7 },
      ]),
    ).toMatchObject([
      { id: 'p0', language: 'de' },
      { id: 'p1', language: undefined },
    ]);
  });
});
