/** Whatever an API answers, judging it and reading it end with a verdict: nothing throws anything else. */
import fc from 'fast-check';
import { calls, type CallName } from '../../src/api/calls';
import type { AnyCall } from '../../src/api/defineCall';
import { MalformedResponseError } from '../../src/api/errors';
import { judgeResponse } from '../../src/api/judgeResponse';
import { parseResponse } from '../../src/api/parseResponse';
import { violationText } from '../../src/api/violations';
import { account } from './realResponses/account';
import type { Exchange } from './realResponses/exchange';
import { home } from './realResponses/home';
import { orders } from './realResponses/orders';
import { shop } from './realResponses/shop';
import { checkProperty } from '../setup/property';

const exchanges: Readonly<Record<string, Exchange>> = { ...home, ...orders, ...account, ...shop };
const table: readonly AnyCall[] = Object.values(calls);

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Values of the wrong kind or size. */
const wrongValues: readonly Json[] = [
  ...[[], [[]], {}, null, true, '', -1, 1e308, { list: [[]], total: 1 }, { constructor: {} }],
  ...[[null], JSON.parse('{"__proto__":{"id":1}}') as Json, '\u0000', 'https://[', 0.5, Number.MAX_SAFE_INTEGER],
];
const anyValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom(...wrongValues),
  fc
    .constantFrom('constructor', 'toString', 'length', 'values', 'then')
    .chain((name) => fc.record({ [name]: fc.integer() })),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
);

type Path = readonly string[];
const isParent = (value: Json): value is readonly Json[] | { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null;

/** The path of each part of `value`; that of itself is empty. */
const pathsOf = (value: Json): Path[] =>
  isParent(value)
    ? [[], ...Object.entries(value).flatMap(([key, part]) => pathsOf(part).map((path) => [key, ...path]))]
    : [[]];

/** `value` with `other` at `path`. */
function withPart(value: Json, [key, ...rest]: Path, other: Json): Json {
  if (key === undefined || !isParent(value)) return other;
  const parts = Object.entries(value).map(
    ([name, part]) => [name, name === key ? withPart(part, rest, other) : part] as const,
  );
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** Each call with a response of it that is right, and the paths of its parts. */
const samples = table.map((call) => {
  const body = JSON.parse(JSON.stringify(exchanges[call.name]?.response ?? {})) as Json;
  return { call, body, paths: pathsOf(body) };
});

const states = ['works', 'wrong', 'missing', 'failed', 'unreachable'];

/** Judges and reads a response. Throws when one of them throws what it must not, or when they disagree. */
function judgeAndRead(call: AnyCall, body: Json, status: number): void {
  const text = JSON.stringify(body);
  const judged = judgeResponse(call, { kind: 'response', status, text });
  const lines = judged.violations.map(violationText);
  const isVerdict = states.includes(judged.state) && lines.every((line) => line.startsWith(`${call.name}: `));
  if (!isVerdict) throw new Error(`${call.name}: no verdict about ${text}`);
  let isRead = true;
  try {
    parseResponse(call, JSON.parse(text));
  } catch (error) {
    if (!(error instanceof MalformedResponseError)) throw error;
    isRead = false;
  }
  const isUsable = judged.state === 'works' || judged.isTolerated;
  if (status === 200 && isRead !== isUsable)
    throw new Error(`${call.name}: ${isRead ? 'reads' : 'does not read'} what is judged as ${judged.state}: ${text}`);
}

test('a wrong value at any place of any response is judged and read without an unexpected error', () => {
  for (const { call, body, paths } of samples)
    for (const path of paths)
      for (const value of wrongValues.slice(0, 10)) judgeAndRead(call, withPart(body, path, value), 200);
  expect(samples.reduce((sum, { paths }) => sum + paths.length, 0)).toBeGreaterThan(500);
});

test('so is any response with several wrong values, with any status', () => {
  const response = fc.constantFrom(...samples).chain(({ call, body, paths }) =>
    fc.record({
      call: fc.constant(call),
      body: fc
        .array(fc.tuple(fc.constantFrom(...paths), anyValue), { minLength: 1, maxLength: 3 })
        .map((changes) => changes.reduce((changed, [path, value]) => withPart(changed, path, value), body)),
      status: fc.constantFrom(200, 200, 204, 302, 400, 401, 404, 429, 500),
    }),
  );
  checkProperty(
    fc.property(response, ({ call, body, status }) => judgeAndRead(call, body, status)),
    { numRuns: 6_000 },
  );
});

test('any text is judged', () => {
  checkProperty(
    fc.property(fc.constantFrom(...table), fc.string({ unit: 'binary' }), fc.nat(599), (call, text, status) => {
      expect(states).toContain(judgeResponse(call, { kind: 'response', status, text }).state);
    }),
    { numRuns: 1_000 },
  );
});

test('a list in the place of a row is named', () => {
  const { response: sample } = exchanges['getGoodsDetail'] ?? {};
  const body = { ...(sample as object), data: { ...(sample?.data as object), skus: [[]] } };
  const { violations } = judgeResponse(calls.getGoodsDetail, {
    kind: 'response',
    status: 200,
    text: JSON.stringify(body),
  });
  expect(violations.map(violationText)).toEqual(['getGoodsDetail: data.skus[0] expected object, got list []']);
});

test.each([-1, 0.5, 1e308, 2 ** 31, '7', null])('a total of %j is outside the contract', (total) => {
  const { response: sample } = exchanges['getBanners'] ?? {};
  const body = { ...(sample as object), data: { ...(sample?.data as object), total } };
  expect(() => parseResponse(calls.getBanners, body)).toThrow(MalformedResponseError);
  expect(() => parseResponse(calls.getBanners, { ...body, data: { ...body.data, total: 2 ** 31 - 1 } })).not.toThrow();
});

/** The paths of `data` without which the client cannot read a response; positions in lists are `[]`. */
function neededPaths(name: CallName): string[] {
  const { body, paths } = samples.find(({ call }) => call.name === name) ?? { body: null, paths: [] };
  const isRead = (changed: Json) => {
    try {
      const result: object = parseResponse(calls[name], JSON.parse(JSON.stringify(changed)));
      return !('droppedCount' in result) || result.droppedCount === 0;
    } catch {
      return false;
    }
  };
  const needed = paths
    .filter(([first, second]) => first === 'data' && second !== undefined)
    .filter((path) => ['unknown', 0.5, {}].some((wrong) => !isRead(withPart(body, path, wrong))))
    .map((path) =>
      path
        .slice(1)
        .map((key) => (/^\d+$/.test(key) ? '[]' : key))
        .join('.'),
    );
  return [...new Set(needed)];
}

test('a quote without a right part is read when its amounts and its list of lines are right', () => {
  expect(neededPaths('packGoods')).toEqual([
    'currency',
    'lines',
    'priceLines',
    'priceLines.[]',
    'priceLines.[].amount',
    'total',
    'pieces',
    'needsAddress',
    'canOrder',
  ]);
});

test('an order without a right part is read when its lines, amounts and state are right', () => {
  expect(neededPaths('confirmOrder')).toEqual([
    'id',
    'number',
    'status',
    'currency',
    'lines',
    'lines.[]',
    'lines.[].skuId',
    'lines.[].goodsId',
    'lines.[].name',
    'lines.[].price',
    'lines.[].quantity',
    'lines.[].subtotal',
    'pieces',
    'priceLines',
    'priceLines.[]',
    'priceLines.[].amount',
    'total',
    'placedAt',
    'can',
    'can.pay',
    'can.cancel',
    'can.changeAddress',
  ]);
});

test('a product without a right part is listed and sold when its name, its prices, its stock and its options are right', () => {
  expect(neededPaths('getGoodsList')).toEqual([
    'list',
    'list.[]',
    'list.[].id',
    'list.[].name',
    'list.[].price',
    'list.[].stock',
    'total',
  ]);
  expect(neededPaths('getGoodsDetail')).toEqual([
    'id',
    'name',
    'price',
    'stock',
    'gallery',
    'dimensions',
    'dimensions.[]',
    'dimensions.[].id',
    'dimensions.[].name',
    'dimensions.[].values',
    'dimensions.[].values.[]',
    'dimensions.[].values.[].id',
    'dimensions.[].values.[].name',
    'skus',
    'skus.[]',
    'skus.[].id',
    'skus.[].values',
    'skus.[].values.colour',
    'skus.[].price',
    'skus.[].stock',
    'description',
  ]);
});
