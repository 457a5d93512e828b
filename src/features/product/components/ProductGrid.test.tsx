import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getGoodsList } from '@/api/goods';
import { loadAllMessages } from '@/lib/i18n';
import { usePaginatedQuery } from '@/query/usePaginatedQuery';
import { server, shopOfTest } from '../../../../tests/setup/freshShop';
import { platforms } from '../../../../tests/setup/openPage';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { ProductGrid } from './ProductGrid';

beforeAll(() => loadAllMessages());

const everything = {};
function Grid({ autoLoadLimit }: { autoLoadLimit?: number }) {
  return <ProductGrid list={usePaginatedQuery(getGoodsList, everything)} label="All" autoLoadLimit={autoLoadLimit} />;
}

/** A shop with 50 products, of which some pages fail. Returns the requested pages in order. */
function answerPages(isFailing: (page: number) => boolean) {
  const [card] = shopOfTest().visitor('en').ok('getGoodsList', {}).list;
  const pages: number[] = [];
  server.use(
    http.get('*/api/home/goodsList', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('current'));
      pages.push(page);
      if (isFailing(page)) return HttpResponse.json({}, { status: 400 });
      const list = Array.from({ length: 10 }, (_, at) => ({ ...card, id: `p${page}.${at}`, name: `P ${page}.${at}` }));
      return HttpResponse.json({ success: true, data: { list, total: 50 } });
    }),
  );
  return pages;
}

test.each(platforms)(
  'a further page that fails on %s is loaded again, and the ones before it stay',
  async (platform) => {
    let isBroken = true;
    const pages = answerPages((page) => page === 2 && isBroken);
    await renderInShop(<Grid autoLoadLimit={20} />, { platform });
    const alert = await screen.findByRole('alert');
    expect(screen.getByText('P 1.9')).toBeVisible();
    expect(pages).toEqual([1, 2]);
    isBroken = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(pages).toEqual([1, 2, 2]));
  },
);

test.each(platforms)('a first page that fails on %s is loaded again', async (platform) => {
  let isBroken = true;
  const pages = answerPages(() => isBroken);
  await renderInShop(<Grid autoLoadLimit={10} />, { platform });
  const alert = await screen.findByRole('alert');
  isBroken = false;
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('P 1.0')).toBeVisible();
  expect(pages).toEqual([1, 1]);
});
