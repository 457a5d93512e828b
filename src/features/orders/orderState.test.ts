import type { Order } from '@/api/schema/order';
import { orderHintOf } from './orderHint';
import { momentOf, orderStateOf } from './orderState';

const order: Order = {
  id: 'o1', number: 'P-1', status: 'toPay', currency: 'USD', lines: [], pieces: 1, priceLines: [], total: 100,
  placedAt: '2026-11-20T10:00:00Z', payBefore: '2026-11-20T10:30:00Z', address: null, note: '', timeline: [],
  cancelReason: null, parcel: null, yields: [], can: { pay: true, cancel: true, changeAddress: true },
};
const ticket = { kind: 'ticket', name: 'Cinema night', code: 'A', ticketId: 't1', validUntil: '2026-11-28T00:00:00Z' } as const;

describe('what an order says about itself', () => {
  test('an unpaid order is urgent and shows until when it is held', () => {
    expect(orderStateOf(order)).toEqual({ word: 'order.state.toPay', tone: 'urgent' });
    expect(orderHintOf(order)).toEqual({ kind: 'hold', until: '2026-11-20T10:30:00Z' });
  });

  test('a finished order that gave a ticket is good news and says until when the ticket is valid', () => {
    const done: Order = { ...order, status: 'done', yields: [ticket] };
    expect(orderStateOf(done)).toEqual({ word: 'order.state.ticketReady', tone: 'good' });
    expect(orderHintOf(done)).toEqual({ kind: 'word', word: 'order.validUntil', name: 'Cinema night', moment: ticket.validUntil, isDate: true });
  });

  test('a finished order that gave a code only says that the code is ready', () => {
    const done: Order = { ...order, status: 'done', yields: [{ ...ticket, kind: 'code', ticketId: null, validUntil: null }] };
    expect(orderStateOf(done).word).toBe('order.state.codeReady');
  });

  test('a parcel that arrived says when', () => {
    const done: Order = { ...order, status: 'done', timeline: [{ event: 'paid', at: '2026-11-20T10:05:00Z' }, { event: 'delivered', at: '2026-11-23T09:00:00Z' }] };
    expect(orderHintOf(done)).toEqual({ kind: 'word', word: 'order.deliveredOn', moment: '2026-11-23T09:00:00Z' });
  });

  test('a cancelled order says why', () => {
    expect(orderHintOf({ ...order, status: 'cancelled', cancelReason: 'tooSlow' })).toEqual({ kind: 'word', word: 'order.reason.tooSlow' });
  });

  test('the latest of several events of a kind counts', () => {
    const timeline = [{ event: 'addressChanged', at: '2026-11-20T10:05:00Z' }, { event: 'addressChanged', at: '2026-11-20T11:05:00Z' }] as const;
    expect(momentOf({ timeline: [...timeline] }, 'addressChanged')).toBe('2026-11-20T11:05:00Z');
    expect(momentOf({ timeline: [] }, 'paid')).toBeUndefined();
  });
});
