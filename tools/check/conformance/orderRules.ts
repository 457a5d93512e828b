/** Rules of orders: quotes, repeated requests, stock, cancellation. */
import type { ConformanceContext } from './conformanceContext';
import { expectCode, expectRule, expectSame, NotApplicable } from './client';
import type { ConformanceRule } from './rules';

const comparableLinesOf = (lines: readonly { skuId: string; quantity: number; price: number; subtotal: number }[]) =>
  lines.map(({ skuId, quantity, price, subtotal }) => ({ skuId, quantity, price, subtotal }));

async function stockOfSku({ visitor }: ConformanceContext, goodsId: string, skuId: string): Promise<number> {
  const { skus } = await visitor.ok('getGoodsDetail', { id: goodsId });
  return skus.find(({ id }) => id === skuId)?.stock ?? 0;
}

/** Ids of the newest orders of the customer; undefined in a shop without the list. */
async function newestOrderIds(bench: ConformanceContext): Promise<readonly string[] | undefined> {
  const customer = await bench.customer();
  const orders = await bench.ifThere(() => customer.ok('getOrders', { current: 1, pageSize: 10 }));
  return orders?.list.map(({ id }) => id);
}

export const orderRules: readonly ConformanceRule[] = [
  {
    id: 'quoteEqualsOrder',
    says: 'An order costs what the quote said, line by line, and the price lines add up to the total.',
    async run(bench) {
      const { sku } = await bench.product(2);
      const input = await bench.prepare(sku, 2);
      const quote = await (await bench.customer()).ok('packGoods', input);
      const [line] = quote.lines;
      expectSame(line?.price, sku.price, 'the price per piece in the quote and on the product page');
      expectSame(line?.subtotal, sku.price * 2, 'the subtotal of two pieces');
      const sum = quote.priceLines.reduce((total, { amount }) => total + amount, 0);
      expectSame(sum, quote.total, 'the sum of the price lines and the total of the quote');
      const order = await bench.placeOrder(input);
      expectSame(order.total, quote.total, 'the total of the order and of the quote');
      expectSame(order.priceLines, quote.priceLines, 'the price lines of the order and of the quote');
      expectSame(
        comparableLinesOf(order.lines),
        comparableLinesOf(quote.lines),
        'the lines of the order and of the quote',
      );
    },
  },
  {
    id: 'deliveryOptions',
    says: 'A quote with one of its delivery options uses it, and its delivery costs what the option said.',
    async run(bench) {
      const customer = await bench.customer();
      const { sku } = await bench.product();
      const input = await bench.prepare(sku);
      const { deliveryOptions } = await customer.ok('packGoods', input);
      if (!deliveryOptions?.length) throw new NotApplicable('the quote has no delivery options');
      for (const { id, price } of deliveryOptions) {
        const quote = await customer.ok('packGoods', { ...input, deliveryId: id });
        expectSame(quote.deliveryId, id, 'the delivery option of the quote');
        const fee = quote.priceLines.reduce((sum, { kind, amount }) => sum + (kind === 'delivery' ? amount : 0), 0);
        expectSame(fee, price, 'the delivery in the price lines and the price of the option');
      }
    },
  },
  {
    id: 'changedTotal',
    says: 'An order with another total than the customer saw is refused with TOTAL_CHANGED, and nothing is placed.',
    async run(bench) {
      const customer = await bench.customer();
      const { sku } = await bench.product();
      const input = await bench.prepare(sku);
      const before = await newestOrderIds(bench);
      const wrong = { ...input, expectedTotal: input.expectedTotal + 1 };
      const refusal = await customer.refused('confirmOrder', wrong, 'an order with another total was accepted');
      expectCode(refusal, ['TOTAL_CHANGED'], 'an order with another total');
      expectSame(await newestOrderIds(bench), before, 'the orders after the refusal');
      const order = await bench.placeOrder(input);
      const paying = { operationId: bench.newId(), orderId: order.id, expectedTotal: order.total + 1 };
      const refusedPayment = await customer.refused('payOrder', paying, 'a payment of another total was accepted');
      expectCode(refusedPayment, ['TOTAL_CHANGED'], 'a payment of another total');
    },
  },
  {
    id: 'orderOnce',
    says: 'An order that is sent twice with one operationId is placed once, and both responses name it.',
    async run(bench) {
      const { goodsId, sku } = await bench.product();
      const input = await bench.prepare(sku);
      const before = await newestOrderIds(bench);
      const order = await bench.placeOrder(input);
      const again = await (await bench.customer()).ok('confirmOrder', input);
      expectSame(again.id, order.id, 'the order of the second response');
      const placed = (await newestOrderIds(bench))?.filter((id) => !before?.includes(id));
      if (placed) expectSame(placed, [order.id], 'the orders that were placed');
      const left = await stockOfSku(bench, goodsId, sku.id);
      expectSame(left, sku.stock - 1, 'the stock after one order of one piece');
    },
  },
  {
    id: 'operationMismatch',
    says: 'An operationId that was used for another request is refused with OPERATION_MISMATCH.',
    async run(bench) {
      const { sku } = await bench.product(2);
      const input = await bench.prepare(sku);
      await bench.placeOrder(input);
      const two = await bench.prepare(sku, 2);
      const refusal = await (
        await bench.customer()
      ).refused(
        'confirmOrder',
        { ...two, operationId: input.operationId },
        'another order was accepted under a used operationId',
      );
      expectCode(refusal, ['OPERATION_MISMATCH'], 'another order under a used operationId');
    },
  },
  {
    id: 'orderByOperation',
    says: 'order/list?operationId=… returns the order that the operation placed, and nothing for an unknown one.',
    async run(bench) {
      const customer = await bench.customer();
      const input = await bench.prepare((await bench.product()).sku);
      const order = await bench.placeOrder(input);
      const found = await customer.ok('getOrders', { operationId: input.operationId });
      expectSame(
        found.list.map(({ id }) => id),
        [order.id],
        'the orders of the operation',
      );
      const none = await customer.ok('getOrders', { operationId: bench.newId() });
      expectSame(none.list.length, 0, 'the number of orders of an operation that was never sent');
    },
  },
  {
    id: 'orderSearch',
    says: 'An API whose order list names `filters` finds an order by its number, and nothing for a text or a month without any.',
    async run(bench) {
      const customer = await bench.customer();
      const { filters } = await customer.ok('getOrders', { current: 1, pageSize: 1 });
      if (!filters) throw new NotApplicable('the order list names no filters');
      const order = await bench.placeOrder(await bench.prepare((await bench.product()).sku));
      const found = await customer.ok('getOrders', { keyword: order.number });
      expectRule(
        found.list.some(({ id }) => id === order.id),
        'an order is not found by its number',
      );
      const unknown = await customer.ok('getOrders', { keyword: bench.newId() });
      expectSame(unknown.list.length, 0, 'the number of orders with an unknown text');
      const past = await customer.ok('getOrders', { month: '1999-01' });
      expectSame(past.list.length, 0, 'the number of orders of a month without any');
    },
  },
  {
    id: 'cancelReturnsStock',
    says: 'An order takes its pieces out of the stock, and its cancellation puts them back.',
    async run(bench) {
      const customer = await bench.customer();
      const { goodsId, sku } = await bench.product(2);
      const before = await stockOfSku(bench, goodsId, sku.id);
      const order = await bench.placeOrder(await bench.prepare(sku, 2));
      expectSame(await stockOfSku(bench, goodsId, sku.id), before - 2, 'the stock after an order of two pieces');
      const cancelled = await customer.ok('cancelOrder', { id: order.id, reason: 'other' });
      expectSame(cancelled.status, 'cancelled', 'the status after the cancellation');
      expectSame(await stockOfSku(bench, goodsId, sku.id), before, 'the stock after the cancellation');
      await customer.ok('cancelOrder', { id: order.id, reason: 'other' });
      expectSame(await stockOfSku(bench, goodsId, sku.id), before, 'the stock after a second cancellation');
      const paying = { operationId: bench.newId(), orderId: order.id, expectedTotal: order.total };
      await customer.refused('payOrder', paying, 'a cancelled order was paid');
    },
  },
  {
    id: 'noOversale',
    says: 'No more pieces are sold than are in stock: a quote says so, and the order is refused with PACK_UNAVAILABLE.',
    async run(bench) {
      const customer = await bench.customer();
      const { visitor } = bench;
      const { list } = await visitor.ok('getGoodsList', { current: 1, pageSize: 100, inStock: true });
      const scarce = list
        .filter(({ stock, isVirtual }) => !isVirtual && stock > 0)
        .toSorted((a, b) => a.stock - b.stock);
      for (const { id } of scarce.slice(0, 20)) {
        const { skus, presale } = await visitor.ok('getGoodsDetail', { id });
        const sku = skus.find(
          ({ stock, limitPerOrder }) => stock > 0 && stock < 500 && (limitPerOrder ?? stock) >= stock,
        );
        if (!sku || presale) continue;
        const whole = await bench.prepare(sku, sku.stock);
        await bench.placeOrder(whole);
        expectSame(await stockOfSku(bench, id, sku.id), 0, 'the stock after the last piece was ordered');
        const more = { ...whole, lines: [{ skuId: sku.id, quantity: 1 }], operationId: bench.newId() };
        const quote = await customer.ok('packGoods', more);
        expectRule(!quote.canOrder, 'a quote for a piece that is not in stock has canOrder: true');
        const input = { ...more, expectedTotal: quote.total };
        const refusal = await customer.refused('confirmOrder', input, 'a piece was sold that is not in stock');
        return expectCode(refusal, ['PACK_UNAVAILABLE'], 'an order of a piece that is not in stock');
      }
      throw new NotApplicable('no product whose stock one order can take');
    },
  },
];
