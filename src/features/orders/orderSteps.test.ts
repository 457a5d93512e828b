import type { OrderLine, OrderStatus } from '@/api/orders';
import { orderSteps } from './orderSteps';

const order = (status: OrderStatus, isVirtual = false) => ({ status, lines: [{ isVirtual } as OrderLine] });
const statesOf = (status: OrderStatus) => orderSteps(order(status)).map(({ state }) => state);

test('the steps up to the last event are done, and no step is ahead of it', () => {
  expect(statesOf('toPay')).toEqual(['done', 'open', 'open', 'open']);
  expect(statesOf('toShip')).toEqual(['done', 'done', 'open', 'open']);
  expect(statesOf('toReceive')).toEqual(['done', 'done', 'done', 'open']);
  expect(statesOf('done')).toEqual(['done', 'done', 'done', 'done']);
});

test('cancelled orders and codes have no steps', () => {
  expect(orderSteps(order('cancelled'))).toEqual([]);
  expect(orderSteps(order('done', true))).toEqual([]);
});
