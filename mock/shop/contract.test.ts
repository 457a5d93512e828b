import * as v from 'valibot';
import { calls, type CallName } from '../../src/api/calls';
import { errorCodes } from '../../src/api/schema/errorCode';
import { accounts } from './accounts';
import { catalogue } from './catalogue';
import { handlers, routes } from './routes';
import type { SceneName } from './scenes/scenes';
import { openTestShop, type Visitor } from './testing/openTestShop';
import { sampleInputs, type Known } from './testing/sampleInputs';
import type { ShopAnswer } from './transport';

const names = routes.map(({ call }) => call.name).filter((name): name is CallName => name in calls);
const unknown: Known = { skuId: 'sku_none', goodsId: 'goods_none', orderId: 'order_none', ticketId: 'ticket_none', articleId: 'article_none' };

function knownTo(visitor: Visitor): Known {
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

/** Whether the answer is a success; throws when it is neither that nor a refusal as the contract has them. */
function isGood(name: CallName, { status, body }: ShopAnswer): boolean {
  const envelope = v.safeParse(calls[name].envelope === 'code' ? codeSuccess : businessSuccess, body);
  if (envelope.success) {
    // Strict: what the schema does not know must not be sent either.
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

describe.each(['default', 'fresh', 'rich', 'empty', 'large'] satisfies SceneName[])('in the scene "%s"', (scene) => {
  const open = () => openTestShop({ scene, catalogue });

  test.each(['visitor', ...accounts.map(({ phone }) => phone), '+14155550190'])('every answer to %s has the shape of the contract', (who) => {
    const shop = open();
    const asker = who === 'visitor' ? shop.visitor('zh-CN') : shop.customer(who);
    const inputs = sampleInputs(knownTo(asker));
    const good = names.filter((name) => isGood(name, asker.send(name, inputs[name])));
    const free = names.filter((name) => calls[name].access === 'anyone' && name !== 'loginWithVerifyCode');
    const missing = scene === 'empty' ? ['getGoodsDetail', 'getArticle'] : [];
    expect(good).toEqual(expect.arrayContaining(free.filter((name) => !missing.includes(name))));
    if (who === 'visitor') expect(good).toEqual(free.filter((name) => !missing.includes(name)));
  });
});

test('reading changes nothing', () => {
  const shop = openTestShop({ catalogue, scene: 'rich' });
  const mei = shop.customer(accounts.find(({ name }) => name === 'rich')?.phone ?? '');
  const inputs = sampleInputs(knownTo(mei));
  mei.ok('getServerCode', {});
  const reads = names.filter((name) => calls[name].kind === 'read');
  expect(reads.filter((name) => mei.send(name, inputs[name]).wrote)).toEqual([]);
});

test('every goods item and article of the catalogue has the shape of the contract', () => {
  const visitor = openTestShop({ catalogue }).visitor('zh-CN');
  for (const { id } of catalogue.goods) expect(visitor.ok('getGoodsDetail', { id }).id).toBe(id);
  for (const { id } of catalogue.articles) expect(visitor.ok('getArticle', { id }).id).toBe(id);
  expect(visitor.ok('getServerInfo', {})).toMatchObject({ currency: 'USD', goodsCount: catalogue.goods.length, loginCodeLength: 6 });
});

test.each([
  ['GET', '/api/nothing'],
  ['POST', '/api/home/banner'],
  ['DELETE', '/api/user/address'],
  ['GET', '/api/home/banner/../banner'],
])('%s %s is not of the contract and answers 404 in its envelope', (method, path) => {
  const answer = openTestShop().shop.answer({ method, path, query: {}, body: undefined, headers: {} });
  expect(answer).toMatchObject({ status: 404, body: { success: false, errorCode: 'NOT_FOUND' } });
});

const badBodies = [undefined, null, 'text', 7, [], { lines: 'all' }, { lines: [] }, { lines: [{ skuId: 'x', quantity: 1e9 }] }];

test.each(badBodies)('the body %j is refused, not stumbled over', (body) => {
  const answer = openTestShop().shop.answer({ method: 'POST', path: '/api/home/packGoods', query: {}, body, headers: {} });
  expect(answer).toMatchObject({ status: 200, body: { errorCode: 'VALIDATION' } });
});

test('a refusal speaks the language of the request', () => {
  const { visitor } = openTestShop();
  const wish = { phone: '+14155550191', code: '000000' };
  expect(visitor().refused('loginWithVerifyCode', wish).errorMessage).toBe('That code is no longer valid. Please ask for a new one.');
  expect(visitor('zh-CN').refused('loginWithVerifyCode', wish).errorMessage).toBe('验证码已失效，请重新获取。');
});
