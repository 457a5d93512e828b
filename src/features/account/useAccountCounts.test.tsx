import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { sentPaths } from '../../../tests/setup/lostWrites';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useAccountCounts } from './useAccountCounts';

async function open() {
  const view = await renderShopHook(useAccountCounts, { as: shopOfTest().customer('+14155550199') });
  await act(() => view.actions().refreshServerRecord());
  return view;
}

describe('the figures of the account page', () => {
  test('are balance, reward and opening hours, and are fetched again with the customer', async () => {
    const { now } = await open();
    await waitFor(() => expect(now().balance).toMatchObject({ available: 0, currency: 'USD' }));
    await waitFor(() => expect(now().reward).toEqual({ amount: 500, currency: 'USD' }));
    expect(now().hours).toMatchObject({ opens: '09:00', closes: '17:00', timeZone: 'UTC' });
    const paths = sentPaths();
    await act(() => now().refresh());
    expect(paths.toSorted()).toEqual(
      ['/api/mine/promotionInfo', '/api/user/current', '/api/user/enableBalance'].toSorted(),
    );
  });

  test('are left out while they fail; the balance has a retry', async () => {
    server.use(
      http.get('*/api/mine/promotionInfo', () => HttpResponse.json({}, { status: 400 })),
      http.get('*/api/user/enableBalance', () => HttpResponse.json({}, { status: 400 }), { once: true }),
    );
    const { now } = await open();
    await waitFor(() => expect(now().balanceError).toMatchObject({ kind: 'status' }));
    expect([now().balance, now().reward]).toEqual([undefined, undefined]);
    await act(async () => void (await now().retryBalance()));
    await waitFor(() => expect([now().balanceError, now().balance?.currency]).toEqual([undefined, 'USD']));
  });
});
