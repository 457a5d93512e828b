import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf, type Face } from '@/routes';
import { openShop, server } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { faces, openPage } from '../setup/openPage';
import { tellingCatalogue } from '../setup/tellingCatalogue';
import { nextOperation } from '../../mock/shop/testing/purchase';

const phone = '+14155550181';
const open = () => openShop({ catalogue: tellingCatalogue });
const landing = (face: Face, id = 'quiet') => pathOf(face, 'campaign', { id });
const offer = async () => within(await screen.findByRole('article', { name: 'sound10' }));
const getIt = async () => (await offer()).findByRole('button', { name: 'Get it: sound10' });
const heldBy = (customer: ReturnType<ReturnType<typeof openShop>['customer']>) => customer.ok('getMyCoupons', {}).list.filter(({ name }) => name === 'sound10').length;

describe.each(faces)('the landing of a campaign on %s', (face) => {
  test('says what it is about and shows its coupon, its goods without delivery and its other goods', async () => {
    open();
    await openPage(landing(face));
    expect(await screen.findByRole('heading', { level: 1, name: 'A quiet week' })).toBeInTheDocument();
    expect(screen.getByText('For the ears')).toBeVisible();
    expect(screen.getByText('Seven days with less noise.')).toBeVisible();
    const coupon = await offer();
    expect(coupon.getByText('10% off')).toBeVisible();
    expect(coupon.getByText('Sound · at most $15.00')).toBeVisible();
    const goods = async (heading: string) => within((await screen.findByRole('heading', { level: 2, name: heading })).closest('section') ?? document.body);
    expect(await (await goods('Delivered in a minute')).findByRole('link', { name: /^concert/ })).toHaveAttribute('href', expect.stringContaining('id=concert'));
    const others = await goods('All that belongs to it');
    expect(await others.findByRole('link', { name: /phones/ })).toHaveAttribute('href', expect.stringContaining('id=phones'));
    expect(others.queryByRole('link', { name: /concert/ })).toBeNull();
    expect(document.title).toBe('A quiet week · Test shop');
  });

  test('goes without a coupon that cannot be read, and keeps the others', async () => {
    const { list, total } = open().customer(phone).ok('getBanners', {});
    const spoilt = list.map((banner) => ({ ...banner, campaign: banner.campaign && { ...banner.campaign, coupons: [{ name: 'broken', value: 'a lot' }, ...banner.campaign.coupons] } }));
    server.use(http.get('*/api/home/banner', () => HttpResponse.json({ success: true, data: { list: spoilt, total } })));
    await openPage(landing(face));
    expect((await offer()).getByText('10% off')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('is where its banner on the home page leads', async () => {
    open();
    const { user, where } = await openPage(pathOf(face, 'home'));
    await user.click((await screen.findAllByRole('link', { name: /A quiet week/ }))[0] ?? document.body);
    expect(await screen.findByText('Seven days with less noise.')).toBeVisible();
    expect(where().query['id']).toBe('quiet');
  });

  test('has no empty shelf when none of its goods are delivered', async () => {
    open();
    await openPage(landing(face, 'tonight'));
    expect(await screen.findByRole('link', { name: /^concert/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'All that belongs to it' })).toBeNull());
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('gives its coupon once, and then shows the way to it', async () => {
    const ada = open().customer(phone);
    const { user } = await openPage(landing(face), { as: ada });
    await user.dblClick(await getIt());
    expect(await (await offer()).findByText('It is in your coupons')).toBeVisible();
    expect((await offer()).getByRole('link', { name: 'To my coupons' })).toHaveAttribute('href', expect.stringContaining(pathOf(face, 'coupons')));
    expect((await offer()).queryByRole('button')).toBeNull();
    expect(heldBy(ada)).toBe(1);
  });

  test('tells whoever holds the coupon that it is theirs', async () => {
    const ada = open().customer(phone);
    ada.ok('exchangeCode', { operationId: nextOperation(), code: 'QUIET-10' });
    await openPage(landing(face), { as: ada });
    expect(await (await offer()).findByText('You have this one already')).toBeVisible();
    expect((await offer()).queryByRole('button')).toBeNull();
  });

  test('says it when the coupon was got and used before', async () => {
    const shop = open();
    const ada = shop.customer(phone);
    ada.ok('exchangeCode', { operationId: nextOperation(), code: 'QUIET-10' });
    // Run out since: it can no longer be used, and each customer gets one.
    const coupon = [...shop.books.coupons.all.values()].find(({ name }) => name.en === 'sound10');
    if (coupon) shop.books.coupons.put({ ...coupon, validUntil: shop.now() - 1 });
    const { user } = await openPage(landing(face), { as: ada });
    await user.click(await getIt());
    expect(await (await offer()).findByText('You got this one already. Each customer gets it once.')).toBeVisible();
  });

  test.each([
    ['CODE_USED', null, 'They have all been given away.'],
    ['CODE_OUT_OF_DATE', null, 'This offer is over.'],
    ['CODE_LIMIT', { waitMs: 120_000 }, 'Too many codes were tried. Try again in 2 min.'],
  ])('says in words why nothing was given: %s', async (errorCode, data, words) => {
    const ada = open().customer(phone);
    server.use(http.post('*/api/user/exchange/code', () => HttpResponse.json({ success: false, errorCode, errorMessage: 'No.', showType: 0, data })));
    const { user } = await openPage(landing(face), { as: ada });
    await user.click(await getIt());
    expect(await (await offer()).findByText(words)).toBeVisible();
  });

  test('finds out what became of a coupon whose answer was lost', async () => {
    const ada = open().customer(phone);
    server.use(
      http.post(
        '*/api/user/exchange/code',
        async ({ request }) => {
          ada.ok('exchangeCode', (await request.json()) as { operationId: string; code: string });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { user } = await openPage(landing(face), { as: ada });
    const letLook = holdCall('*/api/user/myCoupon');
    await user.click(await getIt());
    await (await offer()).findByText('Checking what became of it…');
    letLook();
    expect(await (await offer()).findByText('It is in your coupons')).toBeVisible();
    expect(heldBy(ada)).toBe(1);
  });

  test('lets a visitor sign in and then gives what they pressed for', async () => {
    const shop = open();
    const { user } = await openPage(landing(face));
    await user.click(await getIt());
    await user.type(await screen.findByLabelText('Phone number'), phone.replace('+1', ''));
    await user.click(screen.getByRole('checkbox', { name: /accept the/ }));
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await user.click(await screen.findByRole('button', { name: 'Use this code' }));
    expect(await (await offer()).findByText('It is in your coupons')).toBeVisible();
    expect(heldBy(shop.customer(phone))).toBe(1);
  });

  test.each(['nothing', ''])('of the id "%s" is over, and leads on', async (id) => {
    open();
    await openPage(landing(face, id));
    expect(await screen.findByRole('heading', { level: 2, name: 'This campaign is over' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'See all goods' })).toHaveAttribute('href', expect.stringContaining(pathOf(face, 'hall')));
  });

  test('that cannot be read comes on another try', async () => {
    open();
    server.use(http.get('*/api/home/banner', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await openPage(landing(face));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Seven days with less noise.')).toBeVisible();
  });

  test('is handed on by its link', async () => {
    open();
    const { user } = await openPage(landing(face));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
  });
});
