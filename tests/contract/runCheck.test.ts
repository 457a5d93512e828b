/** The check of an API call by call, on the demo shop and on APIs with one defect each. */
import { calls } from '../../src/api/calls';
import type { CheckOptions } from '../../tools/check/checkApi/checkOptions';
import type { SendCall } from '../../tools/config/apiTransport';
import type { RawResponse } from '../../src/api/judgeResponse';
import type { AnyCall } from '../../src/api/defineCall';
import { hasFaultyRows } from '../../tools/check/checkApi/report';
import { minimumOnly } from './brokenApis/brokenApi';
import { minimumShop } from '../../tools/check/checkApi/minimumShop';
import { runCheck, summaryOf } from '../../tools/check/checkApi/runCheck';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openTestShop } from '../../mock/testing/openTestShop';
import { changedSender, shopSender, type Sent } from '../setup/shopSender';

const table: AnyCall[] = Object.values(calls);
const phone = '+14155550134';
const openShop = () => openTestShop({ seed: 'default', catalogue }).shop;
const isRead = ({ call }: Sent) => call.kind === 'read';

async function check(send: SendCall, options: CheckOptions = {}) {
  const rows = await runCheck({ send, options });
  return new Map(rows.map((row) => [row.call, row]));
}
const answer = (status: number, text: string): SendCall => {
  const response: RawResponse = { kind: 'response', status, text };
  return async () => response;
};

test('every call of the demo shop works, and every one is visited', async () => {
  const shop = openShop();
  const send = shopSender(shop);
  const code = catalogue.redeemCodes[0]?.code;
  const all = { phone, write: true, withdraw: true, redeemCode: code, newPhone: '+14155550133' };
  const rows = await check(send, all);
  expect([...rows.keys()].sort()).toEqual(Object.keys(calls).sort());
  expect([...rows.values()].filter(({ state }) => state !== 'works')).toMatchObject([
    { call: 'deleteAccount', skip: { kind: 'option', option: 'deleteAccount' } },
  ]);
  expect(summaryOf([...rows.values()])).toEqual({
    works: table.length - 1,
    wrong: 0,
    missing: 0,
    failed: 0,
    unreachable: 0,
    notTried: 1,
    off: 0,
    minimum: 15,
  });
});

test('the account is deleted only when an option says so', async () => {
  const { shop, customer } = openTestShop({ seed: 'default', catalogue });
  const leaving = customer('+14155550172');
  const options = { token: leaving.token, write: true };
  const send = shopSender(shop);
  expect((await check(send, options)).get('deleteAccount')?.state).toBe('notTried');
  expect(leaving.send('getCurrentUser', { type: 1 }).status).toBe(200);
  expect((await check(send, { ...options, deleteAccount: true })).get('deleteAccount')?.state).toBe('works');
  expect(leaving.send('getCurrentUser', { type: 1 }).status).toBe(401);
});

test('the check removes its address and leaves no order behind that is not cancelled', async () => {
  const { shop, customer } = openTestShop({ seed: 'default', catalogue });
  const mei = customer(phone);
  const addresses = mei.ok('getAddresses', {}).list;
  const before = mei.ok('getOrders', {});
  await runCheck({ send: shopSender(shop), options: { token: mei.token, write: true } });
  expect(mei.ok('getAddresses', {}).list).toEqual(addresses);
  const after = mei.ok('getOrders', {});
  expect(after.total).toBe(before.total + 1);
  expect(after.list[0]?.status).toBe('cancelled');
});

test('without options it visits what a visitor can see, and writes nothing', async () => {
  const sent: Sent[] = [];
  const rows = await check(shopSender(openShop(), (one) => sent.push(one)));
  expect(sent.filter((one) => !isRead(one) || one.wrote)).toEqual([]);
  expect(sent.map(({ call }) => call.name).sort()).toEqual(
    table
      // A visitor knows the token of no gift.
      .filter(({ name, access, kind }) => access === 'anyone' && kind === 'read' && name !== 'getGift')
      .map(({ name }) => name)
      .sort(),
  );
  expect(rows.get('sendVerifyCode')?.skip).toEqual({ kind: 'option', option: 'phone' });
  expect(rows.get('getAddresses')).toMatchObject({ state: 'notTried', skip: { kind: 'signIn' } });
});

test('with a phone it signs in, and writes nothing else', async () => {
  const sent: Sent[] = [];
  const rows = await check(
    shopSender(openShop(), (one) => sent.push(one)),
    { phone, newPhone: '+14155550133' },
  );
  expect(sent.filter((one) => !isRead(one)).map(({ call }) => call.name)).toEqual([
    'sendVerifyCode',
    'loginWithVerifyCode',
  ]);
  expect(rows.get('getOrderDetail')?.state).toBe('works');
  expect(rows.get('confirmOrder')).toMatchObject({ state: 'notTried', skip: { kind: 'write' } });
});

test('signs in with an e-mail address, where the API offers the address alone', async () => {
  const configuration = { ...SHOP, identifiers: ['email'] as const };
  const { shop } = openTestShop({ seed: 'default', catalogue, configuration });
  const rows = await check(shopSender(shop), { email: 'mei.lin@example.com' });
  expect([rows.get('sendVerifyCode')?.state, rows.get('loginWithVerifyCode')?.state]).toEqual(['works', 'works']);
  expect(rows.get('getOrderDetail')?.state).toBe('works');
  const byPhone = await check(shopSender(shop), { phone });
  expect(byPhone.get('sendVerifyCode')).toMatchObject({ state: 'failed', errorCode: 'VALIDATION' });
});

test('with a code it asks for none, and signs in with it', async () => {
  const { shop, visitor } = openTestShop({ seed: 'default', catalogue });
  const { demoCode } = visitor().ok('sendVerifyCode', { phone });
  const rows = await check(shopSender(shop), { phone, code: demoCode });
  expect(rows.get('sendVerifyCode')?.skip).toEqual({ kind: 'option', option: 'withoutCode' });
  expect(rows.get('loginWithVerifyCode')?.state).toBe('works');
});

test('without a demoCode it asks a person for the code that arrived, and does without when nothing is entered', async () => {
  const shop = openShop();
  let code = '';
  const send = changedSender(shopSender(shop), 'sendVerifyCode', (body: { data: { demoCode?: string } }) => {
    code = body.data.demoCode ?? '';
    return { ...body, data: { ...body.data, demoCode: undefined } };
  });
  const signedIn = await check(send, { phone, askCode: async () => code });
  expect(signedIn.get('loginWithVerifyCode')?.state).toBe('works');
  const other = { phone: '+14155550100', askCode: async () => undefined };
  expect((await check(send, other)).get('loginWithVerifyCode')?.skip).toEqual({ kind: 'option', option: 'code' });
});

test.each([
  ['status 404', answer(404, 'Not found'), 'missing'],
  ['status 404 with JSON', answer(404, '{"message":"no route"}'), 'missing'],
  ['status 405', answer(405, ''), 'missing'],
  ['the page of a web server', answer(200, '<!DOCTYPE html><html></html>'), 'missing'],
  ['status 502 with a page', answer(502, '<html></html>'), 'failed'],
  [
    'status 500 with the envelope',
    answer(500, '{"success":false,"errorCode":"INTERNAL","errorMessage":"","showType":2}'),
    'failed',
  ],
  ['text', answer(200, 'hello'), 'failed'],
  ['a list', answer(200, '[]'), 'wrong'],
  ['null', answer(200, 'null'), 'wrong'],
  ['no response', async () => ({ kind: 'noResponse', reason: 'connect ECONNREFUSED' }) as const, 'unreachable'],
])('an API that answers with %s is recognised', async (_name, send, state) => {
  const rows = await check(send);
  expect(rows.get('getBanners')?.state).toBe(state);
  expect(rows.get('getServerInfo')?.state).toBe(state);
  expect(rows.get('getGoodsDetail')).toMatchObject({
    state: 'notTried',
    skip: { kind: 'needs', call: 'getGoodsList', what: 'product' },
  });
});

test('a call with an id that is not found has failed, and is not missing', async () => {
  const send = changedSender(shopSender(openShop()), 'getGoodsList', (body: { data: { list: object[] } }) => ({
    ...body,
    data: { ...body.data, list: [{ ...body.data.list[0], id: 'unknown' }] },
  }));
  const shop = changedSender(send, 'recommendGoods', (body: { data: object }) => ({
    ...body,
    data: { list: [], total: 0 },
  }));
  expect((await check(shop)).get('getGoodsDetail')).toMatchObject({
    state: 'failed',
    status: 200,
    errorCode: 'NOT_FOUND',
  });
});

test('a call that worked and then refuses another input with 404 has failed, and is not missing', async () => {
  const shop = shopSender(openShop());
  const refusal: RawResponse = {
    kind: 'response',
    status: 404,
    text: JSON.stringify({ success: false, errorCode: 'NOT_FOUND', errorMessage: 'No such address', showType: 0 }),
  };
  const isRemoval = (input: unknown) => typeof input === 'object' && input !== null && 'remove' in input;
  const rows = await check(async (request) => (isRemoval(request.input) ? refusal : shop(request)), {
    phone,
    write: true,
  });
  expect(rows.get('saveAddress')).toMatchObject({
    state: 'failed',
    status: 404,
    reason: 'a later request, with id, remove',
  });
});

test('calls of parts that are off are not tried, and no fault', async () => {
  const rows = await check(minimumOnly(shopSender(openShop())), { phone, write: true });
  const inState = (state: string) => [...rows.values()].flatMap((row) => (row.state === state ? [row.call] : []));
  expect(inState('missing')).toEqual([
    'getArticle',
    'getVirtualGoods',
    'getUserInfo',
    'getUnpaidOrders',
    'getOrders',
    'cancelOrder',
    'updateUser',
  ]);
  expect(inState('off').length).toBe(28);
  expect(inState('notTried')).toEqual(['updatePhone']);
  expect(rows.get('getWalletLog')?.skip).toEqual({ kind: 'off', part: 'wallet' });
  expect(hasFaultyRows([...rows.values()], true)).toBe(false);
  expect(summaryOf([...rows.values()]).minimum).toBe(15);
});

test('the minimum shop has 15 different calls of the contract', () => {
  expect(minimumShop.length).toBe(15);
  expect(new Set(minimumShop).size).toBe(15);
  expect(minimumShop.filter((name) => !(name in calls))).toEqual([]);
});
