/** Test helpers: place and pay orders. */
import type { Order } from '../../src/api/orders';
import type { PackInput } from '../../src/api/packs';
import type { Visitor } from './openTestShop';

/** Returns the operation id (UUID) with this number. */
export const operationId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

let lastNumber = 1_000;
/** Returns an operation id that is new in this test file. */
export const nextOperation = (): string => operationId((lastNumber += 1));

/** A valid address without id. */
export const draftAddress = {
  recipient: 'Ada',
  phone: '+14155550160',
  region: 'CA',
  city: 'San Francisco',
  street: '1 Main Street',
};

/** Returns the id of the default address. Adds `draftAddress` when the customer has no address. */
export function addressOf(customer: Visitor): string {
  const [existing] = customer.ok('getAddresses', {}).list;
  return existing?.id ?? customer.ok('saveAddress', draftAddress).savedId ?? '';
}

type PackOptions = Partial<Omit<PackInput, 'lines'>>;

/** Returns the input of `confirmOrder` for these lines, with the quoted total and a new operation id. */
export function prepareOrder(customer: Visitor, lines: PackInput['lines'], options: PackOptions = {}) {
  const input = { lines, addressId: addressOf(customer), ...options };
  const { total } = customer.ok('packGoods', input);
  return {
    ...input,
    operationId: nextOperation(),
    isAgreed: true as const,
    isPresaleAccepted: true,
    expectedTotal: total,
  };
}

/** Places an order at the quoted total and returns it. */
export const placeShopOrder = (customer: Visitor, lines: PackInput['lines'], options: PackOptions = {}): Order =>
  customer.ok('confirmOrder', prepareOrder(customer, lines, options));

/** Pays an order and returns it. */
export const payShopOrder = (customer: Visitor, order: Order): Order =>
  customer.ok('payOrder', { operationId: nextOperation(), orderId: order.id, expectedTotal: order.total }).order;

/** Returns a list with one order line. */
export const packLine = (skuId: string, quantity = 1): PackInput['lines'] => [{ skuId, quantity }];
