/** Parts of the home page: what loads at once, the chosen order, and where the list stops. */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import '@/layouts/pc/shellMessages';
import { useHome } from '@/features/home/useHome';
import { loadAllMessages } from '@/lib/i18n';
import { articleCatalogue } from '../../../tests/setup/articleCatalogue';
import { openShop, server } from '../../../tests/setup/freshShop';
import { renderInShop } from '../../../tests/setup/renderInShop';
import { BannerCarousel } from './h5/BannerCarousel';
import { SearchEntry } from './h5/SearchEntry';
import { HomeView } from './pc/HomeView';
import { SortChips } from './pc/SortChips';

beforeAll(() => loadAllMessages());

/** A shop with three banners in its carousel. */
function showBanners() {
  const { list } = openShop({ catalogue: articleCatalogue }).visitor().ok('getBanners', {});
  const banners = [1, 2, 3, 4, 5].map((at) => ({ ...list[0], id: `b${at}`, title: `Banner ${at}` }));
  server.use(
    http.get('*/api/home/banner', () =>
      HttpResponse.json({ success: true, data: { list: banners, total: banners.length } }),
    ),
  );
}

const Carousel = () => <BannerCarousel {...useHome()} />;

test.each([
  ['h5', <Carousel key="carousel" />],
  ['pc', <HomeView key="home" />],
] as const)('the pictures of the first banner alone are loaded at once on %s', async (platform, part) => {
  showBanners();
  await renderInShop(part, { platform });
  const pictures = async (title: string) => {
    const [slide] = (await screen.findAllByText(title)).map((text) => text.closest('a'));
    return [...(slide?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('loading'));
  };
  await waitFor(async () => expect(await pictures('Banner 1')).toEqual(['eager']));
  expect(await pictures('Banner 2')).toEqual(['lazy']);
});

test('the chosen order is the checked one, the recommendation without any', async () => {
  const chosen: (string | undefined)[] = [];
  const { user, unmount } = await renderInShop(<SortChips sort="priceUp" onChoose={(sort) => chosen.push(sort)} />);
  const checked = () => screen.getAllByRole('radio', { checked: true });
  expect(checked()).toEqual([screen.getByRole('radio', { name: 'Price' })]);
  await user.click(screen.getAllByRole('radio')[0] ?? document.body);
  expect(chosen).toEqual([undefined]);
  unmount();
  await renderInShop(<SortChips sort={undefined} onChoose={() => undefined} />);
  expect(checked()).toEqual([screen.getAllByRole('radio')[0]]);
});

test('the search field of the phone says what it searches', async () => {
  await renderInShop(<SearchEntry />);
  expect(screen.getByRole('link')).toHaveTextContent(/^Search products$/);
});
