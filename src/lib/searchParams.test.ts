import * as v from 'valibot';
import { id } from '@/api/schema/wire';
import {
  isId,
  parseSearchParams,
  queryChoice,
  queryId,
  queryNumber,
  splitHash,
  stringifySearchParams,
} from './searchParams';

describe('the query of an address', () => {
  test('is read and written', () => {
    expect(parseSearchParams('?id=a%20b&sort=newest')).toEqual({ id: 'a b', sort: 'newest' });
    expect(stringifySearchParams({ id: 'a b', nothing: undefined, empty: '' })).toBe('?id=a+b');
    expect(stringifySearchParams({})).toBe('');
  });

  test('is bounded in number and length', () => {
    const many = Array.from({ length: 50 }, (_, at) => `k${at}=v`).join('&');
    expect(Object.keys(parseSearchParams(`?${many}`))).toHaveLength(20);
    expect(parseSearchParams(`?id=${'x'.repeat(1001)}`)).toEqual({});
    expect(parseSearchParams(`?${'n'.repeat(41)}=v`)).toEqual({});
    // What is dropped takes no room.
    const tooLong = Array.from({ length: 20 }, (_, at) => `k${at}=${'x'.repeat(1001)}`).join('&');
    const longest = { id: 'x'.repeat(1000), ['n'.repeat(40)]: 'v' };
    expect(parseSearchParams(`?${tooLong}&${new URLSearchParams(longest)}`)).toEqual(longest);
  });

  test('has room for the address of another page with encoded text', () => {
    const returnTo = `/h5/ordercheck?lines=${encodeURIComponent('杯'.repeat(900))}`;
    expect(parseSearchParams(stringifySearchParams({ returnTo }))).toEqual({ returnTo });
    expect(parseSearchParams(`?returnTo=${'x'.repeat(10_001)}`)).toEqual({});
  });

  test.each([
    ['', { path: '', search: '' }],
    ['#', { path: '', search: '' }],
    ['#/h5/home', { path: '/h5/home', search: '' }],
    ['#/pc/goodsdetail?id=a?b&sku=c/d', { path: '/pc/goodsdetail', search: 'id=a?b&sku=c/d' }],
    ['#/pc/goodsdetail?id=a#b?c', { path: '/pc/goodsdetail', search: 'id=a' }],
    ['#/h5/home#a?id=b', { path: '/h5/home', search: '' }],
  ])('of the hash %p is where the router finds it', (hash, parts) => expect(splitHash(hash)).toEqual(parts));

  test('cannot reach the prototype of an object', () => {
    expect(Object.getPrototypeOf(parseSearchParams('?__proto__=x'))).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('survives broken percent signs', () => expect(parseSearchParams('?id=%E0%A4%A')).toHaveProperty('id'));

  test('numbers are integers within bounds', () => {
    expect(queryNumber('12', 0, 99)).toBe(12);
    expect(['4', '5', '7', '8'].map((text) => queryNumber(text, 5, 7))).toEqual([undefined, 5, 7, undefined]);
    for (const hostile of ['1e9', '9'.repeat(30), '-1', '1.5', 'NaN', '', undefined, '<b>'])
      expect(queryNumber(hostile, 0, 99)).toBeUndefined();
  });

  test('choices are one of the known ones', () => {
    expect(queryChoice('b', ['a', 'b'])).toBe('b');
    expect(queryChoice('constructor', ['a', 'b'])).toBeUndefined();
  });

  const longEmoji = '🧺'.repeat(64);
  test.each([
    'cloud-nine:1',
    'gid://shopify/Product/7',
    'Zm9vYmFyCg==',
    'a b',
    ' a ',
    '杯子',
    '%2F',
    '%',
    '+',
    '#',
    '&id=2',
    '?',
    '"\'`<b>',
    '../x',
    'a,b*2',
    longEmoji,
    '__proto__',
  ])('the id %p comes back from the address as it is', (text) => {
    const search = stringifySearchParams({ id: text, sku: text });
    expect(parseSearchParams(search)).toEqual({ id: text, sku: text });
    expect(parseSearchParams(splitHash(`#/h5/home${search}`).search)['id']).toBe(text);
    expect(queryId(text)).toBe(text);
    expect(v.is(id, text)).toBe(true);
  });

  test.each([
    '',
    'x'.repeat(65),
    `${longEmoji}x`,
    'a\nb',
    'a\u0000',
    '\u007f',
    '\u0085',
    'a\ud83e',
    '\udc00b',
    undefined,
    7,
  ])('%p is no id', (text) => {
    expect(isId(text)).toBe(false);
    expect(v.is(id, text)).toBe(false);
  });
});
