import * as v from 'valibot';
import { calls, type CallName } from '../src/api/calls';
import { errorCodes } from '../src/api/schema/errorCode';
import { accounts } from '../mock/accounts';
import { catalogue } from '../mock/testing/wholeCatalogue';
import { handlers, routes } from './routes';
import type { SeedName } from '../mock/seeds/seeds';
import { openTestShop, type Visitor } from '../mock/testing/openTestShop';
import { sampleInputs, type SampleIds } from '../mock/testing/sampleInputs';
import type { ShopResponse } from './transport';

const names = routes.map(({ call }) => call.name).filter((name): name is CallName => name in calls);
const unknown: SampleIds = {
  skuId: 'sku_none',
  goodsId: 'goods_none',
  orderId: 'order_none',
  ticketId: 'ticket_none',
  articleId: 'article_none',
};

function findSampleIds(visitor: Visitor): SampleIds {
  const [goods] = visitor.ok('getGoodsList', {}).list;
  const detail = goods && visitor.ok('getGoodsDetail', { id: goods.id });
  const isSignedIn = visitor.token !== '';
  return {
    goodsId: goods?.id ?? unknown.goodsId,
    skuId: detail?.skus.find(({ stock }) => stock > 0)?.id ?? unknown.skuId,
    orderId: (isSignedIn ? visitor.ok('getUnpaidOrders', {}).list[0]?.id : undefined) ?? unknown.orderId,
    ticketId: (isSignedIn ? visitor.ok('getTickets', {}).list[0]?.id : undefined) ?? unknown.ticketId,
    articleId: visitor.ok('getHelpList', {}).list[0]?.id ?? unknown.articleId,
  };
}

const codeSuccess = v.object({ code: v.literal(200), data: v.unknown() });
const businessSuccess = v.object({ success: v.literal(true), data: v.unknown() });
const refusal = v.object({
  success: v.literal(false),
  errorCode: v.picklist(Object.keys(errorCodes)),
  errorMessage: v.pipe(v.string(), v.minLength(1)),
  showType: v.picklist([0, 2]),
  data: v.unknown(),
});

/** Whether the response is a success. Throws when it is neither a success nor a business error of the contract. */
function isSuccess(name: CallName, { status, body }: ShopResponse): boolean {
  const envelope = v.safeParse(calls[name].envelope === 'code' ? codeSuccess : businessSuccess, body);
  if (envelope.success) {
    // The response must not contain fields that the schema lacks.
    const sent: unknown = JSON.parse(JSON.stringify(envelope.output.data));
    expect(v.parse(calls[name].output, sent)).toEqual(sent);
    return true;
  }
  expect([200, 401]).toContain(status);
  v.parse(refusal, body);
  return false;
}

test('every call of the contract has exactly one handler', () => {
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(calls).sort());
  expect(names).toEqual(Object.keys(calls));
  expect(new Set(routes.map(({ call }) => `${call.method} ${call.path}`)).size).toBe(routes.length);
});

describe.each(['default', 'fresh', 'rich', 'empty', 'large'] satisfies SeedName[])('with the seed "%s"', (seed) => {
  const open = () => openTestShop({ seed, catalogue });

  test.each(['visitor', ...accounts.map(({ phone }) => phone), '+14155550190'])(
    'every response to %s matches the contract',
    (account) => {
      const shop = open();
      const client = account === 'visitor' ? shop.visitor('zh-CN') : shop.customer(account);
      const inputs = sampleInputs(findSampleIds(client));
      const succeeded = names.filter((name) => isSuccess(name, client.send(name, inputs[name])));
      const publicCalls = names.filter((name) => calls[name].access === 'anyone' && name !== 'loginWithVerifyCode');
      // A gift is found with its token alone.
      const missing = [
        'getGift',
        'openGift',
        ...(seed === 'empty' ? ['getGoodsDetail', 'getReviews', 'getArticle'] : []),
      ];
      expect(succeeded).toEqual(expect.arrayContaining(publicCalls.filter((name) => !missing.includes(name))));
      if (account === 'visitor') expect(succeeded).toEqual(publicCalls.filter((name) => !missing.includes(name)));
    },
  );
});

test('read calls write nothing', () => {
  const shop = openTestShop({ catalogue, seed: 'rich' });
  const mei = shop.customer(accounts.find(({ name }) => name === 'rich')?.phone ?? '');
  const inputs = sampleInputs(findSampleIds(mei));
  mei.ok('getServerCode', {});
  const reads = names.filter((name) => calls[name].kind === 'read');
  expect(reads.filter((name) => mei.send(name, inputs[name]).wrote)).toEqual([]);
});

test('every product and article of the catalogue matches the contract', () => {
  const visitor = openTestShop({ catalogue }).visitor('zh-CN');
  for (const { id } of catalogue.goods) expect(visitor.ok('getGoodsDetail', { id }).id).toBe(id);
  for (const { id } of catalogue.articles) expect(visitor.ok('getArticle', { id }).id).toBe(id);
  expect(visitor.ok('getServerInfo', {})).toMatchObject({
    currency: 'USD',
    loginCodeLength: 6,
  });
});

test.each([
  ['GET', '/api/nothing'],
  ['POST', '/api/home/banner'],
  ['DELETE', '/api/user/address'],
  ['GET', '/api/home/banner/../banner'],
])('%s %s is not in the contract and gets status 404 with the envelope', (method, path) => {
  const response = openTestShop().shop.handle({ method, path, query: {}, body: undefined, headers: {} });
  expect(response).toMatchObject({ status: 404, body: { success: false, errorCode: 'NOT_FOUND' } });
});

const badBodies = [
  undefined,
  null,
  'text',
  7,
  [],
  { lines: 'all' },
  { lines: [] },
  { lines: [{ skuId: 'x', quantity: 1e9 }] },
];

test.each(badBodies)('the body %j gets the business error VALIDATION', (body) => {
  const response = openTestShop().shop.handle({
    method: 'POST',
    path: '/api/home/packGoods',
    query: {},
    body,
    headers: {},
  });
  expect(response).toMatchObject({ status: 200, body: { errorCode: 'VALIDATION' } });
});

test('the message of a business error is in the language of the request', () => {
  const { visitor } = openTestShop();
  const input = { phone: '+14155550191', code: '000000' };
  expect(visitor().refused('loginWithVerifyCode', input).errorMessage).toBe(
    'That code is no longer valid. Please get a new one.',
  );
  expect(visitor('zh-CN').refused('loginWithVerifyCode', input).errorMessage).toBe('验证码已失效，请重新获取。');
});
