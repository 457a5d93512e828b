/** Shared steps of the tests of alerts: a cup of which one option is sold out. */
import { screen, waitFor } from '@testing-library/react';
import { pathOf, type Platform } from '@/lib/routes';
import type { Visitor } from '../../mock/testing/openTestShop';
import { buyer } from './checkoutSteps';
import { openPage } from './openPage';

export const setAlertPath = '/api/user/alert/set';
export const moss = { kind: 'stock', goodsId: 'cup', skuId: 'cup.moss' } as const;

/** What the shop stores of a customer's alerts. */
export const alertsOf = (customer: Visitor) =>
  customer.ok('getAlerts', {}).list.map(({ kind, skuId, firedAt }) => [kind, skuId, firedAt !== null]);

/** Opens the product with its sold-out option. */
export const openSoldOut = (platform: Platform, as?: Visitor) =>
  openPage(pathOf(platform, 'goods', { id: 'cup', sku: 'cup.moss' }), as && { as });

export const alertButton = () => screen.findByRole('button', { name: 'Tell me when it’s back' });
export const alertSetText = 'We’ll tell you in your notifications when it’s back.';

/** The write of alerts, ready to be sent, and how often the user is fetched after it. */
export const alertRequests = {
  setAlert: {
    fetches: 0 as const,
    open: async (platform: Platform) => {
      const customer = buyer();
      const { user } = await openSoldOut(platform, customer);
      const button = await alertButton();
      return async () => {
        await user.click(button);
        await waitFor(() => expect(alertsOf(customer)).toHaveLength(1));
      };
    },
  },
};
