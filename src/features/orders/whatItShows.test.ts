import type { OrderYield } from '@/api/schema/order';
import { whatItShows } from './whatItShows';

const ticket = (ticketId: string): OrderYield => ({ kind: 'ticket', name: 'Cinema night', code: 'A', ticketId, validUntil: null, state: 'unused' });
const code: OrderYield = { kind: 'code', name: 'Gift card', code: 'B', ticketId: null, validUntil: null, state: 'unused' };
const onTheOrder = { screen: 'orders', query: { id: 'o1' } };

describe('what an order gave is shown', () => {
  test.each([
    ['nothing yet', [], undefined],
    ['one ticket by itself', [ticket('t1')], { screen: 'ticket', query: { id: 't1' }, word: 'ticket.show' }],
    ['several tickets on the order', [ticket('t1'), ticket('t2')], { ...onTheOrder, word: 'order.showTickets' }],
    ['one code on the order', [code], { ...onTheOrder, word: 'order.showCode' }],
    ['tickets and codes on the order', [ticket('t1'), code], { ...onTheOrder, word: 'order.showCodes' }],
  ])('%s', (_what, yields, showing) => expect(whatItShows({ id: 'o1', yields })).toEqual(showing));
});
