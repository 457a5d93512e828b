import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { searchHistoryStorage } from '@/lib/storage';
import { server } from '../../../tests/setup/freshShop';
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
async function open(first = '') {
  const sent: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname === '/api/home/goodsList') sent.push(url.searchParams.get('keyword'));
  });
  let text = first;
  const view = await renderShopHook(() => ({
    suggestions: useSearchSuggestions(text),
    history: useSearchHistory(),
  }));
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
    await clock.until(() => expect(view.keys()).toEqual(['goods:kettle', 'all']));
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
