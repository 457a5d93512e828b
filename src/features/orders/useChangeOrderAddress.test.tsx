import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { draftAddress, packLine, placeShopOrder } from '../../../mock/testing/purchase';
import { callsTo } from '../../../tests/setup/callsTo';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { loseRequest, loseResponse } from '../../../tests/setup/lostWrites';
import { recordNotifications, stopRecording } from '../../../tests/setup/refusals';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useChangeOrderAddress } from './useChangeOrderAddress';

afterEach(stopRecording);

const savePath = '*/api/user/address/save';

/** An order to the first address, in a book with another one that differs in `part`. */
async function open(part: Partial<typeof draftAddress> & { postcode?: string }) {
  const customer = shopOfTest().customer('+14155550199');
  customer.ok('saveAddress', { ...draftAddress, postcode: '94110' });
  const order = placeShopOrder(customer, packLine('phones.only'));
  const { list } = customer.ok('saveAddress', { ...draftAddress, postcode: '94110', ...part });
  const [first, other] = list;
  if (!first || !other) throw new Error('Two addresses expected');
  const view = await renderShopHook(() => useChangeOrderAddress(order.id), { as: customer });
  return {
    ...view,
    other,
    change: () => act(() => view.now().change(other)),
    customer,
    addressOfOrder: () => customer.ok('getOrderDetail', { id: order.id }).address,
    order,
  };
}

describe('the delivery address of an order', () => {
  test('is changed by naming the order', async () => {
    const { change, other, order, addressOfOrder } = await open({ street: '2 Oak Road' });
    const sent = callsTo('/api/user/address/save');
    expect(await change()).toBeDefined();
    expect(sent).toMatchObject([{ id: other.id, street: '2 Oak Road', orderId: order.id }]);
    expect(addressOfOrder()).toMatchObject({ street: '2 Oak Road' });
  });

  test.each([
    ['street', '2 Oak Road'],
    ['city', 'Oakland'],
    ['region', 'NY'],
    ['postcode', '94612'],
    ['recipient', 'Bob'],
    ['phone', '+14155550161'],
  ] as const)('is not changed when the request is lost, even if only the %s differs', async (part, value) => {
    const { now, change, addressOfOrder } = await open({ [part]: value });
    loseRequest(savePath);
    expect(await change()).toBeUndefined();
    expect(now().mutationState).toEqual({ status: 'refused', error: { kind: 'notDone' } });
    expect(addressOfOrder()).not.toMatchObject({ [part]: value });
  });

  test('is changed when only the response is lost', async () => {
    const { now, change, customer, addressOfOrder } = await open({ postcode: '94612' });
    loseResponse(savePath, 'saveAddress', customer);
    expect(await change()).toBeDefined();
    expect([now().mutationState.status, addressOfOrder()?.postcode]).toEqual(['done', '94612']);
  });

  test('is unknown without a message while the order cannot be read, and is found by another check', async () => {
    const { now, change, customer } = await open({ postcode: '94612' });
    const notifications = recordNotifications();
    loseResponse(savePath, 'saveAddress', customer);
    server.use(http.get('*/api/user/order/detail', () => HttpResponse.error()));
    expect(await change()).toBeUndefined();
    expect([now().mutationState.status, notifications]).toEqual(['unknown', []]);
    server.resetHandlers();
    expect(await act(() => now().reconcileAgain())).toBeDefined();
  });
});
