import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { searchHistoryStorage } from '@/lib/storage';
import type { Visitor } from '../../../mock/testing/openTestShop';
import { catalogue } from '../../../mock/testing/wholeCatalogue';
import { openShop, server } from '../../../tests/setup/freshShop';
import { openRichShop, openWholeShop } from '../../../tests/setup/richShop';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { stopClock } from '../../../tests/setup/stoppedClock';
import { useSearchHistory } from './useSearchHistory';
import { useSearchSuggestions } from './useSearchSuggestions';

/** Stops the clock, also that of the device, which ahooks' debouncing reads. */
function stopTime() {
  const clock = stopClock();
  const start = Date.now() - performance.now();
  const spy = jest.spyOn(Date, 'now').mockImplementation(() => start + performance.now());
  const release = () => {
    spy.mockRestore();
    clock.release();
  };
  return { ...clock, release };
}
afterEach(() => jest.restoreAllMocks());

/** A search field whose text the test changes, and the search texts that the API gets. */
async function open(first = '', as?: Visitor) {
  const sent: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname === '/api/home/goodsList') sent.push(url.searchParams.get('keyword'));
  });
  let text = first;
  const view = await renderShopHook(
    () => ({ suggestions: useSearchSuggestions(text), history: useSearchHistory() }),
    as ? { as } : {},
  );
  return {
    ...view,
    sent,
    type: (next: string) => {
      text = next;
      return view.rerender();
    },
    keys: () => view.now().suggestions.map(({ key }) => key),
  };
}

describe('the suggestions', () => {
  test('come from the API once the typing pauses, one request for a text', async () => {
    const view = await open();
    const clock = stopTime();
    for (const text of ['k', 'ke', ' ket ']) {
      await view.type(text);
      await clock.pass(199);
    }
    await clock.settle();
    expect(view.sent).toEqual([]);
    await clock.pass(1);
    await clock.until(() => expect(view.keys()).toEqual(['query:kettle', 'goods:kettle', 'all']));
    expect(view.sent).toEqual(['ket']);
  });

  test('of an empty field are earlier searches only, and nothing is asked for', async () => {
    searchHistoryStorage.write(['kettle', 'lamp']);
    const view = await open();
    const clock = stopTime();
    await clock.pass(1_000);
    await clock.settle();
    expect([view.keys(), view.sent]).toEqual([['term:kettle', 'term:lamp'], []]);
  });

  test('stay while those of the next text are on their way, and without a network those of the device stay', async () => {
    searchHistoryStorage.write(['tea for two']);
    const view = await open('tea');
    await waitFor(() => expect(view.keys()).toContain('category:tea'));
    await view.type('kettle');
    await waitFor(() => expect(view.keys()).toEqual(['goods:kettle', 'all']));
    server.use(http.get('*/api/home/goodsList', () => new Promise<never>(() => undefined)));
    const clock = stopTime();
    await view.type('kettl');
    await clock.pass(200);
    await clock.settle();
    expect([view.sent.at(-1), view.keys()]).toEqual(['kettl', ['goods:kettle', 'all']]);
    clock.release();
    server.use(http.get('*/api/home/goodsList', () => HttpResponse.error()));
    await view.type('tea');
    await waitFor(() => expect(view.keys().slice(0, 2)).toEqual(['term:tea for two', 'category:tea']));
  });
});

describe('the suggested articles and orders', () => {
  const paths = ['/api/home/helpList', '/api/info/list', '/api/user/order/list'];
  const watch = () => {
    const sent: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (paths.includes(pathname)) sent.push(pathname + search);
    });
    return sent;
  };
  const kinds = (view: Awaited<ReturnType<typeof open>>) => view.keys().filter((key) => /^(article|order):/.test(key));

  test.each([
    ['return policy', ['article:help-returns']],
    ['how do I get returns', ['article:help-returns']],
    ['refund', ['article:help-returns', 'article:help-presale', 'article:help-wallet']],
    // Products have the words, too: only the titles and summaries are read.
    ['delivery', ['article:help-delivery']],
    ['lamp', ['article:news-autumn-edit']],
    ['xyzzy', []],
  ])('of "%s" are %j', async (text, keys) => {
    openWholeShop();
    const view = await open(text);
    await waitFor(() => expect(view.sent).toEqual([text]));
    await waitFor(() => expect(kinds(view)).toEqual(keys));
  });

  test('are not asked for by a visitor, a short text or a customer without orders', async () => {
    const sent = watch();
    const visitor = await open('re');
    await waitFor(() => expect(visitor.sent).toEqual(['re']));
    expect(sent).toEqual([]);
    await visitor.type('ret');
    await waitFor(() => expect(sent.length).toBe(2));
    expect(sent.toSorted()).toEqual(['/api/home/helpList?withText=true', '/api/info/list?withText=true']);
    visitor.unmount();
    sent.length = 0;
    const customer = await open('cup', openShop({ catalogue }).customer('+14155550190'));
    await waitFor(() => expect(customer.keys()).toContain('goods:slow-morning-cup'));
    await waitFor(() => expect(sent).toContain('/api/user/order/list?pageSize=1'));
    expect(sent.filter((url) => url.includes('keyword'))).toEqual([]);
  });

  test('are the orders of a customer by product and number, and none once the text is short', async () => {
    const customer = openRichShop();
    const [newest] = customer.ok('getOrders', {}).list;
    if (!newest) throw new Error('The demo customer has orders');
    const name = newest.lines[0]?.name ?? '';
    const view = await open(newest.number, customer);
    // The article on returns has an order number in its text.
    await waitFor(() => expect(kinds(view)).toEqual([`order:${newest.id}`]));
    await view.type(name);
    await waitFor(() => expect(view.keys()).toContain(`goods:${newest.lines[0]?.goodsId}`));
    const withName = customer.ok('getOrders', { keyword: name, pageSize: 3 }).list.map(({ id }) => `order:${id}`);
    await waitFor(() => expect(kinds(view).filter((key) => key.startsWith('order'))).toEqual(withName));
    await view.type(name.slice(0, 2));
    await waitFor(() => expect(kinds(view)).toEqual([]));
  });

  test('of an API without a search of orders are no orders', async () => {
    const customer = openRichShop();
    const sent = watch();
    server.use(
      http.get('*/api/user/order/list', () =>
        HttpResponse.json({ success: true, data: { ...customer.ok('getOrders', {}), filters: undefined } }),
      ),
    );
    const view = await open('headphones', customer);
    await waitFor(() => expect(view.keys()).toContain('goods:cloud-nine-headphones'));
    await waitFor(() => expect(sent).toContain('/api/user/order/list?pageSize=1'));
    expect([kinds(view), sent.filter((url) => url.includes('keyword'))]).toEqual([[], []]);
  });

  test('that cannot be loaded leave the others, without a message', async () => {
    const customer = openRichShop();
    for (const path of paths)
      server.use(http.get(`*${path}`, () => HttpResponse.json({ success: false, errorCode: 'X', showType: 2 })));
    const sent = watch();
    const view = await open('headphones', customer);
    await waitFor(() => expect(sent.length).toBe(3));
    const queries = ['black', 'gray', 'pink', 'green'].map((colour) => `query:${colour} headphones`);
    await waitFor(() => expect(view.keys()).toEqual([...queries, 'goods:cloud-nine-headphones', 'all']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('earlier searches are remembered and forgotten for every field', async () => {
  const [one, other] = [await open(), await open()];
  act(() => one.now().history.remember(' Lamp '));
  act(() => other.now().history.remember('kettle'));
  act(() => one.now().history.remember('LAMP'));
  expect([one.now().history.terms, other.now().history.terms]).toEqual([
    ['LAMP', 'kettle'],
    ['LAMP', 'kettle'],
  ]);
  act(() => other.now().history.forget('lamp'));
  expect([one.now().history.terms, searchHistoryStorage.read()]).toEqual([['kettle'], ['kettle']]);
  act(() => one.now().history.forgetAll());
  expect(other.now().history.terms).toEqual([]);
});
