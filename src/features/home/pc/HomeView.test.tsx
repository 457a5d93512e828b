/** The home page of the desktop: when its products come, in which order, and how many without being asked for. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import '@/layouts/pc/shellMessages';
import { loadAllMessages } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { server, shopOfTest } from '../../../../tests/setup/freshShop';
import { holdCall } from '../../../../tests/setup/holdCall';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { HomeView } from './HomeView';

beforeAll(() => loadAllMessages());

async function open(query: Record<string, string> = {}) {
  const view = await renderInShop(<HomeView />, { at: pathOf('pc', 'home', query), platform: 'pc' });
  return { ...view, readShop: () => act(async () => void (await view.actions()?.refreshServerRecord())) };
}

test.each([
  [{}, 'For you'],
  [{ sort: 'popular' }, 'Popular'],
  [{ sort: 'priceUp' }, 'Price'],
  [{ sort: 'nonsense' }, 'For you'],
])('with %j the chip "%s" is the chosen one', async (query, name) => {
  await open(query);
  const checked = screen.getAllByRole('radio', { checked: true });
  expect(checked).toHaveLength(1);
  expect(checked[0]?.closest('label')).toHaveTextContent(name);
});

describe('after a prerendered page', () => {
  afterEach(() => document.getElementById('prerendered')?.remove());

  test.each(['banner', 'categoryList', 'virtualGoodsList'])('the products wait for %s', async (name) => {
    document.body.insertAdjacentHTML('beforeend', '<div id="prerendered"></div>');
    const release = holdCall(`*/api/home/${name}`);
    const { readShop } = await open();
    await readShop();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Picked for you' })).toBeVisible());
    // What would come without the held part has come by then.
    await act(async () => void (await fetch('http://localhost/api/server/info')));
    expect(screen.queryByRole('list', { name: 'Picked for you' })).toBeNull();
    expect(document.getElementById('prerendered')).not.toBeNull();
    release();
    expect(await screen.findByRole('list', { name: 'Picked for you' })).toBeVisible();
    expect(document.getElementById('prerendered')).toBeNull();
  });
});

test('thirty products come by themselves, and the next ones by the button', async () => {
  const [card] = shopOfTest().visitor('en').ok('getGoodsList', {}).list;
  const pages: number[] = [];
  server.use(
    http.post('*/api/home/recommendGoods', async ({ request }) => {
      const { current } = (await request.json()) as { current: number };
      pages.push(current);
      const list = Array.from({ length: 10 }, (_, at) => ({ ...card, id: `p${current}.${at}` }));
      return HttpResponse.json({ success: true, data: { list, total: 60 } });
    }),
  );
  await open();
  await screen.findByText('30 of 60 shown');
  const more = screen.getByRole('button', { name: 'Show more' });
  expect(pages).toEqual([1, 2, 3]);
  await act(async () => void fireEvent.click(more));
  await waitFor(() => expect(pages).toEqual([1, 2, 3, 4]));
});
