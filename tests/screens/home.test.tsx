import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { server } from '../setup/freshShop';
import { faces, openPage } from '../setup/openPage';

const picture = { src: '/pictures/1f6cb-fe0f.webp', fit: 'cutout', hue: 20 };
const bannerOf = (id: string, target: object) => ({ id, kicker: 'Season', title: `Banner ${id}`, action: 'See', pictures: [picture], hue: 20, target });
const answer = (data: unknown) => HttpResponse.json({ success: true, data });
const banners = [
  bannerOf('one', { kind: 'category', id: 'tea' }),
  bannerOf('two', { kind: 'goods', id: 'cup' }),
  bannerOf('three', { kind: 'url', url: 'javascript:alert(1)' }),
  bannerOf('four', { kind: 'url', url: 'https://example.com/' }),
];
const showBanners = (list: readonly object[] = banners) => server.use(http.get('*/api/home/banner', () => answer({ list, total: list.length })));
const goodsLinks = () => screen.queryAllByRole('link').flatMap((link) => /goodsdetail\?id=([\w.]+)/i.exec(link.getAttribute('href') ?? '')?.[1] ?? []);

describe.each(faces)('the home page on %s', (face) => {
  test('bears the name of the shop and shows categories, goods without delivery and goods picked for the customer', async () => {
    await openPage(pathOf(face, 'home'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Test shop' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    const categories = within(await main.findByRole('navigation', { name: 'Categories' }));
    expect(categories.getByRole('link', { name: 'Tea' })).toHaveAttribute('href', expect.stringContaining('categoryId=tea'));
    expect(main.getByRole('link', { name: 'All of “Delivered in a minute”' })).toHaveAttribute('href', expect.stringContaining('categoryId=virtual'));
    expect(main.getByRole('heading', { name: 'Picked for you' })).toBeVisible();
    await waitFor(() => expect(new Set(goodsLinks())).toEqual(new Set(['card', 'concert', 'cup', 'kettle', 'lamp', 'phones'])));
  });

  test('names each slide, and the keyboard meets the button that stops them first', async () => {
    showBanners();
    const { user } = await openPage(pathOf(face, 'home'));
    const carousel = await screen.findByRole('region', { name: 'Campaigns' });
    expect(within(carousel).getByRole('group', { name: '1 of 2' })).toBeInTheDocument();
    expect(within(carousel).getByRole('group', { name: '2 of 2' })).toBeInTheDocument();
    const [first] = within(carousel).getAllByRole('button');
    expect(first).toHaveAccessibleName('Play the slides');
    if (first) await user.click(first);
    expect(first).toHaveAccessibleName('Stop the slides');
  });

  test('leads from a banner to its place, and never to one that is no address', async () => {
    showBanners();
    await openPage(pathOf(face, 'home'));
    expect(await screen.findByRole('link', { name: /Banner one/ })).toHaveAttribute('href', expect.stringContaining('categoryId=tea'));
    expect(screen.getByText('Banner three').closest('a')).toBeNull();
    expect(screen.getByRole('link', { name: /Banner four/ })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('has no carousel buttons for a single banner', async () => {
    showBanners(banners.slice(0, 1));
    await openPage(pathOf(face, 'home'));
    const carousel = await screen.findByRole('region', { name: 'Campaigns' });
    expect(within(carousel).queryByRole('button')).toBeNull();
  });

  test.each([
    ['banners', '*/api/home/banner', 'Campaigns'],
    ['categories', '*/api/home/categoryList', 'Categories'],
    ['goods without delivery', '*/api/home/virtualGoodsList', 'Delivered in a minute'],
  ])('keeps the rest when the %s cannot be read, and brings them on another try', async (_what, path, name) => {
    showBanners();
    let isBroken = true;
    server.use(http.get(path, () => (isBroken ? answer('no') : undefined)));
    const { user } = await openPage(pathOf(face, 'home'));
    const fault = (await screen.findByText(name, { selector: 'strong' })).closest<HTMLElement>('[role=alert]');
    expect(fault).toHaveTextContent('The shop’s answer made no sense');
    await waitFor(() => expect(goodsLinks()).toContain('cup'));
    isBroken = false;
    if (fault) await user.click(within(fault).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(name, { selector: 'strong' })).toBeNull());
  });

  test('keeps banners and categories when the goods cannot be read, and brings them on another try', async () => {
    server.use(http.post('*/api/home/recommendGoods', () => answer('no'), { once: true }));
    const { user } = await openPage(pathOf(face, 'home'));
    const fault = await screen.findByRole('heading', { name: 'The shop’s answer made no sense' });
    expect(within(screen.getByRole('main')).getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await user.click(within(fault.parentElement ?? fault).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(goodsLinks()).toContain('lamp'));
  });

  test('of an empty shop says so and shows no empty parts', async () => {
    const nothing = () => answer({ list: [], total: 0 });
    server.use(http.get('*/api/home/categoryList', nothing), http.get('*/api/home/virtualGoodsList', nothing), http.post('*/api/home/recommendGoods', nothing));
    await openPage(pathOf(face, 'home'));
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('navigation', { name: 'Categories' })).toBeNull();
    expect(main.queryByRole('heading', { name: 'Delivered in a minute' })).toBeNull();
  });

  test('says what the shop wants to be known', async () => {
    const record = { shopName: 'Corner', currency: 'USD', notice: 'Closed on Sunday', serverTime: '2026-11-20T12:00:00+00:00' };
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data: record })));
    await openPage(pathOf(face, 'home'));
    expect(await screen.findByText('Closed on Sunday')).toBeVisible();
    expect(document.title).toBe('Corner');
  });

  test('an unknown address leads back to the home page of the face', async () => {
    const { user, arriveAt, where } = await openPage(`/${face}/nothing/here`);
    await user.click(await screen.findByRole('link', { name: 'Go to the home page' }));
    await arriveAt(pathOf(face, 'home'));
    expect(where().path).toBe(pathOf(face, 'home'));
  });
});

describe('the home page on a desktop', () => {
  test('sorts its goods, and the order stands in the address', async () => {
    const { user, where } = await openPage(pathOf('pc', 'home'));
    await user.click(await screen.findByRole('radio', { name: 'Price' }));
    await waitFor(() => expect(goodsLinks().slice(-6)).toEqual(['cup', 'card', 'lamp', 'concert', 'kettle', 'phones']));
    expect(where().query).toEqual({ sort: 'priceUp' });
  });
});
