import './walletMessages';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setRunTimeSwitches } from '@/lib/features';
import { pathOf } from '@/lib/routes';
import { nextOperation, payShopOrder, placeShopOrder } from '../../../mock/testing/purchase';
import type { Visitor } from '../../../mock/testing/openTestShop';
import { buyer, line } from '../../../tests/setup/checkoutSteps';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { sentPaths, startPaths } from '../../../tests/setup/lostWrites';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useWalletScreen } from './useWalletScreen';
import type { WalletFilter } from './walletFilter';

const DAY = 86_400_000;
const everything: WalletFilter = { kind: undefined, month: undefined };
const withdraw = (customer: Visitor, amount: number, payeeAccount = '4000123412344821') =>
  customer.ok('withdraw', { operationId: nextOperation(), amount, payeeName: 'Ada', payeeAccount });
const serveBalance = (customer: Visitor, part: object) =>
  server.use(
    http.get('*/api/user/enableBalance', () =>
      HttpResponse.json({ success: true, data: { ...customer.ok('getEnableBalance', {}), ...part } }),
    ),
  );
async function open(as: Visitor, filter = everything) {
  const hook = await renderShopHook(() => useWalletScreen('h5', filter), { as, isCustomerOnly: true });
  const { now } = hook;
  await waitFor(() => expect([now().log, now().available]).not.toContain(undefined));
  return hook;
}
afterEach(() => setRunTimeSwitches(undefined));

describe('an entry', () => {
  /** A customer who paid an order, and whose withdrawal came back. */
  function spender() {
    const customer = buyer('MONEY-PLEASE');
    const order = payShopOrder(
      customer,
      placeShopOrder(customer, [line('phones.only')], { couponId: null, useBalance: true }),
    );
    withdraw(customer, 3_000, '4000123412340000');
    shopOfTest().pass(DAY);
    return { customer, order };
  }
  const rows = ({ log }: ReturnType<typeof useWalletScreen>) =>
    (log?.months ?? []).flatMap(({ entries }) => entries.map((entry) => log?.rowOf(entry)));

  test('has its signed amount, the balance after it, and the page that it belongs to', async () => {
    const { customer, order } = spender();
    const { now } = await open(customer);
    expect(rows(now()).map((row) => row && [row.kind, row.amount, row.isIn, row.left, row.to])).toEqual([
      ['withdrawalReturn', '+$30.00', true, 'Balance $100.00', pathOf('h5', 'withdrawLog')],
      ['withdrawal', '−$30.00', false, 'Balance $70.00', pathOf('h5', 'withdrawLog')],
      ['payment', '−$100.00', false, 'Balance $100.00', pathOf('h5', 'orders', { id: order.id })],
      ['redeem', '+$200.00', true, 'Balance $200.00', undefined],
    ]);
    expect(now().log?.months.map(({ name, sums }) => [name, sums])).toEqual([
      ['November 2026', '$230.00 in · $130.00 out'],
    ]);
  });

  test('of a withdrawal is no link in a shop without withdrawals, which offers none either', async () => {
    const { customer } = spender();
    serveBalance(customer, { available: 0 });
    const { now, rerender } = await open(customer);
    setRunTimeSwitches({ withdrawals: false });
    await rerender();
    expect(rows(now()).map((row) => row && [row.kind, row.to !== undefined])).toEqual([
      ['withdrawalReturn', false],
      ['withdrawal', false],
      ['payment', true],
      ['redeem', false],
    ]);
    expect(now().withdrawNote).toBeUndefined();
  });

  test('that the filter leaves out is in no sum, and all kinds and months stay to choose from', async () => {
    const { now } = await open(spender().customer, { kind: 'payment', month: '2026-11' });
    expect(now().log?.months.map(({ sums, entries }) => [sums, entries.length])).toEqual([['$100.00 out', 1]]);
    const { kind, month } = now().log?.filters ?? {};
    expect([kind?.chosen, kind?.options.map(({ value }) => value)]).toEqual([
      'payment',
      ['', 'payment', 'redeem', 'withdrawal', 'withdrawalReturn'],
    ]);
    expect([month?.chosen, month?.options]).toEqual([
      '2026-11',
      [
        { value: '', name: 'All months' },
        { value: '2026-11', name: 'November 2026' },
      ],
    ]);
  });
});

describe('the balance', () => {
  test.each([
    [0, 0, false, 'Withdrawals start at $0.00'],
    [1, 0, true, undefined],
    [999, 1_000, false, 'Withdrawals start at $10.00'],
    [1_000, 1_000, true, undefined],
  ])('of %d with a minimum of %d can be withdrawn: %s', async (available, withdrawMinimum, canWithdraw, note) => {
    const customer = buyer();
    serveBalance(customer, { available, withdrawMinimum });
    const { now } = await open(customer);
    expect([now().canWithdraw, now().withdrawNote]).toEqual([canWithdraw, note]);
  });

  test('on hold names what reserves it, and nothing that reserves nothing', async () => {
    const customer = buyer('MONEY-PLEASE');
    withdraw(customer, 2_000);
    const { now } = await open(customer);
    await waitFor(() => expect(now().held?.parts).toHaveLength(1));
    expect([now().onHold, now().held?.parts]).toEqual([
      '$20.00',
      [{ name: 'Withdrawals in progress', amount: '$20.00', to: pathOf('h5', 'withdrawLog') }],
    ]);
  });

  test('on hold is never less than nothing for orders, while a withdrawal is newer than the balance', async () => {
    const customer = buyer('MONEY-PLEASE');
    withdraw(customer, 2_000);
    serveBalance(customer, { frozen: 500 });
    const { now } = await open(customer);
    await waitFor(() => expect(now().held?.parts.map(({ amount }) => amount)).toEqual(['$5.00']));
  });

  test('without a part on hold has no parts, and no error of them', async () => {
    server.use(http.get('*/api/user/withdraw/log', () => HttpResponse.json({}, { status: 400 })));
    const { now } = await open(buyer('MONEY-PLEASE'));
    // It has failed by the end of that.
    await act(async () => void (await now().refresh()));
    expect([now().onHold, now().held, now().heldError]).toEqual(['$0.00', undefined, undefined]);
  });
});

test('refreshing fetches balance, withdrawals and log', async () => {
  const { now } = await open(buyer('MONEY-PLEASE'));
  const paths = sentPaths(startPaths);
  await act(async () => void (await now().refresh()));
  expect(paths.sort()).toEqual(['/api/user/enableBalance', '/api/user/wallet/log', '/api/user/withdraw/log']);
});
