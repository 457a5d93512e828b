import { parseQuery, queryChoice, queryId, queryNumber, stringifyQuery } from './query';

describe('the query of an address', () => {
  test('is read and written', () => {
    expect(parseQuery('?id=a%20b&sort=newest')).toEqual({ id: 'a b', sort: 'newest' });
    expect(stringifyQuery({ id: 'a b', nothing: undefined, empty: '' })).toBe('?id=a+b');
    expect(stringifyQuery({})).toBe('');
  });

  test('is bounded in number and length', () => {
    const many = Array.from({ length: 50 }, (_, at) => `k${at}=v`).join('&');
    expect(Object.keys(parseQuery(`?${many}`))).toHaveLength(20);
    expect(parseQuery(`?id=${'x'.repeat(1001)}`)).toEqual({});
  });

  test('cannot reach the prototype of an object', () => {
    expect(Object.getPrototypeOf(parseQuery('?__proto__=x'))).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('survives broken percent signs', () => expect(parseQuery('?id=%E0%A4%A')).toHaveProperty('id'));

  test('numbers are integers within bounds', () => {
    expect(queryNumber('12', 0, 99)).toBe(12);
    for (const hostile of ['1e9', '9'.repeat(30), '-1', '1.5', 'NaN', '', undefined, '<b>']) expect(queryNumber(hostile, 0, 99)).toBeUndefined();
  });

  test('choices are one of the known ones', () => {
    expect(queryChoice('b', ['a', 'b'])).toBe('b');
    expect(queryChoice('constructor', ['a', 'b'])).toBeUndefined();
  });

  test('ids are plain and short', () => {
    expect(queryId('cloud-nine:1')).toBe('cloud-nine:1');
    for (const hostile of ['<img src=x>', 'a b', '../x', 'x'.repeat(65), '', undefined]) expect(queryId(hostile)).toBeUndefined();
  });
});
