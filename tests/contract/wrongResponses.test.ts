/** How a check names what a response has where the contract expects something else. */
import { runCheck } from '../../tools/check/checkApi/runCheck';
import type { SendCall } from '../../tools/config/apiTransport';
import { violationText } from '../../src/api/violations';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openTestShop } from '../../mock/testing/openTestShop';
import { changedSender, shopSender } from '../setup/shopSender';

const openShop = () => openTestShop({ seed: 'default', catalogue }).shop;
const check = async (send: SendCall) => new Map((await runCheck({ send })).map((row) => [row.call, row]));

/** The rows that are not as they should be, as text. */
const problems = (rows: Awaited<ReturnType<typeof check>>) =>
  [...rows.values()].flatMap(({ call, state, violations }) =>
    state === 'works' || state === 'notTried'
      ? []
      : [`${call} ${state}${violations.map((one) => ` | ${violationText(one)}`).join('')}`],
  );

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
