/** The hooks behind the buttons that spend money do nothing in the first 600 ms either, whatever a button looks like. */
import { act, waitFor } from '@testing-library/react';
import { rememberPlacedOrder } from '@/features/orders/placedOrder';
import { useCheckout } from '@/features/checkout/useCheckout';
import { useOrderResult } from '@/features/payment/useOrderResult';
import { placeShopOrder } from '../../mock/testing/purchase';
import { buyer, line, ordersOf } from '../setup/checkoutSteps';
import { shopOfTest } from '../setup/freshShop';
import { renderShopHook } from '../setup/shopHook';
import { stopClock } from '../setup/stoppedClock';

const lines = [line('phones.only')];

/** Renders a hook for a signed-in customer. */
async function show<Shown>(useShown: () => Shown) {
  const customer = buyer();
  return { customer, ...(await renderShopHook(useShown, { as: customer })) };
}

test('placing does nothing for 600 ms after the total has changed', async () => {
  const { customer, now } = await show(() => useCheckout(lines, () => undefined));
  act(() => now().agree(true));
  await waitFor(() => expect(now().missing).toEqual([]));
  shopOfTest().shop.operator.setPrice('phones.only', 11_500);
  const clock = stopClock();
  await act(() => now().placeOrder());
  await clock.until(() => expect(now().placing.outdated?.total).toBe(9_000));
  await clock.until(() => expect(now().missing).toEqual([]));
  await clock.pass(599);
  await act(() => now().placeOrder());
  await clock.settle();
  expect(ordersOf(customer)).toEqual([]);
  await clock.pass(1);
  await act(() => now().placeOrder());
  await clock.until(() => expect(now().order?.total).toBe(10_500));
  expect(ordersOf(customer)).toHaveLength(1);
});

test('paying does nothing for 600 ms after the order was placed', async () => {
  const clock = stopClock();
  const customer = buyer();
  const order = placeShopOrder(customer, lines, { couponId: null });
  rememberPlacedOrder('phones.only*1', order);
  const { now } = await show(() => useOrderResult(order.id));
  await clock.until(() => expect(now().order?.can.pay).toBe(true));
  const statusOf = () => customer.ok('getOrderDetail', { id: order.id }).status;
  await clock.pass(599);
  await act(() => now().pay());
  await act(() => now().confirm('card'));
  await clock.settle();
  expect([now().canPay, now().step.modal.isOpen, statusOf()]).toEqual([false, false, 'toPay']);
  await clock.pass(1);
  await clock.until(() => expect(now().canPay).toBe(true));
  await act(() => now().pay());
  await clock.until(() => expect(now().step.modal.isOpen).toBe(true));
  // The button of the step rests as well: the second half of a double click does not pay.
  await clock.pass(599);
  await act(() => now().confirm('card'));
  await clock.settle();
  expect([now().canConfirm, statusOf()]).toEqual([false, 'toPay']);
  await clock.pass(1);
  await clock.until(() => expect(now().canConfirm).toBe(true));
  await act(() => now().confirm('card'));
  await clock.until(() => expect(now().result).toBe('paid'));
  expect(statusOf()).toBe('toShip');
});
