/** The home page with the sections of shop.config.ts. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { callsTo } from '../setup/callsTo';
import { openShop, server } from '../setup/freshShop';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { inAllLanguages } from '../setup/inAllLanguages';
import { openPage, platforms } from '../setup/openPage';

const before = { home: undefined, ...SHOP };
afterEach(() => void Object.assign(SHOP, before));

const names = ['banners', 'categories', 'digital', 'campaigns', 'recentlyViewed', 'products'];
const row = (categoryId: string, title: string) => ({
  kind: 'products',
  input: { categoryId, sort: 'popular' },
  query: { categoryId },
  title: inAllLanguages(title),
});
const article = (id: string, title?: string) => ({
  kind: 'article',
  id,
  ...(title && { title: inAllLanguages(title) }),
});

/** Makes these the sections of the home page. */
function configure(...sections: readonly (string | object)[]): void {
  const uses = Object.fromEntries(names.map((name) => [name, sections.includes(name)]));
  Object.assign(SHOP, { home: { sections, uses, endsWithProducts: sections.at(-1) === 'products' } });
}

/** The headings of the sections in their order. */
const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe.each(platforms)('on %s', (platform) => {
  test('its sections are those of the configuration, in their order', async () => {
    openShop({ seed: 'default', catalogue });
    configure(
      row('audio', 'Audio'),
      'digital',
      article('help-delivery'),
      article('help-payment', 'How to pay'),
      'products',
    );
    await openPage(pathOf(platform, 'home'));
    const help = await screen.findByRole('heading', { name: 'How to pay' });
    await waitFor(() =>
      expect(headings()).toEqual([
        'Audio',
        'Delivered in a minute',
        'Delivery times and costs',
        'How to pay',
        'Picked for you',
      ]),
    );
    expect(within(help.parentElement ?? help).getByText(/card/i)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Campaigns' })).toBeNull();
  });

  test('a row has the products of its query, and a link to all of them', async () => {
    const visitor = openShop({ seed: 'default', catalogue }).visitor();
    const [first] = visitor.ok('getGoodsList', { categoryId: 'audio' }).list;
    configure(row('audio', 'Audio'));
    await openPage(pathOf(platform, 'home'));
    const list = within(await screen.findByRole('list', { name: 'Audio' }));
    expect((await list.findAllByRole('link'))[0]).toHaveAttribute('href', pathOf(platform, 'goods', { id: first?.id }));
    expect(screen.getByRole('link', { name: 'All “Audio”' })).toHaveAttribute(
      'href',
      pathOf(platform, 'hall', { categoryId: 'audio' }),
    );
  });

  test('what the API has nothing for is absent, with its heading', async () => {
    openShop({ seed: 'default', catalogue });
    configure(row('nothing', 'Nothing'), article('nothing', 'No text'), article('help-delivery', 'Delivery'));
    await openPage(pathOf(platform, 'home'));
    await screen.findByRole('heading', { name: 'Delivery' });
    await waitFor(() => expect(headings()).toEqual(['Delivery']));
  });

  test('sections that are left out are not asked for', async () => {
    const paths = ['banner', 'recommendGoods'];
    const calls = paths.map((path) => callsTo(`/api/home/${path}`));
    openShop({ seed: 'default', catalogue });
    configure('categories');
    await openPage(pathOf(platform, 'home'));
    await within(screen.getByRole('main')).findByRole('navigation', { name: 'Categories' });
    expect(calls).toEqual([[], []]);
  });

  test('a row that cannot be loaded says so, and can be loaded again', async () => {
    openShop({ seed: 'default', catalogue });
    server.use(http.get('*/api/home/goodsList', () => HttpResponse.json({ success: true, data: 7 })));
    configure(row('audio', 'Audio'));
    const { user } = await openPage(pathOf(platform, 'home'));
    const retry = await screen.findByRole('button', { name: /^Try again/ });
    server.resetHandlers();
    await user.click(retry);
    expect(
      (await within(await screen.findByRole('list', { name: 'Audio' })).findAllByRole('link')).length,
    ).toBeGreaterThan(1);
  });
});
