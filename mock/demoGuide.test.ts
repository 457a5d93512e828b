import { setupServer } from 'msw/node';
import { demoGuide } from './demoGuide';
import { parseFaults } from './faults';
import { openTestShop } from './testing/openTestShop';
import { toMsw } from './toMsw';
import { DEMO_HEADER } from '../shop/transport';

const createRequest = (path: string, fault = '') => ({
  method: 'GET',
  path,
  query: {},
  body: undefined,
  headers: { 'x-shop-fault': fault },
});

describe('every response of the demo shop', () => {
  const { shop } = openTestShop({ seed: 'empty' });

  test.each([
    ['with data', '/api/server/info', ''],
    ['without a session', '/api/user/address', ''],
    ['to a path outside the contract', '/api/nothing', ''],
    ['with an injected fault', '/api/server/info', '502html'],
  ])('%s has a header with the name of the seed', (_what, path, fault) => {
    expect(shop.handle(createRequest(path, fault)).headers).toMatchObject({ [DEMO_HEADER]: 'empty' });
  });

  test('keeps the header through msw', async () => {
    const server = setupServer(toMsw(() => shop));
    server.listen({ onUnhandledRequest: 'error' });
    const response = await fetch('http://shop.test/api/server/info', { headers: { 'x-shop-fault': 'none' } });
    server.close();
    expect([response.status, response.headers.get('x-demo-shop')]).toEqual([200, 'empty']);
  });
});

describe('the guide to the demo shop', () => {
  const textsOf = (rows: readonly { text?: object; does?: object; shows?: object }[]) =>
    rows.flatMap((row) => Object.values(row.text ?? row.does ?? row.shows ?? {}));

  test('lists all faults, with a number where a fault needs one', () => {
    const rules = demoGuide.faults.map(({ kind, figure }) => (figure === null ? kind : `${kind}:${figure}`));
    expect(rules).toEqual([
      'delay:800',
      'offline',
      'lost',
      'showType:1',
      'malformed',
      'wrongTypes',
      'declined',
      'silent',
      'delivered',
      '401',
      '500',
      '502html',
    ]);
    expect(rules.map((rule) => parseFaults(createRequest('/api/server/info', rule)).length)).toEqual(
      rules.map(() => 1),
    );
  });

  test('lists the seeds with their accounts', () => {
    expect(Object.fromEntries(demoGuide.seeds.map(({ name, accounts }) => [name, accounts.join(' ')]))).toEqual({
      default: 'rich fresh full',
      fresh: 'fresh',
      rich: 'rich',
      empty: 'fresh',
      large: 'rich fresh full',
    });
    expect(demoGuide.accounts.map(({ name }) => name)).toEqual(['rich', 'fresh', 'full']);
  });

  test('is in all languages', () => {
    const texts = [...textsOf(demoGuide.seeds), ...textsOf(demoGuide.accounts), ...textsOf(demoGuide.faults)];
    expect(texts).toHaveLength(3 * (5 + 3 + 12));
    expect(texts.filter((text) => String(text).trim() === '')).toEqual([]);
  });
});
