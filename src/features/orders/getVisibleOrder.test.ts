import type { OrderDeliverable } from '@/api/deliverables';
import { getVisibleOrder } from './getVisibleOrder';

const ticket = (ticketId: string): OrderDeliverable => ({
  kind: 'ticket',
  name: 'Cinema night',
  code: 'A',
  ticketId,
  validUntil: null,
  state: 'unused',
});
const code: OrderDeliverable = {
  kind: 'code',
  name: 'Gift card',
  code: 'B',
  ticketId: null,
  validUntil: null,
  state: 'unused',
};
const onTheOrder = { screen: 'orders', query: { id: 'o1' } };

describe('what an order gave is shown', () => {
  test.each([
    ['nothing yet', [], undefined],
    ['one ticket by itself', [ticket('t1')], { screen: 'ticket', query: { id: 't1' }, labelKey: 'ticket.show' }],
    ['several tickets on the order', [ticket('t1'), ticket('t2')], { ...onTheOrder, labelKey: 'order.showTickets' }],
    ['one code on the order', [code], { ...onTheOrder, labelKey: 'order.showCode' }],
    ['tickets and codes on the order', [ticket('t1'), code], { ...onTheOrder, labelKey: 'order.showCodes' }],
    ['several codes on the order', [code, code], { ...onTheOrder, labelKey: 'order.showCodes' }],
    [
      'a ticket without a page on the order',
      [{ ...ticket('t1'), ticketId: null }],
      { ...onTheOrder, labelKey: 'order.showTickets' },
    ],
  ])('%s', (_what, yields, showing) => expect(getVisibleOrder({ id: 'o1', yields })).toEqual(showing));

  test('a ticket on the order in a shop without pages for tickets', () => {
    Object.assign(SHOP.features, { tickets: false });
    expect(getVisibleOrder({ id: 'o1', yields: [ticket('t1')] })).toEqual({
      ...onTheOrder,
      labelKey: 'order.showTickets',
    });
    Object.assign(SHOP.features, { tickets: true });
  });
});
