/** One example per call: a customer's day in the demo shop, at a fixed moment and with fixed chance. */
import type * as v from 'valibot';
import { calls, type CallName } from '../../src/api/calls';
import { catalogue } from '../../mock/shop/catalogue';
import { dataOf, openTestShop } from '../../mock/shop/testing/openTestShop';

export interface Example {
  readonly input: Record<string, unknown>;
  /** The answer with its envelope. */
  readonly answer: unknown;
}

type Calls = typeof calls;
type Output<Name extends CallName> = v.InferOutput<Calls[Name]['output']>;

/** Rows of a list that an example shows; `total` still counts them all. */
const shownRows = 2;
const operation = (number: number) => `6f9619ff-8b86-4011-b42d-00c04fc964f${number}`;

function firstOf<Row>(rows: readonly Row[], what: string): Row {
  const [first] = rows;
  if (first === undefined) throw new Error(`The demo shop has no ${what} for the examples.`);
  return first;
}

function shortened(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return answer;
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('list' in data) || !Array.isArray(data.list)) return answer;
  return { ...answer, data: { ...data, list: data.list.slice(0, shownRows) } };
}

/** Walks through the whole contract. Throws when the shop refuses a step or its answer does not fit the contract. */
export function captureExamples(): Record<CallName, Example> {
  const { visitor, pass } = openTestShop({ scene: 'default', catalogue });
  const customer = visitor('en');
  const captured = new Map<CallName, Example>();

  function ask<Name extends CallName>(name: Name, input: v.InferInput<Calls[Name]['input']> & Record<string, unknown>): Output<Name> {
    const { body } = customer.send(name, input);
    const data = dataOf(name, { body, status: 200, headers: {}, delayMs: 0, isDropped: false, wrote: false });
    if (!captured.has(name)) captured.set(name, { input, answer: shortened(body) });
    return data;
  }

  ask('getServerInfo', {});
  ask('getServerList', {});
  ask('getBanners', {});
  const category = firstOf(ask('getCategories', {}).list, 'category');
  const goods = firstOf(ask('getGoodsList', { current: 1, pageSize: 10, categoryId: category.id, sort: 'popular', inStock: true }).list, 'goods in stock');
  const detail = ask('getGoodsDetail', { id: goods.id });
  ask('recommendGoods', { current: 1, pageSize: 10, goodsId: goods.id });
  ask('getVirtualGoods', {});
  ask('getArticle', { id: firstOf(ask('getArticles', {}).list, 'article').id });
  ask('getHelpList', {});

  const phone = '+14155550134';
  const { demoCode = '' } = ask('sendVerifyCode', { phone, purpose: 'login' });
  customer.token = ask('loginWithVerifyCode', { phone, code: demoCode }).token;
  ask('getCurrentUser', { type: 1 });
  ask('getUserInfo', {});
  ask('updateUser', { nickname: 'Mei Lin' });

  ask('getAddresses', {});
  const draft = { recipient: 'Mei Lin', phone, region: 'California', city: 'San Francisco', street: '1284 Valencia Street, Apt 3', postcode: '94110', isDefault: true };
  const addressId = ask('saveAddress', draft).savedId;
  ask('getMyCoupons', {});
  const code = firstOf(catalogue.discountCodes, 'discount code').code;
  ask('checkDiscountCode', { code });

  const lines = [{ skuId: firstOf(detail.skus.filter(({ stock }) => stock > 1), 'SKU in stock').id, quantity: 1 }];
  const wish = { lines, addressId, couponId: 'best', discountCode: null, useBalance: false } as const;
  const { total } = ask('packGoods', wish);
  const terms = { ...wish, note: '', isAgreed: true, isPresaleAccepted: true } as const;
  const placed = ask('confirmOrder', { operationId: operation(1), ...terms, expectedTotal: total });
  ask('getUnpaidOrders', { current: 1, pageSize: 10 });
  ask('payOrder', { operationId: operation(2), orderId: placed.id, expectedTotal: placed.total });
  pass(60_000);
  ask('getOrders', { current: 1, pageSize: 10, status: 'toShip' });
  ask('getOrderDetail', { id: placed.id });
  ask('cancelOrder', { id: placed.id, reason: 'changedMind', text: '' });

  ask('exchangeCode', { operationId: operation(3), code: firstOf(catalogue.redeemCodes, 'redeem code').code });
  const { withdrawMinimum } = ask('getEnableBalance', {});
  ask('withdraw', { operationId: operation(4), amount: withdrawMinimum, payeeName: 'Mei Lin', payeeAccount: '021000021 4417' });
  ask('getWithdrawLog', {});
  ask('getWalletLog', {});
  ask('getTicketDetail', { id: firstOf(ask('getTickets', {}).list, 'ticket').id });
  ask('getPromotion', { origin: 'https://shop.example.com' });
  ask('getServerCode', {});

  const newPhone = '+14155550135';
  const { demoCode: newCode = '' } = ask('sendVerifyCode', { phone: newPhone, purpose: 'changePhone' });
  ask('updatePhone', { phone: newPhone, code: newCode });

  return inContractOrder(captured);
}

function inContractOrder(captured: ReadonlyMap<CallName, Example>): Record<CallName, Example> {
  const names = Object.keys(calls).filter((name): name is CallName => name in calls);
  const missing = names.filter((name) => !captured.has(name));
  if (missing.length > 0) throw new Error(`No example of ${missing.join(', ')}: tools/openapi/examples.ts has to make those calls.`);
  return Object.fromEntries(names.map((name) => [name, captured.get(name)])) as Record<CallName, Example>;
}
