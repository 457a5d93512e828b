/** An interrupted purchase: a reload keeps all input, and Back undoes one step. */
import { buyer, dollars } from './support/buyer';
import { hashTo } from './support/platforms';
import { homeAddress, newPhone } from './support/shopApi';
import { signInForm, typePhone, useOneTimeCode } from './support/signIn';
import { expect, test } from './support/storeTest';
import { expectLoaded, hashOf, storedToken, visit } from './support/navigation';

const walnut = 'harbour-radio.walnut';
const price = 8900;

test('a reload keeps the input at each step of a purchase', async ({ page, platform, t, shop }) => {
  test.slow();
  const customer = buyer({ page, platform, t });
  const phone = newPhone();
  const buyTexts = t('goods.buyMany', { count: 2, total: dollars(2 * price) });
  const reload = async () => {
    await page.reload();
    await expectLoaded(page);
  };

  await visit(page, hashTo(platform, 'goods', { id: 'harbour-radio' }));
  if (platform === 'h5') {
    await customer.button(t.pattern('goods.buy')).click();
    await expect(customer.dialog(t('goods.sheet'))).toBeVisible();
  }
  await customer.choose('Walnut');
  await customer.button(t('goods.more')).click();
  await reload();
  await expect(page.getByRole('radio', { name: 'Walnut' }).last()).toBeChecked();
  await expect(page.getByRole('spinbutton', { name: t('goods.quantity') })).toHaveValue('2');

  await customer.buy(buyTexts);
  await expectLoaded(page);
  await customer.signIn(2 * price - 1_780);
  await typePhone(page, t, phone);
  await reload();
  if (platform === 'pc') await customer.signIn(2 * price - 1_780);
  await expect(signInForm(page, t).getByLabel(t('login.phone'))).toHaveValue(phone.replace('+1', ''));
  await useOneTimeCode(page, t);

  const checkout = hashTo(platform, 'checkout', { lines: `${walnut}*2` });
  await expect.poll(() => hashOf(page)).toBe(checkout);
  await customer.openAddresses();
  await customer.typeAddress(['recipient', 'city']);
  await reload();
  await expect(page.getByRole('dialog').last().getByLabel(t('address.recipient'))).toHaveValue(homeAddress.recipient);
  await expect(page.getByRole('dialog').last().getByLabel(t('address.city'))).toHaveValue(homeAddress.city);
  await customer.typeAddress(['phone', 'street', 'region', 'postcode']);
  await customer.button(t('address.saveAndUse')).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await customer.chooseCoupon('10% off audio', t('checkout.coupon.without'));
  await customer.writeNote('Ring twice');
  // The texts were accepted with the sign-in.
  await expect(page.getByRole('checkbox', { name: t.pattern('login.agree') })).toHaveCount(0);
  await reload();
  expect(hashOf(page)).toBe(checkout);
  await expect(page.getByRole('region', { name: t('checkout.address') })).toContainText(homeAddress.street);
  await expect(page.getByLabel(t('message.label'))).toHaveValue('Ring twice');
  const sums = { [t('order.line.goods')]: dollars(2 * price), [t('order.line.delivery')]: t('order.line.free') };
  await customer.expectSums({ ...sums, [t('order.toPayTotal')]: dollars(2 * price) });

  await customer.placeButton(2 * price).click();
  await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();
  await reload();
  await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();

  const api = shop.customer((await storedToken(page)) ?? '');
  const orders = await api.orders();
  expect(orders.map(({ status, total, note, address }) => ({ status, total, note, street: address?.street }))).toEqual([
    { status: 'toShip', total: 2 * price, note: 'Ring twice', street: homeAddress.street },
  ]);

  const [home] = await api.addresses();
  const unpaid = await api.placeOrder([{ skuId: walnut, quantity: 1 }], home?.id ?? '');
  await page.goto(`/#${hashTo(platform, 'orderSuccess', { id: unpaid.id })}`);
  await customer.payButton(unpaid.total).click();
  await expect(customer.payStep).toBeVisible();
  // The step stays open over a reload.
  await reload();
  await customer.confirmButton(unpaid.total).click();
  await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();
});

test('Back closes an open overlay first, and returns from the checkout to the product', async ({
  page,
  platform,
  t,
  signedIn,
}) => {
  await signedIn();
  const customer = buyer({ page, platform, t });
  const goods = hashTo(platform, 'goods', { id: 'harbour-radio', sku: walnut });
  await visit(page, hashTo(platform, 'home'));
  await page.goto(`/#${goods}`);
  await page
    .getByRole('button', { name: t.pattern('goods.enlarge') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(hashOf(page)).toBe(goods);

  await customer.buy(t('goods.buy', { price: dollars(price) }));
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'checkout', { lines: `${walnut}*1` }));
  await customer.savings.getByRole('button', { name: '10% off audio' }).click();
  await expect(customer.dialog(t('checkout.coupon.which'))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A user needs a moment before the next click.
  await page.waitForTimeout(400);
  await customer.openAddresses();
  await expect(customer.dialog(t('checkout.address.choose'))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(hashOf(page)).toBe(hashTo(platform, 'checkout', { lines: `${walnut}*1` }));

  await page.goBack();
  if (platform === 'h5') {
    await expect(customer.dialog(t('goods.sheet'))).toBeVisible();
    await page.goBack();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => hashOf(page)).toBe(goods);
  await expect(customer.main.getByRole('radio', { name: 'Walnut' })).toBeChecked();
});

test('Back from a placed order does not return to its checkout', async ({ page, platform, t, signedIn }) => {
  const api = await signedIn();
  await api.addAddress();
  const customer = buyer({ page, platform, t });
  await visit(page, hashTo(platform, 'home'));
  await page.goto(`/#${hashTo(platform, 'goods', { id: 'harbour-radio', sku: walnut })}`);
  await customer.buy(t('goods.buy', { price: dollars(price) }));
  await customer.agree();
  await customer.placeButton(price - 890).click();
  await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();
  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'goods', { id: 'harbour-radio', sku: walnut }));
  expect(await api.orders()).toHaveLength(1);
});
