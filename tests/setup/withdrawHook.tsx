/** The hook of the withdrawal form with its labels, for a customer who has 200 dollars if no one else is named. */
import '@/features/wallet/walletMessages';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useWithdraw } from '@/features/wallet/useWithdraw';
import { useWithdrawLabels } from '@/features/wallet/useWithdrawLabels';
import { buyer } from './checkoutSteps';
import { server } from './freshShop';
import { renderShopHook } from './shopHook';

/** What the API returns as the balance from now on, instead of what the customer has. */
export const serveBalance = (part: object) =>
  server.use(
    http.get('*/api/user/enableBalance', () =>
      HttpResponse.json({
        success: true,
        data: {
          currency: 'USD',
          available: 20_000,
          frozen: 0,
          withdrawMinimum: 1_000,
          feeFixed: 50,
          feePerMille: 6,
          ...part,
        },
      }),
    ),
  );

/** Opens the form and waits for the balance. `ids` are the withdrawals that it reported. */
export async function openWithdrawHook({ as = buyer('MONEY-PLEASE'), at = '/', isAll = false } = {}) {
  const ids: string[] = [];
  const hook = await renderShopHook(
    () => {
      const withdrawing = useWithdraw({ isAll, onDone: ({ id }) => void ids.push(id) });
      return { ...withdrawing, labels: useWithdrawLabels(withdrawing) };
    },
    { as, at, isCustomerOnly: true },
  );
  const { now } = hook;
  await waitFor(() => expect(now().stage).not.toBe('loading'));
  return {
    ...hook,
    customer: as,
    ids,
    type: (part: Parameters<ReturnType<typeof now>['change']>[0]) => act(async () => now().change(part)),
    confirm: () => act(async () => void now().confirm()),
  };
}
