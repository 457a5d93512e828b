/** What an empty search shows below its message, and what its link does with the history. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useNavigationType } from 'react-router-dom';
import { readHallFilters } from '@/features/hall/hallFilters';
import { useHall } from '@/features/hall/useHall';
import { useHallLabels } from '@/features/hall/useHallLabels';
import { loadAllMessages } from '@/lib/i18n';
import { pathOf, type Platform } from '@/lib/routes';
import { server } from '../../../../tests/setup/freshShop';
import { platforms } from '../../../../tests/setup/openPage';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { openWholeShop } from '../../../../tests/setup/richShop';
import { NothingFound } from './NothingFound';

beforeAll(() => loadAllMessages());
afterEach(() => jest.restoreAllMocks());

/** A search without results, in a shop with six popular products. */
async function open(platform: Platform, keyword = 'x') {
  server.use(
    http.get('*/api/home/goodsList', ({ request }) =>
      new URL(request.url).searchParams.has('keyword')
        ? HttpResponse.json({ success: true, data: { list: [], total: 0 } })
        : undefined,
    ),
  );
  let navigation = '';
  function Page() {
    const hall = useHall(readHallFilters({ keyword }), () => undefined);
    navigation = useNavigationType();
    return <NothingFound hall={hall} labels={useHallLabels(hall)} />;
  }
  const view = await renderInShop(<Page />, { platform });
  const popular = within(await screen.findByRole('region', { name: 'Popular now' }));
  return { ...view, popular, navigation: () => navigation };
}

test.each([
  ['h5', 'REPLACE'],
  ['pc', 'PUSH'],
] as const)('on %s the link to all products makes a history entry of the kind %s', async (platform, kind) => {
  const { where, navigation } = await open(platform);
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'See all products' })));
  expect([where(), navigation()]).toEqual([pathOf(platform, 'hall'), kind]);
});

describe.each(platforms)('the popular products on %s', (platform) => {
  // A column has at least 190 px, with 20 px between two.
  test.each([
    [1_300, platform === 'h5' ? 2 : 6, 6],
    [840, platform === 'h5' ? 2 : 4, platform === 'h5' ? 6 : 4],
    [1_030, platform === 'h5' ? 2 : 5, platform === 'h5' ? 6 : 5],
    [610, platform === 'h5' ? 2 : 3, 6],
    [300, 2, 6],
  ])('on %i px fill whole lines of %i columns: %i products', async (width, columns, count) => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const { popular } = await open(platform);
    await waitFor(() =>
      expect(popular.getByRole('list')).toHaveStyle({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }),
    );
    expect(popular.getAllByRole('listitem')).toHaveLength(count);
  });
});

describe.each(platforms)('the help articles on %s', (platform) => {
  test('about the text lead to their pages', async () => {
    openWholeShop();
    const { user, where } = await open(platform, 'return policy');
    const articles = within(await screen.findByRole('region', { name: 'Help and information' }));
    expect(articles.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'ReturnsThirty days for most things, no reason needed.',
    ]);
    await user.click(articles.getByRole('link'));
    expect(where()).toBe(pathOf(platform, 'article', { id: 'help-returns' }));
  });

  test('are three at most, and none when none has the words', async () => {
    openWholeShop();
    const { unmount } = await open(platform, 'refund');
    const articles = within(await screen.findByRole('region', { name: 'Help and information' }));
    expect(articles.getAllByRole('link')).toHaveLength(3);
    unmount();
    await open(platform, 'xyzzy');
    expect(screen.queryByRole('region', { name: 'Help and information' })).toBeNull();
  });
});
