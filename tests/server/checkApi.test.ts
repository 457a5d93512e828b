/** `npm run check` as a program, and its options. */
import { openTestShop } from '../../mock/testing/openTestShop';
import { hasFaultyRows, rowLines, summaryLines } from '../../tools/check/checkApi/report';
import { readApiUrl } from '../../tools/config/apiUrl';
import type { CheckRow } from '../../tools/check/checkApi/runCheck';
import { serveOnPort, type HttpShop } from '../setup/httpShop';
import { killAll, runScript } from '../setup/serverProcess';

// Each program loads its sources first, which is slow on a busy machine.
jest.setTimeout(60_000);
let api: HttpShop;
/** Breaks the prices of the product page. */
let isBroken: boolean;
/** Whether the API has the pictures that it names. */
let hasPictures: boolean;

beforeAll(async () => {
  const { shop } = openTestShop();
  api = await serveOnPort({
    ...shop,
    handle(request) {
      const response = shop.handle(request);
      if (!hasPictures) {
        const moved = JSON.stringify(response.body).replaceAll('/pictures/', '/pictures/no-/');
        return { ...response, body: JSON.parse(moved) as unknown };
      }
      if (!isBroken || request.path !== '/api/home/goodsDetail') return response;
      const text = JSON.stringify(response.body).replaceAll(/"price":(\d+)/g, '"price":"$1"');
      return { ...response, body: JSON.parse(text) as unknown };
    },
  });
});
beforeEach(() => {
  isBroken = false;
  hasPictures = true;
});
afterAll(async () => {
  await killAll();
  await api.close();
});
const run = (...args: string[]) => runScript('check/checkApi.ts', args, {});

test('the program says what it does, prints one line for each call, and ends with code 0 when all work', async () => {
  const { code, output } = await run(api.origin);
  const lines = output.split('\n');
  expect(lines.slice(0, 2)).toEqual([api.origin, 'Reads only.']);
  expect(lines).toContain('* getGoodsDetail      GET /api/home/goodsDetail           works');
  expect(lines).toContain(
    '  getMyCoupons        GET /api/user/myCoupon              not tried    needs a session: --phone, --email or --token',
  );
  expect(lines).toContain('51 calls: 13 work, 38 not tried.');
  expect(lines).toContain('The rules behind the shapes were not tried: they place orders. --write tries them.');
  expect(code).toBe(0);
});

test('a wrong field ends it with code 1, and JSON names it', async () => {
  isBroken = true;
  const { code, output } = await run(api.origin, '--json', '--minimum', '--phone', '+1 (415) 555-0199', '--write');
  const { summary, calls }: { summary: object; calls: CheckRow[] } = JSON.parse(output);
  expect(summary).toMatchObject({ wrong: 1, failed: 0, missing: 0, unreachable: 0, minimum: 14 });
  expect(calls.filter(({ state }) => state === 'wrong')).toMatchObject([
    {
      call: 'getGoodsDetail',
      isMinimum: true,
      isTolerated: false,
      violations: [
        { path: 'data.price', expected: 'integer', found: 'string' },
        { path: 'data.skus[0].price', expected: 'integer', found: 'string' },
      ],
    },
  ]);
  expect(code).toBe(1);
});

test('a picture that does not load is named with its field', async () => {
  hasPictures = false;
  const { code, output } = await run(api.origin);
  expect(output).toContain(
    'getCategories: data.list[0].picture.src expected a picture that loads, got status 404 "/pictures/no-/',
  );
  expect(code).toBe(1);
});

test('an unknown option ends it with code 1 before anything is sent', async () => {
  const { code, output } = await run(api.origin, '--writes');
  expect(output.trim()).toBe(`Unknown option '--writes'. "npm run check -- --help" lists what it takes.`);
  expect(code).toBe(1);
});

test('the sum names the calls of the minimum shop that were not tried', () => {
  const row = { method: 'GET', path: '/api/x', isMinimum: true, isTolerated: false, violations: [] };
  const rows: CheckRow[] = [
    { ...row, call: 'getBanners', state: 'works' },
    { ...row, call: 'sendVerifyCode', state: 'notTried' },
    { ...row, call: 'getTickets', isMinimum: false, state: 'notTried' },
  ];
  const sum = '* The way from the home page to a paid order: the storefront can use 1 of its 15 calls.';
  expect(summaryLines(rows)).toEqual(['3 calls: 1 work, 2 not tried.', `${sum} Not tried: sendVerifyCode.`]);
  expect(summaryLines(rows.slice(0, 1))).toEqual(['1 calls: 1 work.', sum]);
});

test('an address keeps its path', () => {
  expect(readApiUrl(['https://shop.example/eu/'], 'x')).toBe('https://shop.example/eu');
});

test.each([
  [[], 'Say which API: npm run x -- https://api.example.com'],
  [['shop'], 'The API must be an address such as https://api.example.com, not "shop".'],
  [['ftp://shop'], 'The API must be an address such as https://api.example.com, not "ftp://shop".'],
  [
    ['https://shop.example?a=1'],
    'The API must be an address such as https://api.example.com, not "https://shop.example?a=1".',
  ],
  [['https://a.example', 'https://b.example'], 'There is one address too many: https://b.example'],
])('the address in %j is refused', (operands, message) => {
  expect(() => readApiUrl(operands, 'npm run x')).toThrow(message);
});

describe('a row', () => {
  const head = { call: 'getBanners', method: 'GET', path: '/api/home/banner', isMinimum: true } as const;
  const row = (rest: Partial<CheckRow>): CheckRow => ({
    ...head,
    state: 'works',
    violations: [],
    isTolerated: false,
    ...rest,
  });

  test.each([
    [row({ state: 'missing', status: 404 }), 'MISSING      status 404'],
    [
      row({ state: 'failed', status: 200, errorCode: 'ORDER_STATE', errorMessage: 'No.' }),
      'FAILED       status 200, ORDER_STATE "No."',
    ],
    [row({ state: 'unreachable', reason: 'connect ECONNREFUSED' }), 'NO RESPONSE  connect ECONNREFUSED'],
    [row({ state: 'wrong', isTolerated: true }), 'WRONG        the storefront leaves this out'],
    [
      row({ state: 'notTried', skip: { kind: 'needs', call: 'getOrders', what: 'order' } }),
      'not tried    needs an order, which getOrders did not return',
    ],
  ])('%#', (one, text) => {
    expect(rowLines(one)).toEqual([`* getBanners          GET /api/home/banner                ${text}`]);
    expect(hasFaultyRows([one], true)).toBe(one.state !== 'notTried');
    expect(hasFaultyRows([{ ...one, isMinimum: false }], true)).toBe(false);
  });
});
