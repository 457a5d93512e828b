import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf, type Platform } from '@/lib/routes';
import { operationStorage } from '@/query/operationId';
import { openShop, server } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { platforms, openPage } from '../setup/openPage';
import { articleCatalogue } from '../setup/articleCatalogue';
import { nextOperation } from '../../mock/testing/purchase';

const phone = '+14155550181';
const open = () => openShop({ catalogue: articleCatalogue });
const campaignPath = (platform: Platform, id = 'quiet') => pathOf(platform, 'campaign', { id });
const couponCard = async () => within(await screen.findByRole('article', { name: 'sound10' }));
const getButton = async () => (await couponCard()).findByRole('button', { name: 'Claim: sound10' });
const couponCountOf = (customer: ReturnType<ReturnType<typeof openShop>['customer']>) =>
  customer.ok('getMyCoupons', {}).list.filter(({ name }) => name === 'sound10').length;

describe.each(platforms)('the campaign page on %s', (platform) => {
  test('shows the text, the coupon, the virtual products and the other products of the campaign', async () => {
    open();
    await openPage(campaignPath(platform));
    expect(await screen.findByRole('heading', { level: 1, name: 'A quiet week' })).toBeInTheDocument();
    expect(screen.getByText('For the ears')).toBeVisible();
    expect(screen.getByText('Seven days with less noise.')).toBeVisible();
    const coupon = await couponCard();
    expect(coupon.getByText('10% off')).toBeVisible();
    expect(coupon.getByText('Sound · up to $15.00 off')).toBeVisible();
    const goods = async (heading: string) =>
      within((await screen.findByRole('heading', { level: 2, name: heading })).closest('section') ?? document.body);
    expect(await (await goods('Delivered in a minute')).findByRole('link', { name: /^concert/ })).toHaveAttribute(
      'href',
      expect.stringContaining('id=concert'),
    );
    expect(screen.getByRole('link', { name: 'All “Delivered in a minute”' })).toHaveAttribute(
      'href',
      expect.stringMatching(/categoryId=virtual&campaignId=quiet$/),
    );
    const others = await goods('Everything in this edit');
    expect(await others.findByRole('link', { name: /phones/ })).toHaveAttribute(
      'href',
      expect.stringContaining('id=phones'),
    );
    expect(others.queryByRole('link', { name: /concert/ })).toBeNull();
    expect(document.title).toBe('A quiet week · Test shop');
  });

  test('offers to load the running campaigns again, for a link that names none', async () => {
    open();
    server.use(http.get('*/api/home/banner', () => HttpResponse.json({ success: true, data: 'no' }), { once: true }));
    const { user } = await openPage(campaignPath(platform, ''));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link doesn’t say which campaign' }),
    ).toBeVisible();
    const main = within(screen.getByRole('main'));
    await user.click(await main.findByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('link', { name: 'A quiet week' })).toBeVisible();
    expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('leaves out an invalid coupon and shows the others', async () => {
    const { list, total } = open().customer(phone).ok('getBanners', {});
    const withInvalidCoupon = list.map((banner) => ({
      ...banner,
      campaign: banner.campaign && {
        ...banner.campaign,
        coupons: [{ name: 'broken', value: 'a lot' }, ...banner.campaign.coupons],
      },
    }));
    server.use(
      http.get('*/api/home/banner', () =>
        HttpResponse.json({ success: true, data: { list: withInvalidCoupon, total } }),
      ),
    );
    await openPage(campaignPath(platform));
    expect((await couponCard()).getByText('10% off')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('opens from its banner on the home page', async () => {
    open();
    const { user, where } = await openPage(pathOf(platform, 'home'));
    await user.click((await screen.findAllByRole('link', { name: /A quiet week/ }))[0] ?? document.body);
    expect(await screen.findByText('Seven days with less noise.')).toBeVisible();
    expect(where().query['id']).toBe('quiet');
  });

  test('shows no empty product section when all products are virtual', async () => {
    open();
    await openPage(campaignPath(platform, 'tonight'));
    expect(await screen.findByRole('link', { name: /^concert/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Everything in this edit' })).toBeNull());
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('gives the coupon once and then links to the coupons', async () => {
    const ada = open().customer(phone);
    const { user } = await openPage(campaignPath(platform), { as: ada });
    await user.dblClick(await getButton());
    expect(await (await couponCard()).findByText('Added to your coupons')).toBeVisible();
    expect((await couponCard()).getByRole('link', { name: 'My coupons' })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf(platform, 'coupons')),
    );
    expect((await couponCard()).queryByRole('button')).toBeNull();
    expect(couponCountOf(ada)).toBe(1);
  });

  test('says that the customer already has the coupon', async () => {
    const ada = open().customer(phone);
    ada.ok('exchangeCode', { operationId: nextOperation(), code: 'QUIET-10' });
    await openPage(campaignPath(platform), { as: ada });
    expect(await (await couponCard()).findByText('Already claimed')).toBeVisible();
    expect((await couponCard()).queryByRole('button')).toBeNull();
  });

  test('says the same all the time when a claim was under way as the page was reloaded', async () => {
    const customer = open().customer(phone);
    const operationId = nextOperation();
    customer.ok('exchangeCode', { operationId, code: 'QUIET-10' });
    operationStorage('campaign:QUIET-10').write(operationId);
    await openPage(campaignPath(platform), { as: customer });
    expect(await (await couponCard()).findByText('Already claimed')).toBeVisible();
    // The outcome is known as soon as the stored operation is deleted.
    await waitFor(() => expect(operationStorage('campaign:QUIET-10').read()).toBeUndefined(), { timeout: 5000 });
    expect((await couponCard()).getByText('Already claimed')).toBeVisible();
    expect((await couponCard()).queryByText('Added to your coupons')).toBeNull();
  });

  test('says that each customer gets the coupon once when it was redeemed before', async () => {
    const shop = open();
    const ada = shop.customer(phone);
    ada.ok('exchangeCode', { operationId: nextOperation(), code: 'QUIET-10' });
    // The coupon has expired since; each customer gets only one.
    const coupon = [...shop.database.coupons.all.values()].find(({ name }) => name.en === 'sound10');
    if (coupon) shop.database.coupons.put({ ...coupon, validUntil: shop.now() - 1 });
    const { user } = await openPage(campaignPath(platform), { as: ada });
    await user.click(await getButton());
    expect(await (await couponCard()).findByText('You’ve already claimed this. One per customer.')).toBeVisible();
  });

  test.each([
    ['CODE_USED', null, 'These have all been claimed.'],
    ['CODE_OUT_OF_DATE', null, 'This offer has ended.'],
    ['CODE_LIMIT', { waitMs: 120_000 }, 'Too many codes tried. Try again in 2 min.'],
  ])('shows the reason when the coupon is not given: %s', async (errorCode, data, text) => {
    const ada = open().customer(phone);
    server.use(
      http.post('*/api/user/exchange/code', () =>
        HttpResponse.json({ success: false, errorCode, errorMessage: 'No.', showType: 0, data }),
      ),
    );
    const { user } = await openPage(campaignPath(platform), { as: ada });
    await user.click(await getButton());
    expect(await (await couponCard()).findByText(text)).toBeVisible();
  });

  test('when the response is lost, fetches the coupons and shows that the coupon was given', async () => {
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
    const { user } = await openPage(campaignPath(platform), { as: ada });
    const release = holdCall('*/api/user/myCoupon');
    await user.click(await getButton());
    await (await couponCard()).findByText('Checking what happened…');
    release();
    expect(await (await couponCard()).findByText('Added to your coupons')).toBeVisible();
    expect(couponCountOf(ada)).toBe(1);
  });

  test('asks a visitor to sign in and then gives the coupon', async () => {
    const shop = open();
    const { user } = await openPage(campaignPath(platform));
    await user.click(await getButton());
    await user.type(await screen.findByLabelText('Phone number'), phone.replace('+1', ''));
    await user.click(screen.getByRole('checkbox', { name: /accept the/ }));
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await user.click(await screen.findByRole('button', { name: 'Use this code' }));
    expect(await (await couponCard()).findByText('Added to your coupons')).toBeVisible();
    expect(couponCountOf(shop.customer(phone))).toBe(1);
  });

  test.each([
    ['nothing', 'This campaign has ended'],
    ['', 'This link doesn’t say which campaign'],
  ])('says what is wrong with the id "%s" and links to the running campaigns and the products', async (id, title) => {
    open();
    await openPage(campaignPath(platform, id));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'A quiet week' })).toHaveAttribute(
      'href',
      expect.stringContaining('id=quiet'),
    );
    expect(main.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf(platform, 'hall')),
    );
  });

  test('offers a retry when the campaign fails to load', async () => {
    open();
    server.use(http.get('*/api/home/banner', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await openPage(campaignPath(platform));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Seven days with less noise.')).toBeVisible();
  });

  test('copies its link with the share button', async () => {
    open();
    const { user } = await openPage(campaignPath(platform));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    // A campaign has no address that is read without scripts.
    expect(copied.mock.calls).toEqual([[window.location.href]]);
  });
});
