import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { pathOf, type Platform } from '@/lib/routes';
import { showPreSaleModalStorage } from '@/lib/storage';
import { catalogue as demoCatalogue } from '../../mock/testing/wholeCatalogue';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';

const someone = () => shopOfTest().customer('+14155550199');

/** Presses the buy button; on h5 it opens a sheet, whose buy button is pressed next. */
async function buy(platform: Platform, user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Buy/ }));
  if (platform === 'h5')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Buy/ }));
}

async function signIn(user: UserEvent) {
  await user.type(await screen.findByLabelText('Phone number'), '4155550199');
  await user.click(screen.getByRole('checkbox', { name: /accept the/ }));
  await user.click(screen.getByRole('button', { name: 'Get code' }));
  await user.click(await screen.findByRole('button', { name: 'Use this code' }));
}

describe.each(platforms)('buying products on %s', (platform) => {
  const checkout = pathOf(platform, 'checkout');

  test('opens the checkout with SKU and quantity', async () => {
    const { user, where, arriveAt } = await openPage(pathOf(platform, 'goods', { id: 'cup', quantity: '3' }), {
      as: someone(),
    });
    await screen.findByRole('button', { name: 'Buy 3 · $60.00' });
    await buy(platform, user);
    await arriveAt(checkout);
    expect(where().query['lines']).toBe('cup.oat*3');
  });

  test('limits the quantity to the maximum per order and shows it', async () => {
    const { user } = await openPage(pathOf(platform, 'goods', { id: 'phones' }));
    if (platform === 'h5') await user.click(await screen.findByRole('button', { name: /^Buy/ }));
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(await screen.findByText('Limit 2 per order')).toBeVisible();
    expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  });

  test('limits a typed quantity to the stock', async () => {
    const { user } = await openPage(pathOf(platform, 'goods', { id: 'kettle' }));
    if (platform === 'h5') await user.click(await screen.findByRole('button', { name: /^Buy/ }));
    const field = await screen.findByRole('spinbutton', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, '25{Enter}');
    expect(await screen.findByText('Only 3 left')).toBeVisible();
    expect(field).toHaveValue('3');
  });

  test('shows a visitor the checkout with its prices, asks to sign in, and continues the same purchase', async () => {
    const { user, where, arriveAt } = await openPage(pathOf(platform, 'goods', { id: 'cup', quantity: '2' }));
    await screen.findByRole('button', { name: /^Buy 2/ });
    await buy(platform, user);
    await arriveAt(checkout);
    await user.click(await screen.findByRole('button', { name: 'Sign in to order · $45.00' }));
    await signIn(user);
    await arriveAt(checkout);
    expect(where().query['lines']).toBe('cup.oat*2');
    expect(await screen.findByRole('button', { name: 'Pay $35.00' })).toBeVisible();
  });

  test('shows the presale terms and stays on the page when they are declined', async () => {
    const { user, where } = await openPage(pathOf(platform, 'goods', { id: 'lamp' }), { as: someone() });
    await buy(platform, user);
    const dialog = await screen.findByRole('dialog', { name: 'Presale' });
    await waitFor(() => expect(within(dialog).getByText('Order now, ships from Mon, Nov 30')).toBeVisible());
    expect(within(dialog).getByText('Ships later.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(where().path).toBe(pathOf(platform, 'goods'));
    expect(showPreSaleModalStorage.read()).toBeUndefined();
  });

  test('opens the checkout after the presale terms are accepted', async () => {
    const { user, where, arriveAt } = await openPage(pathOf(platform, 'goods', { id: 'lamp' }), { as: someone() });
    await buy(platform, user);
    await user.click(await screen.findByRole('button', { name: 'Accept and continue' }));
    await arriveAt(checkout);
    expect(where().query['lines']).toBe('lamp.only*1');
    expect(showPreSaleModalStorage.read()).toBe('true');
    expect(await screen.findByRole('checkbox', { name: /presale terms/ })).toBeChecked();
  });

  test('stores that the presale terms must not be shown again', async () => {
    const { user, arriveAt } = await openPage(pathOf(platform, 'goods', { id: 'lamp' }), { as: someone() });
    await buy(platform, user);
    await user.click(await screen.findByRole('checkbox', { name: 'Don’t show this again' }));
    await user.click(screen.getByRole('button', { name: 'Accept and continue' }));
    await arriveAt(checkout);
    expect(showPreSaleModalStorage.read()).toBe('false');
  });

  test('skips the presale terms when the storage says so', async () => {
    showPreSaleModalStorage.write('false');
    const { user, where, arriveAt } = await openPage(pathOf(platform, 'goods', { id: 'lamp' }), { as: someone() });
    await buy(platform, user);
    await arriveAt(checkout);
    expect(where().query['lines']).toBe('lamp.only*1');
  });

  test('waits for the user fetch instead of prompting for login', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(http.get('*/api/user/current', () => held));
    const { user, where, arriveAt } = await openPage(pathOf(platform, 'goods', { id: 'cup' }), { as: someone() });
    await buy(platform, user);
    await arriveAt(checkout);
    expect(where().query['lines']).toBe('cup.oat*1');
    expect(screen.queryByRole('button', { name: /^Sign in to order/ })).toBeNull();
    release();
    expect(await screen.findByRole('button', { name: /^Pay \$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Sign in to order/ })).toBeNull();
  });
});

describe('the buy sheet on h5', () => {
  test('keeps the selected SKU and quantity when it closes', async () => {
    openShop({ catalogue: demoCatalogue });
    const { user, where } = await openPage(pathOf('h5', 'goods', { id: 'cloud-nine-headphones' }));
    await user.click(await screen.findByRole('button', { name: /^Buy/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Choose options' });
    await user.click(within(sheet).getByRole('radio', { name: /^With case/ }));
    await user.click(within(sheet).getByRole('button', { name: 'One more' }));
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where().query).toEqual({
      id: 'cloud-nine-headphones',
      sku: 'cloud-nine-headphones.blossom.case',
      quantity: '2',
    });
    expect(screen.getByRole('button', { name: 'Buy 2 · $286.00' })).toBeEnabled();
  });

  test.each([
    [true, ['incl. VAT']],
    [false, []],
  ])('says beside the price that it contains the tax: %s', async (pricesIncludeTax, notes) => {
    openShop({ catalogue: demoCatalogue });
    const data = { ...shopOfTest().visitor().ok('getServerInfo', {}), pricesIncludeTax };
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
    const { user } = await openPage(pathOf('h5', 'goods', { id: 'cloud-nine-headphones' }));
    await user.click(await screen.findByRole('button', { name: /^Buy/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose options' }));
    expect(sheet.queryAllByText('incl. VAT').map(({ textContent }) => textContent)).toEqual(notes);
  });
});

describe('the presale page', () => {
  test('shows the newest presale product and its terms', async () => {
    const { user } = await openPage('/h5/components/presale');
    expect(await screen.findByRole('link', { name: /lamp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('id=lamp'),
    );
    await user.click(screen.getByRole('button', { name: 'Show the terms' }));
    const sheet = await screen.findByRole('dialog', { name: 'Presale' });
    await user.click(within(sheet).getByRole('button', { name: 'Accept and continue' }));
    expect(await screen.findByText('Accepted. You can continue with your purchase.')).toBeVisible();
  });

  test('switches the presale terms on again', async () => {
    showPreSaleModalStorage.write('false');
    const { user } = await openPage('/h5/components/presale');
    await user.click(await screen.findByRole('button', { name: 'Show them again' }));
    expect(showPreSaleModalStorage.read()).toBe('true');
  });

  test('says that the product is not in presale', async () => {
    await openPage('/h5/components/presale?id=cup');
    expect(await screen.findByRole('heading', { name: 'No presales right now' })).toBeVisible();
  });
});
