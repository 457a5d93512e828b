/** The main journeys with the keyboard alone. */
import { dollars } from './support/buyer';
import { catalogueTexts } from './support/catalogueTexts';
import { hashTo } from './support/platforms';
import { keyboard } from './support/keyboard';
import { homeAddress, newPhone } from './support/shopApi';
import { signInForm } from './support/signIn';
import { expect, test } from './support/storeTest';
import { expectLoaded, hashOf, storedToken, visit } from './support/navigation';

const { category, headphones, blossom, withCase, autumn } = catalogueTexts.en;
const sku = 'cloud-nine-headphones.blossom.case';

test('a purchase from the home page to the paid order', async ({ page, platform, t, shop }) => {
  test.slow();
  const keys = keyboard(page);
  await visit(page, hashTo(platform, 'home'));
  await keys.enter('link', category, { within: 60 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
  await expectLoaded(page);
  await keys.enter('link', new RegExp(headphones), { within: 60 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headphones);
  await expectLoaded(page);

  if (platform === 'h5') await keys.enter('button', t.pattern('goods.buy'), { within: 60 });
  await keys.choose('Color', blossom);
  await keys.choose('Bundle', new RegExp(withCase));
  await keys.enter('button', t('goods.buy', { price: dollars(14_300) }));
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'checkout', { lines: `${sku}*1` }));
  await expectLoaded(page);

  const form = signInForm(page, t);
  await keys.enter('button', t('checkout.signIn', { amount: dollars(12_800) }));
  await keys.type(t('login.phone'), newPhone().replace('+1', ''));
  await keys.check('checkbox', t.pattern('login.agree'));
  await keys.enter('button', t('login.sendCode'), { back: true });
  await expect(form.getByRole('status').filter({ hasText: t('login.demoFrom.phone') })).toContainText(/\d{6}/);
  await keys.enter('button', t('login.demoUse'));
  await expect(form).toBeHidden();
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'checkout', { lines: `${sku}*1` }));
  await expectLoaded(page);
  await keys.expectIn(page.getByRole('heading', { level: 1 }));

  await keys.enter('button', new RegExp(t('checkout.address.chooseText')));
  await keys.type(t('address.recipient'), homeAddress.recipient);
  await keys.type(t('address.phone'), homeAddress.phone.replace('+1', ''));
  await keys.type(t('address.street'), homeAddress.street);
  await keys.type(t('address.city'), homeAddress.city);
  await keys.select(t('address.kind.state'), 'California', homeAddress.region);
  await keys.type(t('address.kind.zip'), homeAddress.postcode);
  await keys.enter('button', t('address.saveAndUse'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const delivery = page.getByRole('region', { name: t('checkout.address') });
  await expect(delivery).toContainText(homeAddress.street);
  await keys.expectIn(delivery);

  await keys.enter('button', new RegExp(autumn));
  await keys.choose(t('checkout.coupon.which'), new RegExp(t('checkout.coupon.without')));
  await keys.enter('button', t('checkout.coupon.without'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keys.enter('button', new RegExp(t('checkout.code'), 'i'));
  const code = page.getByRole('textbox', { name: t('checkout.code') });
  await keys.expectIn(code);
  await page.keyboard.type('NOSUCHCODE');
  await expect(code).toHaveValue('NOSUCHCODE');
  if (platform === 'h5') await keys.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keys.choose(t('checkout.pay.methods'), /^Plum Pay/);
  await keys.choose(t('checkout.pay.methods'), /^Card Visa/);
  await keys.enter('button', t('checkout.payNow', { amount: dollars(14_300) }));
  await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();
  await keys.expectIn(page.getByRole('heading', { level: 1, name: t('checkout.done.title') }));

  const api = shop.customer((await storedToken(page)) ?? '');
  const orders = await api.orders();
  expect(
    orders.map(({ status, total, lines, address }) => ({
      status,
      total,
      street: address?.street,
      lines: lines.map(({ skuId, quantity }) => `${skuId}*${quantity}`),
    })),
  ).toEqual([{ status: 'toShip', total: 14_300, street: homeAddress.street, lines: [`${sku}*1`] }]);
});

test('Tab stays in a dialog, and Escape leaves it for what opened it', async ({ page, platform, t }) => {
  const keys = keyboard(page);
  await visit(page, hashTo(platform, 'login'));
  await keys.enter('button', t('login.agreement'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link')).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await keys.press(key);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await keys.press('Escape');
  await expect(dialog).toHaveCount(0);
  await keys.expectIn(page.getByRole('button', { name: t('login.agreement') }));
});

test('the state of an order has the focus after its cancellation', async ({ page, platform, t, signedIn }) => {
  const api = await signedIn();
  const { id: addressId } = await api.addAddress();
  const { id } = await api.placeOrder([{ skuId: 'harbour-radio.ash', quantity: 1 }], addressId);
  const keys = keyboard(page);
  await visit(page, hashTo(platform, 'orders', { id }));
  await keys.enter('button', t('order.cancel'), { within: 60 });
  await keys.expectIn(page.getByRole('dialog'));
  await keys.choose(t('order.cancelWhy'), t('order.reason.other'));
  await keys.enter('button', t('order.cancel'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keys.expectIn(page.getByRole('heading', { name: t('order.state.cancelled') }));
});

test('a product goes into the bag, one more of it, and both to the checkout', async ({ page, platform, t }) => {
  test.slow();
  const keys = keyboard(page);
  await visit(page, hashTo(platform, 'goods', { id: 'cloud-nine-headphones' }));
  await keys.choose('Color', blossom);
  await keys.choose('Bundle', new RegExp(withCase));
  await keys.enter('button', t('goods.addToBag'), { within: 60 });
  if (platform === 'h5') await keys.enter('link', t('collect.added.view'), { within: 60 });
  else await keys.enter('link', t('shell.bag', { count: 1 }), { back: true, within: 60 });
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'collect'));
  await expectLoaded(page);
  await keys.enter('button', t('goods.more'), { within: 60 });
  await keys.enter('button', t('collect.checkOutFor', { count: 2, amount: dollars(26_600) }), { within: 60 });
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'checkout', { lines: `${sku}*2` }));
});

test('a withdrawal from the home page to the request', async ({ page, platform, t, signedIn }) => {
  const api = await signedIn();
  await api.redeem('BALANCE-20');
  const keys = keyboard(page);
  await visit(page, hashTo(platform, 'home'));
  if (platform === 'h5') {
    await keys.enter('link', t('shell.tab.mine'), { back: true });
  } else {
    await keys.enter('button', /^Guest/, { within: 60 });
    await keys.enter('link', t('shell.account.mine'));
    await keys.enter('link', t('wallet.title'));
  }
  await keys.enter('link', t('wallet.withdraw'));
  await keys.type(t('wallet.withdraw.amount', { currency: 'USD' }), '15.00');
  await keys.type(t('wallet.withdraw.payeeName'), 'Robin Vale');
  await keys.type(t('wallet.withdraw.payeeAccount'), '4000 1234 1234 4821');
  await keys.enter('button', t('wallet.withdraw.review'));
  await keys.enter('button', t('wallet.withdraw.confirm', { amount: dollars(1500) }));
  await expect(page.getByRole('heading', { name: t('wallet.result.reviewing.title') })).toBeVisible();
  const log = await api.wallet();
  expect(log.map(({ kind, amount }) => ({ kind, amount }))).toEqual([
    { kind: 'withdrawal', amount: -1500 },
    { kind: 'redeem', amount: 2000 },
  ]);
});

test('a code is redeemed, and the result links to the wallet', async ({ page, platform, t, signedIn }) => {
  const api = await signedIn();
  const keys = keyboard(page);
  await visit(page, hashTo(platform, 'mine'));
  await keys.enter('link', t('mine.redeem'));
  await keys.type(t('redeem.label'), 'balance 20');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: t('redeem.got.amount', { amount: dollars(2000) }) })).toBeVisible();
  await keys.enter('button', t('redeem.way.wallet'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wallet.title'));
  await expect(page.getByRole('main')).toContainText(dollars(2000));
  expect((await api.wallet()).map(({ kind, amount }) => ({ kind, amount }))).toEqual([
    { kind: 'redeem', amount: 2000 },
  ]);
});
