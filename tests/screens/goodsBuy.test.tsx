import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { pathOf, type Face } from '@/routes';
import { showPreSaleModalSlot } from '@/storage';
import { catalogue as demoCatalogue } from '../../mock/shop/catalogue';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { faces, openPage } from '../setup/openPage';

const someone = () => shopOfTest().customer('+14155550199');

/** Presses "buy"; on the phone that opens the sheet, where it is pressed again. */
async function buy(face: Face, user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Buy/ }));
  if (face === 'h5') await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Buy/ }));
}

async function signIn(user: UserEvent) {
  await user.type(await screen.findByLabelText('Phone number'), '4155550199');
  await user.click(screen.getByRole('checkbox', { name: /accept the/ }));
  await user.click(screen.getByRole('button', { name: 'Get code' }));
  await user.click(await screen.findByRole('button', { name: 'Use this code' }));
}

describe.each(faces)('buying goods on %s', (face) => {
  const checkout = pathOf(face, 'checkout');

  test('leads a customer to the checkout with combination and number of pieces', async () => {
    const { user, where, arriveAt } = await openPage(pathOf(face, 'goods', { id: 'cup', quantity: '3' }), { as: someone() });
    await screen.findByRole('button', { name: 'Buy 3, $20.00 each' });
    await buy(face, user);
    await arriveAt(checkout);
    expect(where().query['lines']).toBe('cup.oat*3');
  });

  test('takes no more pieces than one order may hold, and says so', async () => {
    const { user } = await openPage(pathOf(face, 'goods', { id: 'phones' }));
    if (face === 'h5') await user.click(await screen.findByRole('button', { name: /^Buy/ }));
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(await screen.findByText('At most 2 per order')).toBeVisible();
    expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  });

  test('takes a typed number of pieces within what is left', async () => {
    const { user } = await openPage(pathOf(face, 'goods', { id: 'kettle' }));
    if (face === 'h5') await user.click(await screen.findByRole('button', { name: /^Buy/ }));
    const field = await screen.findByRole('textbox', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, '25{Enter}');
    expect(await screen.findByText('These are the last 3')).toBeVisible();
    expect(field).toHaveValue('3');
  });

  test('offers a visitor the sign-in, and goes on with the same purchase afterwards', async () => {
    const { user, where, arriveAt } = await openPage(pathOf(face, 'goods', { id: 'cup', quantity: '2' }));
    await screen.findByRole('button', { name: /^Buy 2/ });
    await buy(face, user);
    await signIn(user);
    await arriveAt(checkout);
    expect(where().query['lines']).toBe('cup.oat*2');
  });

  test('asks for the presale terms first; who does not accept them stays', async () => {
    const { user, where } = await openPage(pathOf(face, 'goods', { id: 'lamp' }), { as: someone() });
    await buy(face, user);
    const dialog = await screen.findByRole('dialog', { name: 'Presale' });
    await waitFor(() => expect(within(dialog).getByText('You order now, we ship from 30 Nov 2026')).toBeVisible());
    expect(within(dialog).getByText('Ships later.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(where().path).toBe(pathOf(face, 'goods'));
    expect(showPreSaleModalSlot.read()).toBeUndefined();
  });

  test('goes on once the presale terms are accepted', async () => {
    const { user, where, arriveAt } = await openPage(pathOf(face, 'goods', { id: 'lamp' }), { as: someone() });
    await buy(face, user);
    await user.click(await screen.findByRole('button', { name: 'Accept and go on' }));
    await arriveAt(checkout);
    expect(where().query['lines']).toBe('lamp.only*1');
    expect(showPreSaleModalSlot.read()).toBe('true');
  });

  test('remembers that the presale terms are not to be shown again', async () => {
    const { user, arriveAt } = await openPage(pathOf(face, 'goods', { id: 'lamp' }), { as: someone() });
    await buy(face, user);
    await user.click(await screen.findByRole('checkbox', { name: 'Do not show this again' }));
    await user.click(screen.getByRole('button', { name: 'Accept and go on' }));
    await arriveAt(checkout);
    expect(showPreSaleModalSlot.read()).toBe('false');
  });

  test('does not show the presale terms to those who wanted them no more', async () => {
    showPreSaleModalSlot.write('false');
    const { user, where, arriveAt } = await openPage(pathOf(face, 'goods', { id: 'lamp' }), { as: someone() });
    await buy(face, user);
    await arriveAt(checkout);
    expect(where().query['lines']).toBe('lamp.only*1');
  });

  test('does not ask a customer to sign in because their name is still on its way', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(http.get('*/api/user/current', () => held));
    const { user, where, arriveAt } = await openPage(pathOf(face, 'goods', { id: 'cup' }), { as: someone() });
    await buy(face, user);
    expect(where().path).toBe(pathOf(face, 'goods'));
    release();
    await arriveAt(checkout);
    expect(where().query['lines']).toBe('cup.oat*1');
  });
});

describe('the sheet of a phone', () => {
  test('leaves what was picked in it when it closes', async () => {
    openShop({ catalogue: demoCatalogue });
    const { user, where } = await openPage(pathOf('h5', 'goods', { id: 'cloud-nine-headphones' }));
    await user.click(await screen.findByRole('button', { name: /^Buy/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Your choice' });
    await user.click(within(sheet).getByRole('radio', { name: /^With case/ }));
    await user.click(within(sheet).getByRole('button', { name: 'One more' }));
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where().query).toEqual({ id: 'cloud-nine-headphones', sku: 'cloud-nine-headphones.blossom.case', quantity: '2' });
    expect(screen.getByRole('button', { name: 'Buy 2, $143.00 each' })).toBeEnabled();
  });
});

describe('the presale page', () => {
  test('shows goods in presale with their terms', async () => {
    const { user } = await openPage('/h5/components/presale');
    expect(await screen.findByRole('link', { name: /lamp/ })).toHaveAttribute('href', expect.stringContaining('id=lamp'));
    await user.click(screen.getByRole('button', { name: 'Show the terms' }));
    const sheet = await screen.findByRole('dialog', { name: 'Presale' });
    await user.click(within(sheet).getByRole('button', { name: 'Accept and go on' }));
    expect(await screen.findByText('Accepted. This is where a purchase goes on.')).toBeVisible();
  });

  test('lets the terms be shown again', async () => {
    showPreSaleModalSlot.write('false');
    const { user } = await openPage('/h5/components/presale');
    await user.click(await screen.findByRole('button', { name: 'Show them again' }));
    expect(showPreSaleModalSlot.read()).toBe('true');
  });

  test('says so when the goods are not in presale', async () => {
    await openPage('/h5/components/presale?id=cup');
    expect(await screen.findByRole('heading', { name: 'Nothing is in presale right now' })).toBeVisible();
  });
});
