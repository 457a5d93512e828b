import { waitBeforeAsking } from './askAgain';
import { BizError, MalformedAnswerError } from './errors';

const failed = (parts: object) => Object.assign(new Error('x'), parts);
const broken = (status: number, headers: object = {}) => failed({ request: {}, response: { status, headers } });
const noLine = failed({ request: {}, code: 'ERR_NETWORK' });

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => jest.restoreAllMocks());

describe('a read is asked again', () => {
  test.each([
    ['no connection', noLine],
    ['429', broken(429)],
    ['502', broken(502)],
    ['503', broken(503)],
    ['504', broken(504)],
  ])('after %s', (_name, error) => expect(waitBeforeAsking(error, 800)).toBe(400));

  test.each([
    ['the shop broke in itself', broken(500)],
    ['it is not there', broken(404)],
    ['the session ended', broken(401)],
    ['the shop said no', new BizError({ success: false, errorCode: 'NOT_FOUND' })],
    ['the answer makes no sense', new MalformedAnswerError('getOrders: list')],
    ['the customer left', failed({ request: {}, code: 'ERR_CANCELED' })],
    ['the request could not be made', new TypeError('x')],
  ])('but not when %s', (_name, error) => expect(waitBeforeAsking(error, 800)).toBeUndefined());

  test('but not while the device has no connection', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(waitBeforeAsking(noLine, 800)).toBeUndefined();
  });

  test.each([
    [0, 0],
    [0.999, 799.2],
  ])('after a pause drawn from all of it: %d of it is %d ms', (drawn, ms) => {
    jest.spyOn(Math, 'random').mockReturnValue(drawn);
    expect(waitBeforeAsking(noLine, 800)).toBeCloseTo(ms);
  });
});

describe('Retry-After', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  test.each([
    ['3', 3_400],
    ['0', 400],
    ['5', 5_400],
    ['Fri, 20 Nov 2026 10:00:02 GMT', 2_400],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 400],
    ['soon', 400],
    ['', 400],
    ['-4', 400],
  ])('%j is honoured: after %d ms', (header, ms) => expect(waitBeforeAsking(broken(503, { 'retry-after': header }), 800)).toBe(ms));

  test.each(['6', '120', '999999999999999999999', 'Fri, 20 Nov 2026 10:01:00 GMT'])('%j is longer than anybody is kept waiting: the fault is told at once', (header) =>
    expect(waitBeforeAsking(broken(429, { 'retry-after': header }), 800)).toBeUndefined());
});
