/** Shared steps of the tests of returns: a delivered order, and its form. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pathOf, type Platform } from '@/lib/routes';
import type { Visitor } from '../../mock/testing/openTestShop';
import { nextOperation, payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';
import { buyer, line } from './checkoutSteps';
import { openShop, shopOfTest } from './freshShop';
import { openPage } from './openPage';

export const dayMs = 24 * 60 * 60_000;
export const requestPath = '/api/user/return/request';

/** The small catalogue with a cup of which both variants are in stock at the same price. */
const catalogue = {
  ...smallCatalogue,
  goods: smallCatalogue.goods.map((goods) =>
    goods.id === 'cup' ? { ...goods, skus: goods.skus.map((sku) => ({ ...sku, price: 2_000, stock: 10 })) } : goods,
  ),
};

/** A customer with a delivered order of two cups, a kettle and a gift card. */
export function withDeliveredOrder() {
  openShop({ catalogue });
  const customer = buyer();
  const lines = [line('cup.oat', 2), line('kettle.only'), line('card.25')];
  const { id } = payShopOrder(customer, placeShopOrder(customer, lines, { couponId: null }));
  shopOfTest().pass(5 * dayMs);
  const order = () => customer.ok('getOrderDetail', { id });
  return { customer, id, order, returns: () => order().returns ?? [] };
}
export type Delivered = ReturnType<typeof withDeliveredOrder>;

/** Requests the return of one cup, as another device of the customer does. */
export const returnCup = ({ customer, id }: Pick<Delivered, 'customer' | 'id'>) =>
  customer.ok('requestReturn', {
    operationId: nextOperation(),
    orderId: id,
    lines: [{ skuId: 'cup.oat', quantity: 1, reason: 'wrongSize' }],
    refundTo: 'method',
    expectedRefund: 2_000,
  });

/** Opens the form at its own address. */
export const openReturnForm = async (platform: Platform, { customer, id }: { customer: Visitor; id: string }) => {
  const page = await openPage(pathOf(platform, 'orders', { id, view: 'return' }), { as: customer });
  await screen.findByRole('checkbox', { name: /^Slow Morning cup/ });
  return page;
};

/** The fields of the cup, when it is chosen. */
export const cup = () => within(screen.getByRole('group', { name: 'Slow Morning cup, Oat' }));

/** Chooses the cup and a reason. */
export async function chooseCup(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: /^Slow Morning cup/ }));
  await user.selectOptions(cup().getByRole('combobox', { name: /^Reason/ }), 'It doesn’t fit');
}

/** The button of the form, once the quote of the choice is there. */
export async function submitButton(name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  return button;
}

/** Both writes of returns, ready to be sent, and how often the user is fetched after each. */
export const returnRequests = {
  requestReturn: {
    fetches: 0 as const,
    open: async (platform: Platform) => {
      const { user } = await openReturnForm(platform, withDeliveredOrder());
      await chooseCup(user);
      const button = await submitButton('Return 1 item · get back $20.00');
      return async () => {
        await user.click(button);
        await screen.findByRole('region', { name: 'R-30417' });
      };
    },
  },
  cancelReturn: {
    fetches: 0 as const,
    open: async (platform: Platform) => {
      const delivered = withDeliveredOrder();
      returnCup(delivered);
      const { user } = await openPage(pathOf(platform, 'orders', { id: delivered.id }), { as: delivered.customer });
      await user.click(await screen.findByRole('button', { name: 'Cancel return' }));
      const dialog = within(await screen.findByRole('dialog'));
      return async () => {
        await user.click(dialog.getByRole('button', { name: 'Cancel return' }));
        await waitFor(() => expect(delivered.returns()[0]?.state).toBe('cancelled'));
      };
    },
  },
};
