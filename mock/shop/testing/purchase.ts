/** What most tests do: a customer with an address buys. */
import type { Order, PackInput } from '../../../src/api/schema/order';
import type { Visitor } from './openTestShop';

/** A new operation id; `number` tells them apart. */
export const operation = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

let used = 1_000;
/** An operation id that no test used before. */
export const nextOperation = (): string => operation((used += 1));

export const draftAddress = { recipient: 'Ada', phone: '+14155550160', region: 'CA', city: 'San Francisco', street: '1 Main Street' };

/** The customer's default address, which is added when there is none. */
export function addressOf(customer: Visitor): string {
  const [known] = customer.ok('getAddresses', {}).list;
  return known?.id ?? customer.ok('saveAddress', draftAddress).savedId ?? '';
}

type Wish = Partial<Omit<PackInput, 'lines'>>;

/** The answer to placing an order at the price that the shop quotes. */
export function placing(customer: Visitor, lines: PackInput['lines'], wish: Wish = {}) {
  const input = { lines, addressId: addressOf(customer), ...wish };
  const { total } = customer.ok('packGoods', input);
  return { ...input, operationId: nextOperation(), isAgreed: true as const, isPresaleAccepted: true, expectedTotal: total };
}

/** Places an order. */
export const place = (customer: Visitor, lines: PackInput['lines'], wish: Wish = {}): Order => customer.ok('confirmOrder', placing(customer, lines, wish));

/** Pays an order. */
export const pay = (customer: Visitor, order: Order): Order =>
  customer.ok('payOrder', { operationId: nextOperation(), orderId: order.id, expectedTotal: order.total }).order;

/** One line with that many pieces. */
export const line = (skuId: string, quantity = 1): PackInput['lines'] => [{ skuId, quantity }];
