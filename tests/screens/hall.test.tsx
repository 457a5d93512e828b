import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { searchHistorySlot } from '@/storage';
import { server, shopOfTest } from '../setup/freshShop';
import { faces, openPage } from '../setup/openPage';

/** The ids of the goods that are shown, in their order. */
const shown = () => screen.queryAllByRole('link').flatMap((link) => /goodsdetail\?id=([\w.]+)/i.exec(link.getAttribute('href') ?? '')?.[1] ?? []);
const expectShown = (...names: string[]) => waitFor(() => expect(shown()).toEqual(names));

describe.each(faces)('the hall on %s', (face) => {
  test('shows all goods, the popular first, and says how many there are', async () => {
    await openPage(pathOf(face, 'hall'));
    await expectShown('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');
    expect(screen.getByText('6 items')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'All goods' })).toBeInTheDocument();
  });

  test('shows one category, which stands in the address and in the heading', async () => {
    const { user, where } = await openPage(pathOf(face, 'hall'));
    const categories = within(screen.getByRole('main')).getByRole('navigation', { name: 'Categories' });
    await user.click(await within(categories).findByRole('link', { name: /^Tea/ }));
    await expectShown('cup', 'kettle');
    expect(where().query['categoryId']).toBe('tea');
    expect(screen.getByRole('heading', { level: 1, name: 'Tea' })).toBeInTheDocument();
  });

  test('has everything without delivery under one name', async () => {
    await openPage(pathOf(face, 'hall', { categoryId: 'virtual' }));
    await expectShown('card', 'concert');
    expect(screen.getByRole('heading', { level: 1, name: 'Cards & tickets' })).toBeInTheDocument();
  });

  test.each([
    [{ sort: 'priceUp' }, ['cup', 'card', 'lamp', 'concert', 'kettle', 'phones']],
    [{ sort: 'priceDown', priceFrom: '3000' }, ['phones', 'kettle', 'lamp', 'concert']],
    [{ campaignId: 'quiet' }, ['phones']],
    [{ keyword: '慢晨' }, ['cup']],
    [{ sort: 'nonsense', priceFrom: '-1', priceTo: 'x', categoryId: '<b>', keyword: 'kettle' }, ['kettle']],
  ])('does as an address says: %j', async (query, names) => {
    await openPage(pathOf(face, 'hall', query));
    await expectShown(...names);
  });

  test('leaves out what is sold out when it is told to', async () => {
    shopOfTest().shop.operator.setStock('kettle.only', 0);
    const { user, where } = await openPage(pathOf(face, 'hall', { categoryId: 'tea' }));
    await expectShown('cup', 'kettle');
    if (face === 'h5') await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('switch', { name: 'Only what is in stock' }));
    if (face === 'h5') await user.click(await screen.findByRole('button', { name: 'Show 1 item' }));
    await expectShown('cup');
    expect(where().query['inStock']).toBe('true');
  });

  test('takes prices in major units and names a wrong one beside its field', async () => {
    const { user, where } = await openPage(pathOf(face, 'hall'));
    if (face === 'h5') await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.type(await screen.findByRole('textbox', { name: 'To' }), '25');
    await user.type(screen.getByRole('textbox', { name: 'From' }), '30');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription('Must not be less than “from”');
    await user.clear(screen.getByRole('textbox', { name: 'From' }));
    await user.type(screen.getByRole('textbox', { name: 'From' }), '20.50');
    await user.tab();
    if (face === 'h5') await user.click(await screen.findByRole('button', { name: 'Show 1 item' }));
    await expectShown('card');
    expect(where().query).toMatchObject({ priceFrom: '2050', priceTo: '2500' });
  });

  test('says what was searched for when nothing is found, and leads on', async () => {
    const { user } = await openPage(pathOf(face, 'hall', { keyword: 'kettle', categoryId: 'sound' }));
    expect(await screen.findByRole('heading', { name: 'Nothing found for “kettle”' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search all goods' }));
    await expectShown('kettle');
  });

  test('of an empty shop says so', async () => {
    server.use(http.get('*/api/home/goodsList', () => HttpResponse.json({ success: true, data: { list: [], total: 0 } })));
    await openPage(pathOf(face, 'hall'));
    expect(await screen.findByRole('heading', { name: 'The shelves are empty right now' })).toBeVisible();
  });

  test('that cannot be read offers another try, which brings it', async () => {
    server.use(http.get('*/api/home/goodsList', () => HttpResponse.json({ success: true, data: 'no' }), { once: true }));
    const { user } = await openPage(pathOf(face, 'hall'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await expectShown('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');
  });

  test('lets go of a campaign', async () => {
    const { user, where } = await openPage(pathOf(face, 'hall', { campaignId: 'quiet' }));
    await user.click(await screen.findByRole('button', { name: 'Remove: Only from this campaign' }));
    await expectShown('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');
    expect(where().query['campaignId']).toBeUndefined();
  });

  test('remembers searches, which can be made again and forgotten', async () => {
    searchHistorySlot.write(['lamp', 7, 'cup', 'LAMP']);
    const { user, where } = await openPage(pathOf(face, 'hall'));
    const openHistory = () => (face === 'h5' ? user.click(screen.getByRole('searchbox', { name: 'Search goods' })) : Promise.resolve());
    await openHistory();
    const history = () => screen.findByRole('region', { name: 'Searched before' });
    await user.click(within(await history()).getByRole('button', { name: 'Forget “cup”' }));
    expect(searchHistorySlot.read()).toEqual(['lamp']);
    await user.click(within(await history()).getByRole('button', { name: 'lamp' }));
    await expectShown('lamp');
    expect(where().query['keyword']).toBe('lamp');
  });
});

describe('the search of the hall on a phone', () => {
  test('finds while one types, and remembers what was sent', async () => {
    const { user, where } = await openPage(pathOf('h5', 'hall'));
    await expectShown('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');
    const field = screen.getByRole('searchbox', { name: 'Search goods' });
    await user.type(field, 'kett');
    await expectShown('kettle');
    expect(where().query['keyword']).toBe('kett');
    await user.type(field, 'le{Enter}');
    expect(where().query['keyword']).toBe('kettle');
    expect(searchHistorySlot.read()).toEqual(['kettle']);
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await expectShown('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');
  });

  test('is entered from the home page', async () => {
    const { where } = await openPage(pathOf('h5', 'hall', { search: 'open' }));
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search goods' })).toHaveFocus());
    await waitFor(() => expect(where().query['search']).toBeUndefined());
  });
});
