/** Shared steps of the tests of gifts: an order with a code, its form, and its link. */
import { screen, waitFor, within } from '@testing-library/react';
import { pathOf, type Platform } from '@/lib/routes';
import { payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { buyer, line } from './checkoutSteps';
import { openAt, openPage } from './openPage';

export const wrapPath = '/api/user/gift/wrap';

/** A customer with an order of two pieces that deliver codes or tickets. */
export function withGiveable(skuId = 'card.25') {
  const customer = buyer();
  const { id, yields } = payShopOrder(customer, placeShopOrder(customer, [line(skuId, 2)], { couponId: null }));
  const code = yields[0]?.code ?? '';
  const gift = () => customer.ok('getOrderDetail', { id }).yields[0]?.gift;
  const wrap = (opensOn: string | null = null) => {
    customer.ok('wrapGift', { orderId: id, code, designId: 'party', message: 'Enjoy!', from: 'Ada', opensOn });
    return gift()?.token ?? '';
  };
  return { customer, id, code, ticketId: yields[0]?.ticketId ?? '', gift, wrap };
}
export type Giveable = ReturnType<typeof withGiveable>;

/** Opens the code as a gift: its form, or the card of a gift that is wrapped. */
export const openGiving = (platform: Platform, { customer, id, code }: Giveable) =>
  openPage(pathOf(platform, 'orders', { id, view: 'gift', code }), { as: customer });

/** Opens a wrapped gift and finds the button that takes it back. */
export function openTakeBack(platform: Platform) {
  const giveable = withGiveable();
  giveable.wrap();
  const query = { id: giveable.id, view: 'gift', code: giveable.code };
  return openAt(pathOf(platform, 'orders', query), giveable.customer, 'Take back');
}

/** Opens the page of a gift as its giver and finds the button that opens it. */
export function openOwnGift(platform: Platform) {
  const giveable = withGiveable();
  return openAt(pathOf(platform, 'gift', { token: giveable.wrap() }), giveable.customer, 'Open it yourself');
}

export const wrapButton = () => screen.findByRole('button', { name: 'Wrap gift' });
export const giftCard = async () => within(await screen.findByRole('region', { name: 'Gift card to hand over' }));

/** The writes of gifts, ready to be sent, and how often the user is fetched after each. */
export const giftRequests = {
  wrapGift: {
    fetches: 0 as const,
    open: async (platform: Platform) => {
      const { user } = await openGiving(platform, withGiveable());
      const button = await wrapButton();
      return async () => {
        await user.click(button);
        await giftCard();
      };
    },
  },
  unwrapGift: {
    fetches: 0 as const,
    open: async (platform: Platform) => {
      const giveable = withGiveable();
      giveable.wrap();
      const { user } = await openGiving(platform, giveable);
      await user.click(await screen.findByRole('button', { name: 'Take back' }));
      const dialog = within(await screen.findByRole('dialog'));
      return async () => {
        await user.click(dialog.getByRole('button', { name: 'Take back' }));
        await waitFor(() => expect(giveable.gift()).toBeNull());
      };
    },
  },
  openGift: {
    fetches: 0 as const,
    open: async (platform: Platform) => {
      const { user } = await openPage(pathOf(platform, 'gift', { token: withGiveable().wrap() }));
      const button = await screen.findByRole('button', { name: 'Open your gift' });
      return async () => {
        await user.click(button);
        await screen.findByText('Enjoy!');
      };
    },
  },
};
