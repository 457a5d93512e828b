import { setupServer } from 'msw/node';
import { demoGuide } from './demoGuide';
import { faultsOf } from './faults';
import { openTestShop } from './testing/openTestShop';
import { toMsw } from './toMsw';
import { DEMO_HEADER } from './transport';

const asking = (path: string, fault = '') => ({ method: 'GET', path, query: {}, body: undefined, headers: { 'x-shop-fault': fault } });

describe('every answer of the demo shop', () => {
  const { shop } = openTestShop({ scene: 'empty' });

  test.each([
    ['with data', '/api/server/info', ''],
    ['to nobody in particular', '/api/user/address', ''],
    ['to what the contract does not name', '/api/nothing', ''],
    ['that a fault spoils', '/api/server/info', '502html'],
  ])('%s says that it is one, and its scene', (_what, path, fault) => {
    expect(shop.answer(asking(path, fault)).headers).toMatchObject({ [DEMO_HEADER]: 'empty' });
  });

  test('still says so behind msw', async () => {
    const server = setupServer(toMsw(() => shop));
    server.listen({ onUnhandledRequest: 'error' });
    const answer = await fetch('http://shop.test/api/server/info', { headers: { 'x-shop-fault': 'none' } });
    server.close();
    expect([answer.status, answer.headers.get('x-demo-shop')]).toEqual([200, 'empty']);
  });
});

describe('the guide to the demo shop', () => {
  const textsOf = (rows: readonly { text?: object; does?: object; shows?: object }[]) => rows.flatMap((row) => Object.values(row.text ?? row.does ?? row.shows ?? {}));

  test('names faults that the shop understands, with a figure where one is wanted', () => {
    const rules = demoGuide.faults.map(({ kind, figure }) => (figure === null ? kind : `${kind}:${figure}`));
    expect(rules).toEqual(['delay:800', 'offline', 'lost', 'showType:1', 'malformed', 'wrongTypes', '401', '500', '502html']);
    expect(rules.map((rule) => faultsOf(asking('/api/server/info', rule)).length)).toEqual(rules.map(() => 1));
  });

  test('names the scenes with the accounts that have a past in them', () => {
    expect(Object.fromEntries(demoGuide.scenes.map(({ name, accounts }) => [name, accounts.join(' ')]))).toEqual({
      default: 'rich fresh full',
      fresh: 'fresh',
      rich: 'rich',
      empty: 'fresh',
      large: 'rich fresh full',
    });
    expect(demoGuide.accounts.map(({ name }) => name)).toEqual(['rich', 'fresh', 'full']);
  });

  test('speaks both languages', () => {
    const texts = [...textsOf(demoGuide.scenes), ...textsOf(demoGuide.accounts), ...textsOf(demoGuide.faults)];
    expect(texts).toHaveLength(2 * (5 + 3 + 9));
    expect(texts.filter((text) => String(text).trim() === '')).toEqual([]);
  });
});
