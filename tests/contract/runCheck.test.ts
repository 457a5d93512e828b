/** The check of an API call by call, on the demo shop and on APIs with one defect each. */
import { calls, type CallName } from '../../src/api/calls';
import type { CheckOptions } from '../../src/api/checkPlan';
import type { RawResponse, Send } from '../../src/api/checkTransport';
import type { AnyCall } from '../../src/api/defineCall';
import { minimumShop } from '../../src/api/minimumShop';
import { runCheck, summaryOf, type CheckRow } from '../../src/api/runCheck';
import { violationText } from '../../src/api/violations';
import { catalogue } from '../../mock/shop/catalogue';
import { openTestShop } from '../../mock/shop/testing/openTestShop';
import { changedSender, shopSender, type Sent } from '../setup/shopSender';

const table: AnyCall[] = Object.values(calls);
const phone = '+14155550134';
const openShop = () => openTestShop({ seed: 'default', catalogue }).shop;
const isRead = ({ call }: Sent) => call.kind === 'read';

async function check(send: Send, options: CheckOptions = {}) {
  const rows = await runCheck({ send, options });
  return new Map(rows.map((row) => [row.call, row]));
}
/** The rows that are not as they should be, as text. */
const problems = (rows: ReadonlyMap<CallName, CheckRow>) =>
  [...rows.values()].flatMap(({ call, state, violations }) =>
    state === 'works' || state === 'notTried'
      ? []
      : [`${call} ${state}${violations.map((one) => ` | ${violationText(one)}`).join('')}`],
  );
const answer = (status: number, text: string): Send => {
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
  expect([...rows.values()].filter(({ state }) => state !== 'works')).toEqual([]);
  expect(summaryOf([...rows.values()])).toEqual({
    works: table.length,
    wrong: 0,
    missing: 0,
    failed: 0,
    unreachable: 0,
    notTried: 0,
    minimum: 15,
  });
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
      .filter(({ access, kind }) => access === 'anyone' && kind === 'read')
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

test('with a code it asks for none, and signs in with it', async () => {
  const { shop, visitor } = openTestShop({ seed: 'default', catalogue });
  const { demoCode } = visitor().ok('sendVerifyCode', { phone });
  const rows = await check(shopSender(shop), { phone, code: demoCode });
  expect(rows.get('sendVerifyCode')?.state).toBe('notTried');
  expect(rows.get('loginWithVerifyCode')?.state).toBe('works');
});

test('without a demoCode it asks a person for the code that arrived, and does without when nobody answers', async () => {
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

describe('a wrong response', () => {
  test('is named with path, expected and found', async () => {
    const send = changedSender(
      shopSender(openShop()),
      'getGoodsDetail',
      (body: { data: { skus: { price: unknown }[]; gallery: unknown; delivery: { arrivesOn: unknown } } }) => {
        const [sku] = body.data.skus;
        const skus = [sku, { ...sku, price: -1 }, { ...sku, price: '12.50', stock: undefined }];
        return {
          ...body,
          data: { ...body.data, skus, gallery: null, delivery: { ...body.data.delivery, arrivesOn: 7 } },
        };
      },
    );
    const row = (await check(send)).get('getGoodsDetail');
    expect(row).toMatchObject({ state: 'wrong', isTolerated: false, status: 200 });
    expect(row?.violations.map(violationText)).toEqual([
      'getGoodsDetail: data.gallery expected list, got null',
      'getGoodsDetail: data.skus[1].price expected integer, 0 or more, got number -1 (2 rows)',
      'getGoodsDetail: data.skus[2].stock expected integer, got nothing',
      'getGoodsDetail: data.delivery.arrivesOn expected day (YYYY-MM-DD), got number 7',
    ]);
  });

  test('that the storefront tolerates is named as well', async () => {
    const send = changedSender(
      shopSender(openShop()),
      'getGoodsList',
      (body: { data: { list: { name: unknown }[] } }) => ({
        ...body,
        data: {
          ...body.data,
          list: body.data.list.map((row) => ({ ...row, name: 4, badges: ['new', 'hot'] })),
          correctedKeyword: 5,
        },
      }),
    );
    const rows = await check(send);
    expect(rows.get('getGoodsList')).toMatchObject({ state: 'wrong', isTolerated: true });
    expect(problems(rows)).toEqual([
      'getGoodsList wrong' +
        ' | getGoodsList: data.list[0].name expected string, got number 4 (10 rows)' +
        ' | getGoodsList: data.list[0].badges[1] expected one of "shipsToday", "new", "presale", "virtual", "lastPieces", "soldOut", got string "hot" (10 rows)' +
        ' | getGoodsList: data.correctedKeyword expected string or null, got number 5',
    ]);
  });

  test('names the member of a target that is wrong', async () => {
    const send = changedSender(
      shopSender(openShop()),
      'getBanners',
      (body: { data: { list: { target: unknown }[] } }) => ({
        ...body,
        data: {
          ...body.data,
          list: [
            { ...body.data.list[0], target: { kind: 'goods', id: '' } },
            { ...body.data.list[0], target: { kind: 'video' } },
          ],
        },
      }),
    );
    expect(
      (await check(send)).get('getBanners')?.violations.map(({ path, found, value }) => [path, found, value]),
    ).toEqual([
      ['data.list[0].target.id', 'string', '""'],
      ['data.list[1].target.kind', 'string', '"video"'],
    ]);
  });

  test('of the envelope is named', async () => {
    const bare = changedSender(shopSender(openShop()), 'getBanners', (body: { data: unknown }) => body.data);
    expect(problems(await check(bare))).toEqual(['getBanners wrong | getBanners: success expected true, got nothing']);
    const coded = changedSender(shopSender(openShop()), 'getServerInfo', (body: { data: unknown }) => ({
      ...body,
      code: '200',
    }));
    expect(problems(await check(coded))).toEqual([
      'getServerInfo wrong | getServerInfo: code expected 200, got string "200"',
    ]);
    const refused = changedSender(shopSender(openShop()), 'getBanners', () => ({ success: false, errorMessage: 'No' }));
    expect(problems(await check(refused))).toEqual([
      'getBanners failed | getBanners: errorCode expected string, got nothing | getBanners: showType expected integer, got nothing',
    ]);
  });
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

test('the minimum shop has 15 different calls of the contract', () => {
  expect(minimumShop.length).toBe(15);
  expect(new Set(minimumShop).size).toBe(15);
  expect(minimumShop.filter((name) => !(name in calls))).toEqual([]);
});

test('an aborted check stops before the next call', async () => {
  const stop = new AbortController();
  const sent: string[] = [];
  const send = shopSender(openShop(), ({ call }) => {
    sent.push(call.name);
    if (sent.length === 3) stop.abort();
  });
  const seen: string[] = [];
  const rows = await runCheck({ send, signal: stop.signal, onRow: ({ call }) => seen.push(call) });
  expect(sent).toHaveLength(3);
  expect(rows.map(({ call }) => call)).toEqual(sent);
  expect(seen).toEqual(sent);
});
