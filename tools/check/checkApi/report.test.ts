import { minimumShop } from './minimumShop';
import type { CheckRow } from './runCheck';
import { announcementOfCheck, hasFaultyRows, rowLines, summaryLines } from './report';

const row = (more: Partial<CheckRow>): CheckRow => ({
  call: 'getBanners',
  method: 'GET',
  path: '/api/home/banner',
  isMinimum: false,
  isTolerated: false,
  state: 'works',
  violations: [],
  ...more,
});
const detail = (more: Partial<CheckRow>) => rowLines(row(more))[0]?.slice(58);

describe('the line of a call', () => {
  test('is marked when the way to a paid order needs it', () => {
    const text = `getBanners          GET /api/home/banner                works`;
    expect(rowLines(row({}))).toEqual([`  ${text}`]);
    expect(rowLines(row({ isMinimum: true }))).toEqual([`* ${text}`]);
  });

  test.each<[Partial<CheckRow>, string]>([
    [{ state: 'wrong' }, 'WRONG        the storefront shows an error instead'],
    [{ state: 'wrong', isTolerated: true }, 'WRONG        the storefront leaves this out'],
    [{ state: 'missing', status: 404 }, 'MISSING      status 404'],
    [
      { state: 'failed', status: 409, errorCode: 'OUT_OF_STOCK', errorMessage: 'Sold out.' },
      'FAILED       status 409, OUT_OF_STOCK "Sold out."',
    ],
    [{ state: 'failed', status: 500, errorCode: 'INTERNAL' }, 'FAILED       status 500, INTERNAL'],
    [{ state: 'unreachable', reason: 'timeout' }, 'NO RESPONSE  timeout'],
    [{ state: 'notTried', skip: { kind: 'signIn' } }, 'not tried    needs a session: --phone, --email or --token'],
    [{ state: 'notTried', skip: { kind: 'write' } }, 'not tried    is a write: --write allows it'],
    [{ state: 'off', skip: { kind: 'off', part: 'wallet' } }, 'off          the shop is without wallet'],
    [{ state: 'notTried', skip: { kind: 'option', option: 'withdraw' } }, 'not tried    needs --write --withdraw'],
    [
      { state: 'notTried', skip: { kind: 'needs', call: 'getAddresses', what: 'address' } },
      'not tried    needs the address of this check, which getAddresses did not return',
    ],
  ])('says of %j: %s', (more, text) => {
    expect(detail(more)).toBe(text);
  });

  test('has each wrong field below it', () => {
    const violations = [
      { call: 'getBanners', path: 'data.price', expected: 'integer', found: 'string', value: '1', times: 1 },
    ] as const;
    const [, field] = rowLines(row({ state: 'wrong', violations }));
    expect(field).toMatch(/^ {6}\S.*data\.price/);
  });
});

describe('what the check is going to do', () => {
  const phone = '+14155550199';
  test.each([
    [{}, 'Reads only.'],
    [{ token: 't' }, 'Reads only. Uses the session of --token. Writes nothing else.'],
    [{ phone, code: '123' }, `Reads only. Signs in as ${phone} with the code 123. Writes nothing else.`],
    [
      { phone },
      `Reads only. Asks for a one-time code for ${phone} (the API sends an SMS) and signs in with it; an unknown phone becomes a new customer. Writes nothing else.`,
    ],
    [
      { token: 't', write: true },
      'Reads and writes. Uses the session of --token. Saves an address, places an order of one piece, pays it, cancels it and removes the address.',
    ],
    [
      { token: 't', write: true, redeemCode: 'A', withdraw: true, newPhone: '+1' },
      'Reads and writes. Uses the session of --token. Saves an address, places an order of one piece, pays it, cancels it and removes the address; redeems the code of --redeem; requests the smallest withdrawal; changes the phone to +1.',
    ],
  ])('is said before it: %j', (options, text) => {
    expect(announcementOfCheck(options)).toBe(text);
  });
});

describe('the figures', () => {
  test('count each state, and leave out those that do not occur', () => {
    const states = ['works', 'wrong', 'missing', 'failed', 'unreachable', 'off', 'notTried'] as const;
    expect(summaryLines(states.map((state) => row({ state })))[0]).toBe(
      '7 calls: 1 work, 1 wrong, 1 missing, 1 failed, 1 without response, 1 off, 1 not tried.',
    );
    expect(summaryLines([row({})])[0]).toBe('1 calls: 1 work.');
  });

  test('name the calls of the way to a paid order that were not tried', () => {
    const rows = [
      row({ state: 'notTried' }),
      row({ call: 'payOrder', isMinimum: true, state: 'notTried' }),
      row({ call: 'confirmOrder', isMinimum: true }),
    ];
    expect(summaryLines(rows)[1]).toBe(
      `* The way from the home page to a paid order: the storefront can use 1 of its ${minimumShop.length} calls. Not tried: payOrder.`,
    );
    expect(summaryLines([row({})])[1]).toMatch(/calls\.$/);
  });
});

test.each<[Partial<CheckRow>, boolean, boolean]>([
  [{}, false, false],
  [{ state: 'notTried', isMinimum: true }, false, false],
  [{ state: 'off' }, false, false],
  [{ state: 'wrong' }, true, false],
  [{ state: 'failed', isMinimum: true }, true, true],
  [{ state: 'unreachable' }, true, false],
  [{ state: 'missing', isMinimum: true }, true, true],
])('a check with %j is faulty: %s, for the minimum alone: %s', (more, isFault, isMinimumFault) => {
  const rows = [row({ isMinimum: true }), row(more)];
  expect([hasFaultyRows(rows, false), hasFaultyRows(rows, true)]).toEqual([isFault, isMinimumFault]);
});
