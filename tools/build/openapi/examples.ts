/** One example for each call, recorded in the demo shop with a fixed clock and fixed random numbers. */
import type * as v from 'valibot';
import { calls, readsWithoutInput, type CallName } from '../../../src/api/calls';
import { demoCatalogue } from '../../../mock/catalogue';
import { dataOf, openTestShop } from '../../../mock/testing/openTestShop';

export interface Example {
  readonly input: Record<string, unknown>;
  /** The response with its envelope. */
  readonly response: unknown;
}

type ContractCalls = typeof calls;
type OutputOfCall<Name extends CallName> = v.InferOutput<ContractCalls[Name]['output']>;

const shopName = 'Example shop';
/** An example, so that the document is the same for every shop.config.ts. */
const exampleConfiguration = {
  names: { en: shopName, zh: shopName, de: shopName },
  timeZone: 'UTC',
  features: { wallet: true, returns: true, alerts: true, reviews: true, gifts: true, accountDeletion: true },
};
const exampleCatalogue = demoCatalogue(exampleConfiguration.names);

/** Number of list rows in an example. `total` is unchanged. */
const MAX_EXAMPLE_ROWS = 2;
const exampleOperationId = (number: number) => `6f9619ff-8b86-4011-b42d-00c04fc964f${number}`;

function firstRowOf<Row>(rows: readonly Row[], label: string): Row {
  const [first] = rows;
  if (first === undefined) throw new Error(`The demo shop has no ${label} for the examples.`);
  return first;
}

function withFewerRows(response: unknown): unknown {
  if (typeof response !== 'object' || response === null || !('data' in response)) return response;
  const { data } = response;
  if (typeof data !== 'object' || data === null || !('list' in data) || !Array.isArray(data.list)) return response;
  return { ...response, data: { ...data, list: data.list.slice(0, MAX_EXAMPLE_ROWS) } };
}

/** Makes every call of the contract. Throws when the API refuses a call or its response does not match the contract. */
export function captureExamples(): Record<CallName, Example> {
  const { visitor, pass: advanceClock } = openTestShop({
    seed: 'default',
    catalogue: exampleCatalogue,
    configuration: exampleConfiguration,
  });
  const customer = visitor('en');
  const examples = new Map<CallName, Example>();

  function callApi<Name extends CallName>(
    name: Name,
    input: v.InferInput<ContractCalls[Name]['input']> & Record<string, unknown>,
  ): OutputOfCall<Name> {
    const { body } = customer.send(name, input);
    const data = dataOf(name, { body, status: 200, headers: {}, delayMs: 0, isDropped: false, wrote: false });
    if (!examples.has(name)) examples.set(name, { input, response: withFewerRows(body) });
    return data;
  }

  callApi('getServerInfo', {});
  const category = firstRowOf(callApi('getCategories', {}).list, 'category');
  const goods = firstRowOf(
    callApi('getGoodsList', { current: 1, pageSize: 10, categoryId: category.id, sort: 'popular', inStock: true }).list,
    'goods in stock',
  );
  const detail = callApi('getGoodsDetail', { id: goods.id });
  callApi('recommendGoods', { current: 1, pageSize: 10, goodsId: goods.id });
  callApi('getArticle', { id: firstRowOf(callApi('getArticles', {}).list, 'article').id });

  const phone = '+14155550134';
  const { demoCode = '' } = callApi('sendVerifyCode', { phone, purpose: 'login' });
  customer.token = callApi('loginWithVerifyCode', { phone, code: demoCode }).token;
  callApi('getCurrentUser', { type: 1 });
  callApi('getUserInfo', {});
  callApi('updateUser', { nickname: 'Mei Lin' });

  callApi('getAddresses', {});
  const draft = {
    recipient: 'Mei Lin',
    phone,
    region: 'California',
    city: 'San Francisco',
    street: '1284 Valencia Street, Apt 3',
    postcode: '94110',
    isDefault: true,
  };
  const addressId = callApi('saveAddress', draft).savedId;
  const code = firstRowOf(exampleCatalogue.discountCodes, 'discount code').code;
  callApi('checkDiscountCode', { code });

  const lines = [
    {
      skuId: firstRowOf(
        detail.skus.filter(({ stock }) => stock > 1),
        'SKU in stock',
      ).id,
      quantity: 1,
    },
  ];
  const quoteInput = { lines, addressId, couponId: 'best', discountCode: null, useBalance: false } as const;
  const { total } = callApi('packGoods', quoteInput);
  const checkoutInput = { ...quoteInput, note: '', isAgreed: true, isPresaleAccepted: true } as const;
  const placed = callApi('confirmOrder', {
    operationId: exampleOperationId(1),
    ...checkoutInput,
    expectedTotal: total,
  });
  callApi('getUnpaidOrders', { current: 1, pageSize: 10 });
  callApi('payOrder', { operationId: exampleOperationId(2), orderId: placed.id, expectedTotal: placed.total });
  advanceClock(60_000);
  callApi('getOrderDetail', { id: placed.id });
  callApi('cancelOrder', { id: placed.id, reason: 'changedMind', text: '' });

  const delivered = firstRowOf(
    callApi('getOrders', { current: 1, pageSize: 10, status: 'done' }).list.filter(({ can }) => can.return),
    'order that can be returned',
  );
  const returnedLines = [{ skuId: firstRowOf([...delivered.lines], 'line').skuId, quantity: 1 }];
  const { refund, refundOptions = [] } = callApi('quoteReturn', { orderId: delivered.id, lines: returnedLines });
  const { returns } = callApi('requestReturn', {
    operationId: exampleOperationId(5),
    orderId: delivered.id,
    lines: returnedLines.map((line) => ({ ...line, reason: 'wrongSize' as const })),
    text: 'Too small.',
    refundTo: firstRowOf(refundOptions, 'place of a refund').id,
    expectedRefund: refund,
  });
  callApi('cancelReturn', { orderId: delivered.id, id: firstRowOf([...(returns ?? [])].reverse(), 'return').id });

  callApi('setAlert', { kind: 'price', goodsId: detail.id, skuId: firstRowOf(lines, 'line').skuId, isOn: true });
  const reviewed = { orderId: delivered.id, skuId: firstRowOf([...delivered.lines], 'line').skuId };
  callApi('writeReview', { ...reviewed, stars: 5, text: 'Just what I wanted.' });
  callApi('getReviews', { goodsId: firstRowOf([...delivered.lines], 'line').goodsId, sort: 'newest' });

  const listInput = { current: 1, pageSize: 100, status: 'done' } as const;
  const { list, ...others } = callApi('getOrders', listInput);
  const orderWith = (label: string, matches: (one: (typeof list)[number]['yields'][number]) => boolean) =>
    firstRowOf(
      list.filter(({ yields }) => yields.some(matches)),
      label,
    );
  const isGiveable = ({ canGift, gift }: (typeof list)[number]['yields'][number]) => canGift === true && !gift;
  const giveable = orderWith('code or ticket to give', isGiveable);
  const opened = orderWith('opened gift', ({ gift }) => Boolean(gift?.openedAt));
  // The list of the document has an order for each call that needs one.
  const response = { success: true, data: { ...others, list: [delivered, giveable, opened] } };
  examples.set('getOrders', { input: listInput, response });
  const deliverable = { orderId: giveable.id, code: firstRowOf(giveable.yields.filter(isGiveable), 'code').code };
  const { designs } = callApi('getGiftOptions', deliverable);
  const wish = { designId: firstRowOf(designs, 'design of gifts').id, message: 'Enjoy!', from: 'Mei' };
  const giftToken = (wrapped: OutputOfCall<'wrapGift'>) =>
    wrapped.yields.find(({ code: giftCode }) => giftCode === deliverable.code)?.gift?.token ?? '';
  callApi('getGift', { token: giftToken(callApi('wrapGift', { ...deliverable, ...wish })) });
  callApi('unwrapGift', deliverable);
  callApi('openGift', { token: giftToken(callApi('wrapGift', { ...deliverable, ...wish })) });

  callApi('exchangeCode', {
    operationId: exampleOperationId(3),
    code: firstRowOf(exampleCatalogue.redeemCodes, 'redeem code').code,
  });
  const { withdrawMinimum } = callApi('getEnableBalance', {});
  callApi('withdraw', {
    operationId: exampleOperationId(4),
    amount: withdrawMinimum,
    payeeName: 'Mei Lin',
    payeeAccount: '021000021 4417',
  });
  callApi('getTicketDetail', { id: firstRowOf(callApi('getTickets', {}).list, 'ticket').id });
  callApi('getPromotion', { origin: 'https://shop.example.com' });
  // The other reads, at the end, so that they show what the calls above have made.
  for (const name of readsWithoutInput()) callApi(name, {});

  const newPhone = '+14155550135';
  const { demoCode: newCode = '' } = callApi('sendVerifyCode', { phone: newPhone, purpose: 'changePhone' });
  callApi('updatePhone', { phone: newPhone, code: newCode });

  // A customer without anything open: the account of the examples has orders on their way.
  const leaving = '+14155550136';
  const { demoCode: signInCode = '' } = callApi('sendVerifyCode', { phone: leaving, purpose: 'login' });
  customer.token = callApi('loginWithVerifyCode', { phone: leaving, code: signInCode }).token;
  const { demoCode: lastCode = '' } = callApi('sendVerifyCode', { phone: leaving, purpose: 'deleteAccount' });
  callApi('deleteAccount', { code: lastCode });

  return examplesInContractOrder(examples);
}

function examplesInContractOrder(examples: ReadonlyMap<CallName, Example>): Record<CallName, Example> {
  const names = Object.keys(calls).filter((name): name is CallName => name in calls);
  const missing = names.filter((name) => !examples.has(name));
  if (missing.length > 0)
    throw new Error(`No example of ${missing.join(', ')}: tools/build/openapi/examples.ts has to make those calls.`);
  return Object.fromEntries(names.map((name) => [name, examples.get(name)])) as Record<CallName, Example>;
}
