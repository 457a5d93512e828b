import './walletMessages';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { nextOperation } from '../../../mock/testing/purchase';
import type { Visitor } from '../../../mock/testing/openTestShop';
import { buyer } from '../../../tests/setup/checkoutSteps';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useWithdrawalScreen } from './useWithdrawalScreen';
import { useWithdrawals } from './useWithdrawals';
import { useWithdrawalsScreen } from './useWithdrawalsScreen';

const HOUR = 3_600_000;
const withdraw = (customer: Visitor, payeeAccount = '4000123412344821') =>
  customer.ok('withdraw', { operationId: nextOperation(), amount: 5_000, payeeName: 'Ada', payeeAccount });

describe('a withdrawal', () => {
  const open = async (platform: 'h5' | 'pc', as: Visitor, id: string) => {
    const hook = await renderShopHook(() => useWithdrawalScreen(platform, id), { as, isCustomerOnly: true });
    await waitFor(() => expect(hook.now().result).toBeDefined());
    return hook.now().result;
  };

  test('that is paid names what arrived, with the times of request and payment', async () => {
    const customer = buyer('MONEY-PLEASE');
    const { id } = withdraw(customer);
    shopOfTest().pass(24 * HOUR);
    const paid = customer.ok('getWithdrawLog', {}).list[0];
    const result = await open('h5', customer, id);
    expect(result?.head).toEqual({
      tone: 'good',
      title: 'Your withdrawal is paid',
      text: '$49.20 went to Ada ·· 4821.',
    });
    expect(result?.card).toMatchObject({ amount: '$50.00', reason: undefined, statusName: 'Paid' });
    expect(result?.card.sums.map(({ value }) => value)).toEqual(['$0.80', '$49.20']);
    expect(result?.card.times.map(({ at }) => at)).toEqual([paid?.requestedAt, paid?.settledAt]);
    expect(new Set(result?.card.times.map(({ label }) => label.replace(/^\w+ /, ''))).size).toBe(2);
  });

  test('that failed says why and that the money is back, without a fee', async () => {
    const customer = buyer('MONEY-PLEASE');
    const { id } = withdraw(customer, '4000123412340000');
    shopOfTest().pass(24 * HOUR);
    const result = await open('h5', customer, id);
    expect([result?.head.tone, result?.card.sums]).toEqual(['over', []]);
    expect(result?.card.reason).toBe(
      'The bank does not know this account. Please check the number. The money is back in your balance.',
    );
  });

  test.each([
    ['h5', ['withdrawLog', 'wallet']],
    ['pc', ['withdrawLog']],
  ] as const)('on %s leads to %j', async (platform, screens) => {
    const customer = buyer('MONEY-PLEASE');
    const result = await open(platform, customer, withdraw(customer).id);
    expect(result?.links.map(({ to }) => to)).toEqual(screens.map((name) => pathOf(platform, name)));
  });

  test('that is newer than the known log is never called missing', async () => {
    const customer = buyer('MONEY-PLEASE');
    const log = await renderShopHook(useWithdrawals, { as: customer, isCustomerOnly: true });
    await waitFor(() => expect(log.now().withdrawals).toEqual([]));
    const { id } = withdraw(customer);
    const errors: unknown[] = [];
    const { now } = await renderShopHook(
      () => {
        const screen = useWithdrawalScreen('h5', id);
        if (screen.error) errors.push(screen.error);
        return screen;
      },
      { as: customer, isCustomerOnly: true },
    );
    await waitFor(() => expect(now().result?.card.amount).toBe('$50.00'));
    expect(errors).toEqual([]);
  });

  test('of another customer is missing', async () => {
    const { id } = withdraw(buyer('MONEY-PLEASE'));
    const other = shopOfTest().customer('+14155550198');
    const { now } = await renderShopHook(() => useWithdrawalScreen('h5', id), { as: other, isCustomerOnly: true });
    await waitFor(() => expect(now().error).toMatchObject({ kind: 'business', errorCode: 'NOT_FOUND' }));
    expect(now().result).toBeUndefined();
  });
});

test('a failed withdrawal is offered again with its amount in the digits of its currency', async () => {
  const customer = buyer('MONEY-PLEASE');
  withdraw(customer, '4000123412340000');
  shopOfTest().pass(24 * HOUR);
  withdraw(customer);
  server.use(
    http.get('*/api/user/withdraw/log', () => {
      const list = customer.ok('getWithdrawLog', {}).list.map((one) => ({ ...one, currency: 'JPY' }));
      return HttpResponse.json({ success: true, data: { list: [...list, 7], total: 3 } });
    }),
  );
  const { now } = await renderShopHook(useWithdrawalsScreen, { as: customer, isCustomerOnly: true });
  await waitFor(() => expect(now().cards?.map(({ again }) => again)).toEqual([undefined, '5000']));
  expect(now().droppedCount).toBe(1);
  await act(async () => void (await now().retry()));
  expect(now().error).toBeUndefined();
});
