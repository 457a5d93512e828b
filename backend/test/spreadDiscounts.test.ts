/** Discounts as parts of the prices of pieces: every price is whole, and they add up to what the order costs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spreadDiscounts, type PricedPieces } from '../src/order/spreadDiscounts';

type Line = readonly [price: number, quantity: number];
interface Amounts {
  readonly delivery?: number;
  readonly coupon?: number;
  readonly discountCode?: number;
  readonly balance?: number;
}

function spread(lines: readonly Line[], { delivery = 0, ...discounts }: Amounts, paysAll = false) {
  const goods = lines.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
  return spreadDiscounts(
    {
      lines: lines.map(([price, quantity], nth) => ({ skuId: `sku${nth}`, price, quantity })) as never,
      priceLines: [
        { kind: 'goods', amount: goods },
        { kind: 'delivery', amount: delivery },
        ...Object.entries(discounts).map(([kind, amount]) => ({ kind: kind as 'coupon', amount: -amount })),
      ],
    },
    { paysAll },
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
const off = ({ discounts }: Pick<PricedPieces, 'discounts'>) => sum(discounts.map(({ amount }) => amount));

test('discounts are spread over the lines by their prices', () => {
  assert.deepEqual(
    spread(
      [
        [1000, 2],
        [500, 4],
      ] as const,
      { delivery: 590, coupon: 400, discountCode: 200 },
    ),
    {
      lines: [
        {
          skuId: 'sku0',
          price: 1000,
          quantity: 2,
          discounts: [
            { kind: 'coupon', amount: 200 },
            { kind: 'discountCode', amount: 100 },
          ],
        },
        {
          skuId: 'sku1',
          price: 500,
          quantity: 4,
          discounts: [
            { kind: 'coupon', amount: 200 },
            { kind: 'discountCode', amount: 100 },
          ],
        },
      ],
      delivery: { price: 590, discounts: [] },
    },
  );
});

test('pieces of a line that cannot cost the same become two lines', () => {
  const { lines } = spread([[500, 7]], { coupon: 500 });
  assert.deepEqual(lines, [
    { skuId: 'sku0', price: 500, quantity: 4, discounts: [{ kind: 'coupon', amount: 284 }] },
    { skuId: 'sku0', price: 500, quantity: 3, discounts: [{ kind: 'coupon', amount: 216 }] },
  ]);
});

test('the balance pays the goods and then the delivery; as the payment it is no discount', () => {
  assert.deepEqual(spread([[500, 1]], { delivery: 590, balance: 1000 }), {
    lines: [{ skuId: 'sku0', price: 500, quantity: 1, discounts: [{ kind: 'balance', amount: 500 }] }],
    delivery: { price: 590, discounts: [{ kind: 'balance', amount: 500 }] },
  });
  assert.deepEqual(spread([[500, 1]], { delivery: 590, balance: 1090 }, true), {
    lines: [{ skuId: 'sku0', price: 500, quantity: 1, discounts: [] }],
    delivery: { price: 590, discounts: [] },
  });
});

test('10,000 orders: whole prices of pieces, each discount spread exactly, and one line more at most', () => {
  let seed = 20260101;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let nth = 0; nth < 10_000; nth += 1) {
    const largest = random(50) === 0 ? 9_000_000_000_000 : 20_000;
    const lines = Array.from({ length: 1 + random(5) }, (): Line => [random(largest), 1 + random(12)]);
    const goods = sum(lines.map(([price, quantity]) => price * quantity));
    const delivery = random(2) * 590;
    const coupon = Math.min(goods, random(3) * random(6000));
    const discountCode = Math.min(goods - coupon, random(3) * random(6000));
    const balance = Math.min(goods + delivery - coupon - discountCode, random(2) * random(60_000));
    const input = { delivery, coupon, discountCode, balance };
    const found = spread(lines, input);
    const says = JSON.stringify({ lines, input, found });
    assert(found.lines.length <= lines.length + 1, says);
    const parts = [...found.lines, found.delivery];
    for (const kind of ['coupon', 'discountCode', 'balance'] as const)
      assert.equal(
        sum(parts.flatMap(({ discounts }) => discounts.flatMap((one) => (one.kind === kind ? one.amount : [])))),
        input[kind],
        says,
      );
    for (const line of found.lines) {
      assert(line.quantity > 0 && off(line) % line.quantity === 0 && off(line) <= line.price * line.quantity, says);
      assert(
        line.discounts.every(({ amount }) => amount > 0),
        says,
      );
    }
    assert(off(found.delivery) <= delivery, says);
    lines.forEach(([, quantity], index) =>
      assert.equal(
        sum(found.lines.filter(({ skuId }) => skuId === `sku${index}`).map((line) => line.quantity)),
        quantity,
        says,
      ),
    );
  }
});
