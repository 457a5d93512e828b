/** A purchase by a new customer from the home page to the order, with a double click on each submit button. */
import { buyer, dollars } from './support/buyer';
import { catalogueTexts } from './support/catalogueTexts';
import { hashTo } from './support/platforms';
import { homeAddress, newPhone } from './support/shopApi';
import { signInByHand } from './support/signIn';
import { expect, test } from './support/storeTest';
import { hashOf, storedToken, visit } from './support/navigation';
import type { Language } from './support/texts';

const sku = 'cloud-nine-headphones.blossom.case';
const journeys = [
  ['en', 'light'],
  ['zh-CN', 'dark'],
] as const satisfies readonly (readonly [Language, 'light' | 'dark'])[];

for (const [language, theme] of journeys) {
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, colorScheme: theme });

    test('a new customer places one order despite double clicks', async ({ page, platform, t, shop }) => {
      test.slow();
      const text = catalogueTexts[language];
      const customer = buyer({ page, platform, t });

      await visit(page, hashTo(platform, 'home'));
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await customer.findGoods(text.category, text.headphones);
      await customer.choose(text.blossom, text.withCase);
      await customer.buy(t('goods.buy', { price: dollars(14_300) }));

      const checkout = hashTo(platform, 'checkout', { lines: `${sku}*1` });
      const goods = { [t('order.line.goods')]: dollars(14_300), [t('order.line.delivery')]: t('order.line.free') };
      await expect.poll(() => hashOf(page)).toBe(checkout);
      // The coupon that everyone can claim, before and after the sign-in.
      const offered = { ...goods, [t('order.line.coupon')]: dollars(-1_500), [t('order.toPayTotal')]: dollars(12_800) };
      await customer.expectSums(offered);
      await customer.signIn(12_800);
      await signInByHand(page, t, newPhone());
      await expect.poll(() => hashOf(page)).toBe(checkout);
      const api = shop.customer((await storedToken(page)) ?? '');
      await customer.expectSums(offered);

      await api.redeem('COUPON-10');
      await api.redeem('BALANCE-20');
      await page.reload();
      await expect(customer.savings.getByRole('button', { name: text.autumn })).toContainText(
        t('checkout.coupon.claimed'),
      );
      await customer.expectSums(offered);
      await customer.chooseCoupon(text.autumn, text.welcome);
      await customer.savings.getByRole('switch', { name: t('checkout.balance') }).check();
      const due = { ...goods, [t('order.line.coupon')]: dollars(-500), [t('order.line.balance')]: dollars(-2000) };
      await customer.expectSums({ ...due, [t('order.toPayTotal')]: dollars(11_800) });

      await customer.openAddresses();
      await customer.typeAddress();
      await customer.button(t('address.saveAndUse')).dblclick();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('region', { name: t('checkout.address') })).toContainText(homeAddress.street);

      // The texts were accepted with the sign-in.
      await expect(page.getByRole('checkbox', { name: t.pattern('login.agree') })).toHaveCount(0);
      await customer.placeButton(11_800).dblclick();
      await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();
      const [placed] = await api.orders();
      expect(hashOf(page)).toBe(hashTo(platform, 'orderSuccess', { id: placed?.id ?? '' }));
      expect(placed?.status).toBe('toShip');
      await page.getByRole('link', { name: t('checkout.done.see') }).click();
      await expect(page.getByRole('heading', { name: t('order.state.toShip') })).toBeVisible();
      await expect(customer.main.getByText(placed?.number ?? '').first()).toBeVisible();
      await page.goto(`/#${hashTo(platform, 'orders')}`);
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('article', { name: t('order.state.toShip') })).toContainText(dollars(13_800));

      const orders = await api.orders();
      expect(
        orders.map(({ id, status, total, lines }) => ({
          id,
          status,
          total,
          lines: lines.map(({ skuId, quantity }) => `${skuId}*${quantity}`),
        })),
      ).toEqual([{ id: placed?.id, status: 'toShip', total: 11_800, lines: [`${sku}*1`] }]);
      expect(orders[0]?.timeline.map(({ event }) => event)).toEqual(['placed', 'paid']);
      const payments = (await api.wallet()).filter(({ kind }) => kind === 'payment');
      expect(payments.map(({ amount, orderId }) => ({ amount, orderId }))).toEqual([
        { amount: -2000, orderId: placed?.id },
      ]);
      expect((await api.addresses()).map(({ street, city }) => ({ street, city }))).toEqual([
        { street: homeAddress.street, city: homeAddress.city },
      ]);
    });
  });
}

test('virtual products need no address and deliver their code at once', async ({ page, platform, t, signedIn }) => {
  const api = await signedIn();
  const customer = buyer({ page, platform, t });
  await visit(page, hashTo(platform, 'goods', { id: 'film-club-pass' }));
  await customer.choose('1 month');
  await customer.buy(t('goods.buy', { price: dollars(800) }));

  await expect(customer.main.getByText(t('checkout.address.none'))).toBeVisible();
  await customer.expectSums({ [t('order.line.goods')]: dollars(800), [t('order.toPayTotal')]: dollars(800) });
  await customer.agree();
  await customer.placeButton(800).dblclick();
  await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();

  const orders = await api.orders();
  expect(orders.map(({ status, total, address }) => ({ status, total, address }))).toEqual([
    { status: 'done', total: 800, address: null },
  ]);
  const codes = orders[0]?.yields.map(({ code }) => code) ?? [];
  expect(codes).toHaveLength(1);
  await expect(page.getByRole('region', { name: t('order.yields') })).toContainText(codes[0] ?? '');
});

test('an unpaid order is cancelled once, with a reason', async ({ page, platform, t, signedIn }) => {
  const api = await signedIn();
  const { id: addressId } = await api.addAddress();
  await api.placeOrder([{ skuId: 'rain-on-tin-roofs.only', quantity: 1 }], addressId);
  const customer = buyer({ page, platform, t });
  await visit(page, hashTo(platform, 'orders', { status: 'toPay' }));
  await page
    .getByRole('article')
    .getByRole('button', { name: t('order.cancel') })
    .click();

  const dialog = customer.dialog(t('order.cancelTitle'));
  await customer.button(t('order.cancel'), dialog).click();
  await expect(dialog.getByRole('alert')).toHaveText(t('order.cancelWhyMissing'));
  await dialog.getByRole('radio', { name: t('order.reason.foundCheaper') }).check();
  await customer.button(t('order.cancel'), dialog).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('order.empty.some.title'))).toBeVisible();

  await visit(page, hashTo(platform, 'orders', { status: 'cancelled' }));
  await expect(page.getByRole('article')).toHaveCount(1);
  const orders = await api.orders();
  expect(
    orders.map(({ status, cancelReason, timeline }) => ({
      status,
      cancelReason,
      events: timeline.map(({ event }) => event),
    })),
  ).toEqual([{ status: 'cancelled', cancelReason: 'foundCheaper', events: ['placed', 'cancelled'] }]);
});
