import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { recentlyViewedStorage } from '@/lib/storage';
import { server } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';

const picture = { src: '/pictures/1f6cb-fe0f.webp', fit: 'cutout', hue: 20 };
const bannerOf = (id: string, target: object) => ({
  id,
  kicker: 'Season',
  title: `Banner ${id}`,
  action: 'See',
  pictures: [picture],
  hue: 20,
  target,
});
const respond = (data: unknown) => HttpResponse.json({ success: true, data });
const banners = [
  bannerOf('one', { kind: 'category', id: 'tea' }),
  bannerOf('two', { kind: 'goods', id: 'cup' }),
  bannerOf('three', { kind: 'url', url: 'javascript:alert(1)' }),
  bannerOf('four', { kind: 'url', url: 'https://example.com/' }),
];
const showBanners = (list: readonly object[] = banners) =>
  server.use(http.get('*/api/home/banner', () => respond({ list, total: list.length })));
const goodsLinks = () =>
  screen
    .queryAllByRole('link')
    .flatMap((link) => /goodsdetail\?id=([\w.]+)/i.exec(link.getAttribute('href') ?? '')?.[1] ?? []);

describe.each(platforms)('the home page on %s', (platform) => {
  test('shows the shop name, categories, virtual products and recommended products', async () => {
    await openPage(pathOf(platform, 'home'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Test shop' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    const categories = within(await main.findByRole('navigation', { name: 'Categories' }));
    expect(categories.getByRole('link', { name: 'Tea' })).toHaveAttribute(
      'href',
      expect.stringContaining('categoryId=tea'),
    );
    expect(main.getByRole('link', { name: 'All “Delivered in a minute”' })).toHaveAttribute(
      'href',
      expect.stringContaining('categoryId=virtual'),
    );
    expect(main.getByRole('heading', { name: 'Picked for you' })).toBeVisible();
    await waitFor(() =>
      expect(new Set(goodsLinks())).toEqual(new Set(['card', 'concert', 'cup', 'kettle', 'lamp', 'phones'])),
    );
  });

  test('asks for the code of the next page on hover for its products, tabs and slides, and for no other link', async () => {
    showBanners();
    await openPage(pathOf(platform, 'home'));
    await screen.findByRole('region', { name: 'Campaigns' });
    await waitFor(() => expect(goodsLinks().length).toBeGreaterThan(5));
    const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('data-prefetch'));
    const paths = links.map((link) => /\/\w+\/[\w/]+(?:\?view=\w+)?/.exec(link.getAttribute('href') ?? '')?.[0]);
    expect(new Set(paths)).toEqual(
      new Set([
        ...(platform === 'h5' ? [pathOf('h5', 'home'), pathOf('h5', 'mine')] : []),
        pathOf(platform, 'hall'),
        pathOf(platform, 'collect'),
        pathOf(platform, 'goods'),
      ]),
    );
    const all = screen.getByRole('link', { name: 'All “Delivered in a minute”' });
    expect(all).not.toHaveAttribute('data-prefetch');
  });

  test('labels each slide, and the button that stops the slides comes first in the tab order', async () => {
    showBanners();
    const { user } = await openPage(pathOf(platform, 'home'));
    const carousel = await screen.findByRole('region', { name: 'Campaigns' });
    expect(within(carousel).getByRole('group', { name: '1 of 2' })).toBeInTheDocument();
    expect(within(carousel).getByRole('group', { name: '2 of 2' })).toBeInTheDocument();
    const [first] = within(carousel).getAllByRole('button');
    expect(first).toHaveAccessibleName('Play the slides');
    if (first) await user.click(first);
    expect(first).toHaveAccessibleName('Pause the slides');
  });

  test('stops the slides while they are hovered or focused', async () => {
    showBanners();
    const { user } = await openPage(pathOf(platform, 'home'));
    const carousel = await screen.findByRole('region', { name: 'Campaigns' });
    const slides = within(carousel).getByRole('group', { name: '1 of 2' }).parentElement;
    await user.click(within(carousel).getByRole('button', { name: 'Play the slides' }));
    expect(slides).toHaveAttribute('aria-live', 'off');
    await user.hover(within(carousel).getByRole('link', { name: /Banner one/ }));
    await user.unhover(carousel);
    await user.hover(carousel);
    expect(slides).toHaveAttribute('aria-live', 'polite');
    act(() =>
      within(carousel)
        .getByRole('link', { name: /Banner one/ })
        .focus(),
    );
    await user.unhover(carousel);
    expect(slides).toHaveAttribute('aria-live', 'polite');
    act(() =>
      within(carousel)
        .getByRole('link', { name: /Banner one/ })
        .blur(),
    );
    expect(slides).toHaveAttribute('aria-live', 'off');
  });

  test('links a banner to its target and ignores an unsafe URL', async () => {
    showBanners();
    await openPage(pathOf(platform, 'home'));
    expect(await screen.findByRole('link', { name: /Banner one/ })).toHaveAttribute(
      'href',
      expect.stringContaining('categoryId=tea'),
    );
    expect(screen.getByText('Banner three').closest('a')).toBeNull();
    expect(screen.getByRole('link', { name: /Banner four/ })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('counts many banners in figures instead of dots', async () => {
    const [banner] = banners;
    showBanners(Array.from({ length: 60 }, (_none, at) => ({ ...banner, id: `b${at}` }) as (typeof banners)[number]));
    await openPage(pathOf(platform, 'home'));
    const carousel = await screen.findByRole('region', { name: 'Campaigns' });
    const [count] = within(carousel).getAllByText(/^1 of \d+$/);
    expect(count).toHaveTextContent(`1 of ${within(carousel).getAllByRole('group', { hidden: true }).length}`);
  });

  test('has no carousel buttons for a single banner', async () => {
    showBanners(banners.slice(0, 1));
    await openPage(pathOf(platform, 'home'));
    const carousel = await screen.findByRole('region', { name: 'Campaigns' });
    expect(within(carousel).queryByRole('button')).toBeNull();
  });

  test.each([
    ['banners', '*/api/home/banner', 'Campaigns'],
    ['categories', '*/api/home/categoryList', 'Categories'],
    ['goods without delivery', '*/api/home/virtualGoodsList', 'Delivered in a minute'],
  ])('shows the other sections when the %s fail to load, and offers a retry', async (_what, path, name) => {
    showBanners();
    let isFailing = true;
    server.use(http.get(path, () => (isFailing ? respond('no') : undefined)));
    const { user } = await openPage(pathOf(platform, 'home'));
    const alert = (await screen.findByText(name, { selector: 'strong' })).closest<HTMLElement>('[role=alert]');
    expect(alert).toHaveTextContent('We couldn’t read the shop’s reply');
    await waitFor(() => expect(goodsLinks()).toContain('cup'));
    isFailing = false;
    if (alert) await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(name, { selector: 'strong' })).toBeNull());
  });

  test('shows banners and categories when the products fail to load, and offers a retry', async () => {
    server.use(http.post('*/api/home/recommendGoods', () => respond('no'), { once: true }));
    const { user } = await openPage(pathOf(platform, 'home'));
    expect(await screen.findByRole('heading', { name: 'We couldn’t read the shop’s reply' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(goodsLinks()).toContain('lamp'));
  });

  test('shows an empty state and no empty sections for a shop without products', async () => {
    const nothing = () => respond({ list: [], total: 0 });
    server.use(
      http.get('*/api/home/categoryList', nothing),
      http.get('*/api/home/virtualGoodsList', nothing),
      http.post('*/api/home/recommendGoods', nothing),
    );
    await openPage(pathOf(platform, 'home'));
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('navigation', { name: 'Categories' })).toBeNull();
    expect(main.queryByRole('heading', { name: 'Delivered in a minute' })).toBeNull();
  });

  test('shows the notice of the shop', async () => {
    const record = {
      shopName: 'Corner',
      currency: 'USD',
      notice: 'Closed on Sunday',
      serverTime: '2026-11-20T12:00:00+00:00',
    };
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data: record })));
    await openPage(pathOf(platform, 'home'));
    expect(await screen.findByText('Closed on Sunday')).toBeVisible();
    expect(document.title).toBe('Corner');
  });

  test('keeps the notice closed until there is another one', async () => {
    const answer = (notice: string) =>
      server.use(
        http.get('*/api/server/info', () =>
          HttpResponse.json({
            code: 200,
            data: { shopName: 'Corner', currency: 'USD', notice, serverTime: '2026-11-20T12:00:00+00:00' },
          }),
        ),
      );
    answer('Closed on Sunday');
    const first = await openPage(pathOf(platform, 'home'));
    await screen.findByText('Closed on Sunday');
    await first.user.click(screen.getByRole('button', { name: platform === 'h5' ? 'Notice' : 'Close' }));
    expect(screen.queryByText('Closed on Sunday')).toBeNull();
    first.unmount();
    const second = await openPage(pathOf(platform, 'home'));
    if (platform === 'h5') expect(await screen.findByRole('button', { name: 'Notice', expanded: false })).toBeVisible();
    else await waitFor(() => expect(document.title).toBe('Corner'));
    expect(screen.queryByText('Closed on Sunday')).toBeNull();
    second.unmount();
    answer('Open on Sunday');
    await openPage(pathOf(platform, 'home'));
    expect(await screen.findByText('Open on Sunday')).toBeVisible();
  });

  test('is linked from the 404 page of the platform', async () => {
    const { user, arriveAt, where } = await openPage(`/${platform}/nothing/here`);
    await user.click(await screen.findByRole('link', { name: 'Go to the home page' }));
    await arriveAt(pathOf(platform, 'home'));
    expect(where().path).toBe(pathOf(platform, 'home'));
  });
});

describe('the home page on h5', () => {
  test('is found by Back as it was left, and shows what was viewed on the next visit', async () => {
    const { user, arriveAt, goBack } = await openPage(pathOf('h5', 'home'));
    const viewed = () => screen.queryByRole('region', { name: 'Recently viewed' });
    await user.click(await screen.findByRole('link', { name: /Slow Morning cup/ }));
    await screen.findByRole('button', { name: 'Add to bag' });
    await waitFor(() => expect(recentlyViewedStorage.read()).toHaveLength(1));
    goBack();
    await arriveAt(pathOf('h5', 'home'));
    expect(await screen.findAllByRole('link', { name: /Slow Morning cup/ })).toHaveLength(1);
    expect(viewed()).toBeNull();
    const tabs = within(screen.getByRole('navigation', { name: 'Main pages' }));
    await user.click(tabs.getByRole('link', { name: 'Shop' }));
    await arriveAt(pathOf('h5', 'hall'));
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(viewed()).toBeVisible());
  });
});

describe('the home page on pc', () => {
  test('sorts its products and stores the sort order in the URL', async () => {
    const { user, where } = await openPage(pathOf('pc', 'home'));
    await user.click(await screen.findByRole('radio', { name: 'Price' }));
    await waitFor(() => expect(goodsLinks().slice(-6)).toEqual(['cup', 'card', 'lamp', 'concert', 'kettle', 'phones']));
    expect(where().query).toEqual({ sort: 'priceUp' });
  });
});
