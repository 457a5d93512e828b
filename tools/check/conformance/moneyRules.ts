/** Rules of money: payments, balance, coupons, codes, withdrawals. */
import type { Order } from '../../../src/api/orders';
import type { ConformanceContext } from './conformanceContext';
import { expectCode, expectRule, expectSame, NotApplicable } from './client';
import type { ConformanceRule } from './rules';

/** The method with which an order is paid: one that pays at once, where the order has one. Without methods the API chooses. */
function methodOf({ paymentMethods }: Order): { readonly methodId?: string } {
  const usable = paymentMethods?.filter(({ isUsable }) => isUsable) ?? [];
  const method = usable.find(({ icon }) => icon === 'card' || icon === 'balance') ?? usable[0];
  return method ? { methodId: method.id } : {};
}

async function payOrderOnce(bench: ConformanceContext, order: Order, operationId: string): Promise<Order> {
  const input = { operationId, orderId: order.id, expectedTotal: order.total, ...methodOf(order) };
  const { state, order: paid } = await (await bench.customer()).ok('payOrder', input);
  if (state === 'processing') throw new NotApplicable('payments of this API are completed elsewhere');
  return paid;
}

const placeOne = async (bench: ConformanceContext): Promise<Order> =>
  bench.placeOrder(await bench.prepare((await bench.product()).sku));

/** An order that the balance pays in part or completely, with the balance before it. */
async function orderWithBalance(bench: ConformanceContext): Promise<{ order: Order; available: number; used: number }> {
  const customer = await bench.customer();
  const { available } = await customer.ok('getEnableBalance', {});
  if (available === 0) throw new NotApplicable('the account has no balance');
  const input = await bench.prepare((await bench.product()).sku, 1, { useBalance: true });
  const { balance } = await customer.ok('packGoods', input);
  return { order: await bench.placeOrder(input), available, used: balance?.used ?? 0 };
}

export const moneyRules: readonly ConformanceRule[] = [
  {
    id: 'payOnce',
    says: 'A payment that is sent twice with one operationId pays once, and a paid order is not paid again.',
    async run(bench) {
      const customer = await bench.customer();
      const order = await placeOne(bench);
      const operationId = bench.newId();
      const paid = await payOrderOnce(bench, order, operationId);
      expectRule(paid.status !== 'toPay', 'a payment with the state "paid" left the order unpaid');
      expectSame((await payOrderOnce(bench, order, operationId)).id, order.id, 'the order of the second response');
      const again = { operationId: bench.newId(), orderId: order.id, expectedTotal: order.total, ...methodOf(order) };
      const refusal = await customer.refused('payOrder', again, 'a paid order was paid again');
      expectCode(refusal, ['ORDER_STATE'], 'a second payment of a paid order');
      const { status, can, payments } = await customer.ok('getOrderDetail', { id: order.id });
      expectRule(status !== 'toPay' && !can.pay, 'a paid order can be paid when it is read again');
      const sum = payments?.reduce((total, { amount }) => total + amount, 0);
      if (sum !== undefined) expectSame(sum, order.total, 'the payments of an order that was paid once');
    },
  },
  {
    id: 'payFromBalance',
    says: 'A payment takes from the balance what the order uses of it, once.',
    parts: ['wallet'],
    async run(bench) {
      const customer = await bench.customer();
      const { order, available, used } = await orderWithBalance(bench);
      const operationId = bench.newId();
      await payOrderOnce(bench, order, operationId);
      await payOrderOnce(bench, order, operationId);
      const after = (await customer.ok('getEnableBalance', {})).available;
      expectSame(after, available - used, `the balance after a payment that used ${used} of it`);
    },
  },
  {
    id: 'cancelReturnsPayment',
    says: 'The cancellation of a paid order gives back what was paid, and a second one changes nothing.',
    async run(bench) {
      const customer = await bench.customer();
      const order = await placeOne(bench);
      const { can } = await payOrderOnce(bench, order, bench.newId());
      if (!can.cancel) throw new NotApplicable('a paid order cannot be cancelled by the customer');
      const input = { id: order.id, reason: 'other' as const };
      const { status, returned } = await customer.ok('cancelOrder', input);
      expectSame(status, 'cancelled', 'the status of a paid order after its cancellation');
      if (returned) expectSame(returned.amount, order.total, 'what the cancellation of a paid order returns');
      const again = await customer.ok('cancelOrder', input);
      expectSame(again.returned?.amount, returned?.amount, 'what the order returns after a second cancellation');
    },
  },
  {
    id: 'cancelReturnsMoney',
    says: 'The cancellation of a paid order returns the balance that it used, once, and the wallet log says so.',
    parts: ['wallet'],
    async run(bench) {
      const customer = await bench.customer();
      const { order, available, used } = await orderWithBalance(bench);
      const { can } = await payOrderOnce(bench, order, bench.newId());
      if (!can.cancel) throw new NotApplicable('a paid order cannot be cancelled by the customer');
      await customer.ok('cancelOrder', { id: order.id, reason: 'other' });
      const afterFirst = (await customer.ok('getEnableBalance', {})).available;
      expectRule(
        afterFirst >= available,
        `the balance after the cancellation is ${afterFirst}, before the order ${available}`,
      );
      await customer.ok('cancelOrder', { id: order.id, reason: 'other' });
      expectSame(
        (await customer.ok('getEnableBalance', {})).available,
        afterFirst,
        'the balance after a second cancellation',
      );
      const entries = (await customer.ok('getWalletLog', {})).list.filter(({ orderId }) => orderId === order.id);
      const refunded = entries.filter(({ kind }) => kind === 'refund').reduce((sum, { amount }) => sum + amount, 0);
      expectRule(refunded >= used, `the wallet log names ${refunded} as returned, and ${used} was used`);
    },
  },
  {
    id: 'couponOnce',
    says: 'A coupon that an order uses cannot be used by another order, and its cancellation returns it.',
    parts: ['coupons'],
    async run(bench) {
      const customer = await bench.customer();
      const { sku } = await bench.product();
      const quantity = Math.min(sku.stock, sku.limitPerOrder ?? 10, 10);
      const input = await bench.prepare(sku, quantity, { couponId: 'best' });
      const quote = await customer.ok('packGoods', input);
      // Only a coupon that the customer has already returns to the list in the same state.
      const own = quote.coupons.find(({ refusal, isClaimable }) => refusal === null && !isClaimable);
      const couponId = quote.couponId === null ? undefined : own?.coupon.id;
      if (couponId === undefined) throw new NotApplicable('the account has no coupon for the product that was tried');
      const stateOf = async () => (await customer.ok('getMyCoupons', {})).list.find(({ id }) => id === couponId)?.state;
      const order = await bench.placeOrder({ ...input, couponId });
      expectSame(await stateOf(), 'used', 'the state of a coupon that an order uses');
      const second = await customer.ok('packGoods', { ...input, lines: [{ skuId: sku.id, quantity: 1 }], couponId });
      expectRule(second.couponId !== couponId, 'a used coupon was applied to another order');
      await customer.ok('cancelOrder', { id: order.id, reason: 'other' });
      expectSame(await stateOf(), 'usable', 'the state of the coupon after the cancellation');
    },
  },
  {
    id: 'deliverOnce',
    says: 'A virtual product is delivered once: one code or ticket for each piece, also after a repeated payment.',
    async run(bench) {
      const customer = await bench.customer();
      const [goods] = (await bench.visitor.ok('getVirtualGoods', {})).list.filter(({ stock }) => stock > 0);
      if (!goods) throw new NotApplicable('no virtual product in stock');
      const { skus } = await bench.visitor.ok('getGoodsDetail', { id: goods.id });
      const [sku] = skus.filter(({ stock }) => stock > 0);
      if (!sku) throw new NotApplicable('no virtual product in stock');
      const order = await bench.placeOrder(await bench.prepare(sku, 1, { addressId: null }));
      expectSame(order.yields.length, 0, 'the number of codes and tickets of an unpaid order');
      const operationId = bench.newId();
      const paid = await payOrderOnce(bench, order, operationId);
      expectSame(paid.yields.length, 1, 'the number of codes and tickets of one piece');
      const again = await payOrderOnce(bench, order, operationId);
      const codes = paid.yields.map(({ code }) => code);
      expectSame(
        again.yields.map(({ code }) => code),
        codes,
        'the codes after the same payment again',
      );
      const detail = await customer.ok('getOrderDetail', { id: order.id });
      expectSame(
        detail.yields.map(({ code }) => code),
        codes,
        'the codes of the order when it is read again',
      );
      const [ticketId] = paid.yields.map((one) => one.ticketId).filter((id) => id !== null);
      if (ticketId === undefined || !bench.isOn('tickets')) return;
      const same = (await customer.ok('getTickets', {})).list.filter(({ id }) => id === ticketId);
      expectSame(same.length, 1, 'the number of tickets with the id of the delivered one');
    },
  },
  {
    id: 'redeemOnce',
    says: 'A redeem code is redeemed once: the same operationId gets the same response, another one is refused.',
    parts: ['redeemCodes', 'coupons'],
    async run(bench) {
      const customer = await bench.customer();
      const banners = (await bench.visitor.ok('getBanners', {})).list;
      const codes = banners.flatMap(({ campaign }) => campaign?.coupons.map(({ redeemCode }) => redeemCode) ?? []);
      const owned = new Set((await customer.ok('getMyCoupons', {})).list.map(({ id }) => id));
      for (const code of codes) {
        const operationId = bench.newId();
        const first = await customer.ok('exchangeCode', { operationId, code }).catch(() => undefined);
        if (!first) continue;
        expectSame(
          await customer.ok('exchangeCode', { operationId, code }),
          first,
          'the response to the same operation',
        );
        const added = (await customer.ok('getMyCoupons', {})).list.filter(
          ({ id, name }) => name === first.name && !owned.has(id),
        );
        expectRule(first.kind !== 'coupon' || added.length <= 1, `one redeem code gave ${added.length} coupons`);
        const twice = { operationId: bench.newId(), code };
        const refusal = await customer.refused('exchangeCode', twice, 'a customer redeemed one code twice');
        return expectCode(refusal, ['CODE_LIMIT', 'CODE_USED'], 'a code that was redeemed before');
      }
      throw new NotApplicable('no banner offers a redeem code that this account can still use');
    },
  },
  {
    id: 'withdrawOnce',
    says: 'A withdrawal that is sent twice with one operationId is requested once, and more than the balance is refused.',
    parts: ['withdrawals'],
    async run(bench) {
      const customer = await bench.customer();
      const { available, withdrawMinimum } = await customer.ok('getEnableBalance', {});
      const payee = { payeeName: 'Conformance', payeeAccount: '021000021 4417' };
      const tooMuch = { operationId: bench.newId(), amount: available + Math.max(1, withdrawMinimum), ...payee };
      const refusal = await customer.refused('withdraw', tooMuch, 'more than the balance was withdrawn');
      expectCode(refusal, ['BALANCE_SHORT'], 'a withdrawal of more than the balance');
      if (available < withdrawMinimum) throw new NotApplicable('the balance is below the smallest withdrawal');
      const input = { operationId: bench.newId(), amount: Math.max(1, withdrawMinimum), ...payee };
      const first = await customer.ok('withdraw', input);
      const second = await customer.ok('withdraw', input);
      expectSame(second.id, first.id, 'the withdrawal of the second response');
      const after = (await customer.ok('getEnableBalance', {})).available;
      expectSame(after, available - input.amount, 'the balance after one withdrawal');
    },
  },
];
