import { parseSearchParams, stringifySearchParams } from '@/lib/searchParams';
import {
  countNarrowingFilters,
  searchParamsOfHall,
  hallQueryInput,
  listUsableFacets,
  readHallFilters,
  toggleValue,
  withoutNarrowingFilters,
  type HallFilters,
} from './hallFilters';
import { searchTerm } from '@/lib/searchTerm';

const everything: HallFilters = {
  categoryId: undefined,
  campaignId: undefined,
  keyword: '',
  sort: 'popular',
  priceFrom: undefined,
  priceTo: undefined,
  isInStock: false,
  facets: [],
};
const narrow: HallFilters = {
  categoryId: 'audio',
  campaignId: 'autumn',
  keyword: 'soft & warm',
  sort: 'priceDown',
  priceFrom: 0,
  priceTo: 12900,
  isInStock: true,
  facets: ['colour:blue', 'size:größe-38', 'colour:red'],
};

describe('the address of the hall', () => {
  test('shows everything, the popular first, when it asks for nothing', () => {
    expect(readHallFilters({})).toEqual(everything);
    expect(stringifySearchParams(searchParamsOfHall(everything))).toBe('');
  });

  test('carries all that was chosen, there and back', () => {
    const address = stringifySearchParams(searchParamsOfHall(narrow));
    expect(address).toBe(
      '?categoryId=audio&campaignId=autumn&keyword=soft+%26+warm&sort=priceDown&priceFrom=0&priceTo=12900&inStock=true' +
        '&facets=colour%3Ablue%2Csize%3Agr%C3%B6%C3%9Fe-38%2Ccolour%3Ared',
    );
    expect(readHallFilters(parseSearchParams(address))).toEqual(narrow);
  });

  test('carries every exact amount, and no other', () => {
    const max = String(Number.MAX_SAFE_INTEGER);
    expect(readHallFilters({ priceFrom: max, priceTo: '9007199254740992' })).toEqual({
      ...everything,
      priceFrom: Number.MAX_SAFE_INTEGER,
    });
  });

  test('asks for nothing that it does not understand', () => {
    const hostile = {
      categoryId: 'x'.repeat(65),
      campaignId: 'a\u0000b',
      sort: 'cheapest',
      priceFrom: '-1',
      priceTo: '1e9',
      inStock: '1',
      keyword: ' \n ',
      facets: `blue,:blue,colour:,colour:b lue,a:b:c,${'x'.repeat(65)}:blue`,
    };
    expect(readHallFilters(hostile)).toEqual(everything);
    expect(readHallFilters({ priceTo: '9'.repeat(30) })).toEqual(everything);
  });

  test('searches for at most eighty characters', () => {
    expect(readHallFilters({ keyword: 'x'.repeat(500) }).keyword).toHaveLength(80);
    expect(searchTerm('  a \t b\n')).toBe('a b');
  });
});

describe('the question to the shop', () => {
  test('names only what was chosen', () => {
    expect(hallQueryInput(everything)).toEqual({ sort: 'popular' });
    expect(hallQueryInput(narrow)).toEqual({
      sort: 'priceDown',
      categoryId: 'audio',
      campaignId: 'autumn',
      keyword: 'soft & warm',
      priceFrom: 0,
      priceTo: 12900,
      inStock: true,
      facets: 'colour:blue,size:größe-38,colour:red',
    });
  });
});

describe('the values of facets', () => {
  test('of a link are read once each, and at most forty', () => {
    expect(readHallFilters({ facets: 'deal:yes,colour:red,deal:yes' }).facets).toEqual(['deal:yes', 'colour:red']);
    const many = Array.from({ length: 41 }, (_, at) => `size:${at}`);
    expect(readHallFilters({ facets: many.join(',') }).facets).toEqual(many.slice(0, 40));
  });

  test('are left out when a query cannot name them', () => {
    const value = (id: string) => ({ id, name: id, count: 1 });
    const facet = (id: string, ...ids: string[]) => ({ id, kind: 'options', name: id, values: ids.map(value) });
    expect(listUsableFacets([facet('size', 'größe-38', '1,5 l', 'a:b', ''), facet('a b', 'c')])).toEqual([
      facet('size', 'größe-38'),
      facet('a b'),
    ]);
    expect(listUsableFacets(undefined)).toEqual([]);
  });

  test('are added and removed, a rating in exchange for another one', () => {
    const chosen = ['rating:4', 'colour:red'];
    const toggle = (facetId: string, valueId: string, isSingle = false) =>
      toggleValue(chosen, { facetId, valueId, isSingle });
    expect(toggle('colour', 'blue')).toEqual(['rating:4', 'colour:red', 'colour:blue']);
    expect(toggle('colour', 'red')).toEqual(['rating:4']);
    expect(toggle('rating', '3', true)).toEqual(['colour:red', 'rating:3']);
    expect(toggle('rating', '4', true)).toEqual(['colour:red']);
  });
});

describe('clearing the filters', () => {
  test('keeps category and order', () => {
    expect(withoutNarrowingFilters(narrow)).toEqual({ ...everything, categoryId: 'audio', sort: 'priceDown' });
  });

  test('is offered for each filter that is on, a price range being one', () => {
    expect(countNarrowingFilters(everything)).toBe(0);
    expect(countNarrowingFilters({ ...everything, priceTo: 100 })).toBe(1);
    expect(countNarrowingFilters({ ...narrow, facets: [] })).toBe(2);
    expect(countNarrowingFilters(narrow)).toBe(5);
  });
});
