import { getRetryDelay } from './retryPolicy';
import { BusinessError, MalformedResponseError } from './errors';

const failed = (parts: object) => Object.assign(new Error('x'), parts);
const broken = (status: number, headers: object = {}) => failed({ request: {}, response: { status, headers } });
const networkError = failed({ request: {}, code: 'ERR_NETWORK' });

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => jest.restoreAllMocks());

describe('getRetryDelay', () => {
  test.each([
    ['a network error', networkError],
    ['429', broken(429)],
    ['502', broken(502)],
    ['503', broken(503)],
    ['504', broken(504)],
  ])('returns a delay after %s', (_name, error) => expect(getRetryDelay(error, 800)).toBe(400));

  test.each([
    ['HTTP 500', broken(500)],
    ['HTTP 404', broken(404)],
    ['HTTP 401', broken(401)],
    ['a business error', new BusinessError({ success: false, errorCode: 'NOT_FOUND' })],
    ['a malformed response', new MalformedResponseError('getOrders: list')],
    ['an abort', failed({ request: {}, code: 'ERR_CANCELED' })],
    ['a request that was not sent', new TypeError('x')],
    ['a request that could not be made', failed({ code: 'ERR_INVALID_URL' })],
  ])('returns undefined after %s', (_name, error) => expect(getRetryDelay(error, 800)).toBeUndefined());

  test('returns undefined while the device is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(getRetryDelay(networkError, 800)).toBeUndefined();
  });

  test.each([
    [0, 0],
    [0.999, 799.2],
  ])('returns a random share of the maximum delay: %d gives %d ms', (drawn, ms) => {
    jest.spyOn(Math, 'random').mockReturnValue(drawn);
    expect(getRetryDelay(networkError, 800)).toBeCloseTo(ms);
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
  ])('%j gives a delay of %d ms', (header, ms) =>
    expect(getRetryDelay(broken(503, { 'retry-after': header }), 800)).toBe(ms),
  );

  test.each(['6', '120', '999999999999999999999', 'Fri, 20 Nov 2026 10:01:00 GMT'])(
    '%j is longer than the maximum: no retry',
    (header) => expect(getRetryDelay(broken(429, { 'retry-after': header }), 800)).toBeUndefined(),
  );
});
