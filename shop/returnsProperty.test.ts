/** Property test: returns of delivered orders in random order, and the invariants of the database hold after every step. */
import * as fc from 'fast-check';
import { findInvariantViolations } from '../mock/testing/invariants';
import { openTestShop, type TestShop, type Visitor } from '../mock/testing/openTestShop';
import { nextOperation, operationId, payShopOrder, placeShopOrder } from '../mock/testing/purchase';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { checkProperty } from '../tests/setup/property';
import { DAY_MS } from './time';

/** Both cups cost the same, so that one can be exchanged for the other. */
const catalogue = {
  ...smallCatalogue,
  goods: smallCatalogue.goods.map((goods) =>
    goods.id === 'cup'
      ? { ...goods, skus: goods.skus.map((sku) => ({ ...sku, price: 1_999, stock: sku.stock || 3 })) }
      : goods,
  ),
};
const initialStock = Object.fromEntries(
  catalogue.goods.flatMap(({ skus }) => skus.map(({ id, stock }) => [id, stock] as const)),
);

const lines = fc.uniqueArray(
  fc.record({
    skuId: fc.constantFrom('cup.oat', 'phones.only', 'kettle.only'),
    quantity: fc.integer({ min: 1, max: 2 }),
  }),
  { minLength: 1, maxLength: 3, selector: ({ skuId }) => skuId },
);
const purchase = fc.record({
  lines,
  useBalance: fc.boolean(),
  discountCode: fc.constantFrom(null, 'HELLO5', 'SOLO15'),
});
const piece = fc.record({
  skuId: fc.constantFrom('cup.oat', 'phones.only', 'kettle.only'),
  quantity: fc.integer({ min: 1, max: 2 }),
  isExchange: fc.boolean(),
});
const step = fc.oneof(
  fc.record({
    act: fc.constant('return' as const),
    nth: fc.nat(1),
    pieces: fc.array(piece, { minLength: 1, maxLength: 2 }),
    destination: fc.nat(1),
    operationId: fc.nat(5).map(operationId),
  }),
  fc.record({ act: fc.constant('cancel' as const), nth: fc.nat(1), which: fc.nat(2) }),
  // Twelve of the longest waits, after the deliveries, are shorter than a session (30 days).
  fc.record({ act: fc.constant('wait' as const), ms: fc.constantFrom(60_000, DAY_MS, 2 * DAY_MS) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function runStep({ pass, visitor }: TestShop, ada: Visitor, orderIds: readonly string[], one: Step): void {
  if (one.act === 'wait') {
    pass(one.ms);
    visitor().ok('getServerInfo', {});
    return;
  }
  const orderId = orderIds[one.nth % orderIds.length] ?? '';
  if (one.act === 'cancel') {
    const id = ada.ok('getOrderDetail', { id: orderId }).returns?.[one.which]?.id ?? 'none';
    ada.send('cancelReturn', { orderId, id });
    return;
  }
  const pieces = one.pieces.map(({ isExchange, ...rest }) => ({
    ...rest,
    exchangeSkuId: isExchange ? 'cup.moss' : null,
  }));
  const { refund, refundOptions = [] } = ada.ok('quoteReturn', { orderId, lines: pieces });
  ada.send('requestReturn', {
    operationId: one.operationId,
    orderId,
    lines: pieces.map((line) => ({ ...line, reason: line.quantity === 2 ? 'damaged' : 'other' })),
    refundTo: refundOptions[one.destination % Math.max(1, refundOptions.length)]?.id ?? null,
    expectedRefund: refund,
  });
}

test('pieces, stock and money of returns hold after every step of a random sequence', () => {
  let requested = 0;
  checkProperty(
    fc.property(
      fc.array(purchase, { minLength: 1, maxLength: 2 }),
      fc.array(step, { minLength: 1, maxLength: 12 }),
      (purchases, steps) => {
        const shop = openTestShop({ catalogue });
        const ada = shop.customer('+14155550186');
        ada.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
        const orderIds = purchases.flatMap(({ lines: bought, ...options }) =>
          ada.ok('packGoods', { lines: bought }).canOrder
            ? [payShopOrder(ada, placeShopOrder(ada, bought, options)).id]
            : [],
        );
        shop.pass(4 * DAY_MS);
        for (const one of steps) {
          if (orderIds.length > 0) runStep(shop, ada, orderIds, one);
          expect(findInvariantViolations(shop.database, initialStock)).toEqual([]);
        }
        requested += [...shop.database.returns.all.ids()].length;
      },
    ),
    { numRuns: 150 },
  );
  // The sequences reach what they are about.
  expect(requested).toBeGreaterThan(20);
});
