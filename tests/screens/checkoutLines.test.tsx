/** Changing the lines of the checkout, the gift message, and the agreement that is accepted once. */
import { screen, waitFor, within } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { placeShopOrder } from '../../mock/testing/purchase';
import { callsTo } from '../setup/callsTo';
import { shopOfTest } from '../setup/freshShop';
import {
  agreement,
  buyer,
  changeQuotes,
  line,
  openCheckout,
  ordersOf,
  placeOrderButton,
  sums,
} from '../setup/checkoutSteps';
import { openPage, platforms } from '../setup/openPage';

const two = [line('kettle.only'), line('phones.only')];
const lineOf = (name: string) => within(screen.getByRole('link', { name }).closest('li') ?? document.body);
const thanks = () => screen.findByRole('heading', { name: 'Paid. Thank you!' });

describe.each(platforms)('the lines of the checkout on %s', (platform) => {
  test('change their quantity, with the line total and the price following', async () => {
    const { user, where } = await openCheckout(platform, two, buyer());
    await placeOrderButton('$130.00');
    const more = await lineOf('kettle').findByRole('button', { name: 'One more' });
    await user.click(more);
    await placeOrderButton('$170.00');
    expect(where().query['lines']).toBe('kettle.only*2,phones.only*1');
    expect(lineOf('kettle').getByText('$80.00')).toBeVisible();
    expect(lineOf('kettle').getByText('$40.00 each')).toBeVisible();
    expect(more).toHaveFocus();
    expect(sums()['Items']).toBe('$180.00');
  });

  test('are quoted once for several steps', async () => {
    const { user } = await openCheckout(platform, two, buyer());
    await placeOrderButton('$130.00');
    const quotes = callsTo('/api/home/packGoods');
    await user.dblClick(await lineOf('kettle').findByRole('button', { name: 'One more' }));
    await waitFor(() => expect(quotes).toHaveLength(1));
    await placeOrderButton('$210.00');
    expect(quotes.map(({ lines }) => lines)).toEqual([
      [
        { skuId: 'kettle.only', quantity: 3 },
        { skuId: 'phones.only', quantity: 1 },
      ],
    ]);
  });

  test('are removed and put back, and the choices stay', async () => {
    const { user, where } = await openCheckout(platform, two, buyer());
    await placeOrderButton('$130.00');
    await user.click(agreement());
    await user.click(screen.getByRole('button', { name: 'Remove phones' }));
    await placeOrderButton('$35.00');
    expect(screen.queryByRole('link', { name: 'phones' })).toBeNull();
    expect(agreement()).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await placeOrderButton('$130.00');
    expect(where().query['lines']).toBe('kettle.only*1,phones.only*1');
    expect(agreement()).toBeChecked();
  });

  test('can be put back after the last one was removed', async () => {
    const { user } = await openCheckout(platform, [line('phones.only')], buyer());
    await user.click(screen.getByRole('button', { name: 'Remove phones' }));
    expect(await screen.findByText('Nothing to check out')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await placeOrderButton('$90.00');
    expect(screen.getByRole('link', { name: 'phones' })).toBeVisible();
  });

  test('are ordered as they were changed', async () => {
    const customer = buyer();
    const { user } = await openCheckout(platform, two, customer);
    await user.click(await lineOf('kettle').findByRole('button', { name: 'One more' }));
    await user.click(agreement());
    await user.click(await placeOrderButton('$170.00'));
    await thanks();
    expect(ordersOf(customer)[0]?.lines.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      ['kettle.only', 2],
      ['phones.only', 1],
    ]);
  });
});

describe.each(platforms)('the checkout on %s', (platform) => {
  test('prints a gift message on the order, and offers none for what is not delivered', async () => {
    const customer = buyer();
    const { user, unmount } = await openCheckout(platform, [line('phones.only')], customer);
    await user.click(screen.getByRole('button', { name: /^Gift message/ }));
    await user.type(await screen.findByRole('textbox', { name: /^Your message/ }), 'For you, with love');
    await user.click(agreement());
    await user.click(await placeOrderButton('$90.00'));
    await thanks();
    const [order] = ordersOf(customer);
    unmount();
    expect(order?.giftMessage).toBe('For you, with love');
    await openPage(pathOf(platform, 'orders', { id: order?.id ?? '' }), { as: customer });
    expect(await screen.findByText('For you, with love')).toBeVisible();
    expect(customer.ok('packGoods', { lines: [line('card.25')] }).giftMessageLength).toBeNull();
  });

  test('forgets the gift message and the note of an order that is placed', async () => {
    const customer = buyer();
    const first = await openCheckout(platform, [line('phones.only')], customer);
    await first.user.click(screen.getByRole('button', { name: /^Gift message/ }));
    await first.user.type(await screen.findByRole('textbox', { name: /^Your message/ }), 'For Ada alone');
    await first.user.click(agreement());
    await first.user.click(await placeOrderButton('$90.00'));
    await thanks();
    first.unmount();
    const { user } = await openCheckout(platform, [line('kettle.only')], customer);
    await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
    await thanks();
    expect(ordersOf(customer).map(({ giftMessage }) => giftMessage)).toEqual([null, 'For Ada alone']);
  });

  test('asks a customer for the agreement once', async () => {
    const customer = buyer();
    const first = await openCheckout(platform, [line('phones.only')], customer);
    await first.user.click(await placeOrderButton('$90.00'));
    expect(await screen.findByText('Please tick to place your order')).toBeVisible();
    expect(agreement()).toHaveFocus();
    await first.user.click(agreement());
    await first.user.click(await placeOrderButton('$90.00'));
    await thanks();
    first.unmount();
    const { user } = await openCheckout(platform, [line('kettle.only')], customer);
    const button = await placeOrderButton('$45.00');
    expect(screen.queryByRole('checkbox', { name: /have read and accept the/ })).toBeNull();
    await user.click(button);
    await thanks();
    expect(ordersOf(customer)).toHaveLength(2);
  });
});

describe.each(platforms)('the checkout of an API that is wrong about a line, on %s', (platform) => {
  const unreadable = { price: '10,00' };
  test.each<[string, object, string | undefined]>([
    ['has an unknown problem', { problem: 'notHere' }, 'Can’t be ordered right now'],
    ['has an unknown problem and no stock', { problem: 'notHere', stock: 0 }, 'Sold out'],
    ['has a price that is no number', unreadable, undefined],
  ])('sells the others when one %s', async (_, wrong, note) => {
    const customer = buyer();
    changeQuotes(customer, (pack) => ({
      ...pack,
      lines: pack.lines.map((one) => (one.skuId === 'kettle.only' ? { ...one, ...wrong } : one)),
      canOrder: wrong === unreadable || pack.lines.every(({ skuId }) => skuId !== 'kettle.only'),
    }));
    const { user, where } = await openCheckout(platform, two, customer);
    expect(await screen.findByText('Some items can’t be ordered as requested.')).toBeVisible();
    if (note) expect(lineOf('kettle').getByText(note)).toBeVisible();
    else expect(screen.queryByRole('link', { name: 'kettle' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue with what’s available' }));
    await waitFor(() => expect(screen.queryByText('Some items can’t be ordered as requested.')).toBeNull());
    expect(where().query['lines']).toBe('phones.only*1');
    await user.click(agreement());
    await user.click(await placeOrderButton('$90.00'));
    await thanks();
    expect(ordersOf(customer).map(({ lines }) => lines.map(({ skuId }) => skuId))).toEqual([['phones.only']]);
  });

  test('orders nothing while a line of the total is not readable', async () => {
    const customer = buyer();
    changeQuotes(customer, (pack) => ({
      ...pack,
      lines: pack.lines.map((one) => (one.skuId === 'kettle.only' ? { ...one, ...unreadable } : one)),
    }));
    const { user } = await openCheckout(platform, two, customer);
    await user.click(agreement());
    await user.click(await screen.findByRole('button', { name: 'See what’s unavailable' }));
    expect(screen.getByText('Some items can’t be ordered as requested.')).toBeVisible();
    expect(ordersOf(customer)).toEqual([]);
  });
});

test('a quote asks for the agreement until this version was accepted with an order', () => {
  const customer = buyer();
  const { database } = shopOfTest();
  const quote = () => customer.ok('packGoods', { lines: [line('phones.only')] }).isAgreementAccepted;
  expect(quote()).toBe(false);
  placeShopOrder(customer, [line('phones.only')], { couponId: null });
  expect(quote()).toBe(true);
  const row = database.customers.get(customer.ok('getCurrentUser', { type: 1 }).id);
  if (row) database.customers.put(row.id, { ...row, agreedVersion: 'an older one' });
  expect(quote()).toBe(false);
});
