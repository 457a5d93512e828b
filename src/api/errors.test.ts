import {
  type BusinessEnvelope,
  BusinessError,
  isOutcomeKnown,
  MalformedResponseError,
  numberInErrorData,
  toApiError,
  type ApiError,
} from './errors';

const axiosError = (parts: object) => Object.assign(new Error('x'), parts);

describe('toApiError', () => {
  test.each<[string, unknown, ApiError]>([
    [
      'a business error',
      new BusinessError({ success: false, errorCode: 'CODE_WRONG', errorMessage: 'No', data: { triesLeft: 2 } }),
      { kind: 'business', errorCode: 'CODE_WRONG', message: 'No', data: { triesLeft: 2 } },
    ],
    [
      'an ended session, by error code',
      new BusinessError({ success: false, errorCode: 'UNAUTHORIZED' }),
      { kind: 'unauthorized' },
    ],
    ['an ended session, by HTTP status', axiosError({ response: { status: 401 } }), { kind: 'unauthorized' }],
    [
      'a status outside 200–299',
      axiosError({ response: { status: 502, data: '<html>' } }),
      { kind: 'status', status: 502 },
    ],
    [
      'a business error in the body of a 4xx',
      axiosError({ response: { status: 409, data: { success: false, errorCode: 'ORDER_STATE', errorMessage: 'm' } } }),
      { kind: 'business', errorCode: 'ORDER_STATE', message: 'm', data: undefined },
    ],
    ...[500, 503, 599].map((status): [string, unknown, ApiError] => [
      `no business error in the body of a ${status}, because a failed server may have done the work`,
      axiosError({ response: { status, data: { success: false, errorCode: 'ORDER_STATE', errorMessage: 'm' } } }),
      { kind: 'status', status },
    ]),
    ...[
      ['without a success that is false', { errorCode: 'ORDER_STATE', errorMessage: 'm' }],
      ['without an error code', { success: false, errorCode: '', errorMessage: 'm' }],
      ['without an object', null],
    ].map(([what, data]): [string, unknown, ApiError] => [
      `no business error in the body of a 4xx ${String(what)}`,
      axiosError({ response: { status: 409, data } }),
      { kind: 'status', status: 409 },
    ]),
    [
      'an ended session, by the error code in the body of a 4xx',
      axiosError({ response: { status: 403, data: { success: false, errorCode: 'UNAUTHORIZED' } } }),
      { kind: 'unauthorized' },
    ],
    ['no connection', axiosError({ request: {}, code: 'ERR_NETWORK' }), { kind: 'noResponse', cause: 'network' }],
    ['a time-out', axiosError({ request: {}, code: 'ECONNABORTED' }), { kind: 'noResponse', cause: 'timeout' }],
    [
      'a time-out of the system',
      axiosError({ request: {}, code: 'ETIMEDOUT' }),
      { kind: 'noResponse', cause: 'timeout' },
    ],
    [
      'a time-out of the client',
      axiosError({ request: {}, code: 'ECONNABORTED', config: { timeout: 5_000 } }),
      { kind: 'noResponse', cause: 'timeout' },
    ],
    ['a request that could not be made', axiosError({ code: 'ERR_INVALID_URL' }), { kind: 'request' }],
    ['an abort', axiosError({ code: 'ERR_CANCELED' }), { kind: 'noResponse', cause: 'aborted' }],
    [
      'a request that the browser stopped',
      axiosError({ request: {}, code: 'ECONNABORTED', config: { timeout: 0 } }),
      { kind: 'noResponse', cause: 'aborted' },
    ],
    [
      'a message and a code that are no text',
      new BusinessError({ success: false, errorCode: 7, errorMessage: { a: 1 } } as unknown as BusinessEnvelope),
      { kind: 'business', errorCode: '', message: '', data: undefined },
    ],
    ['a malformed response', new MalformedResponseError('getOrders: list'), { kind: 'malformed' }],
    ['a request that was not sent', new TypeError('x'), { kind: 'request' }],
  ])('%s', (_name, thrown, error) => expect(toApiError(thrown)).toEqual(error));
});

describe('isOutcomeKnown', () => {
  const known: ApiError[] = [
    { kind: 'business', errorCode: 'SOLD', message: '', data: null },
    { kind: 'unauthorized' },
    { kind: 'status', status: 400 },
    { kind: 'status', status: 499 },
    { kind: 'request' },
  ];
  const unknown: ApiError[] = [
    { kind: 'noResponse', cause: 'network' },
    { kind: 'noResponse', cause: 'timeout' },
    { kind: 'noResponse', cause: 'aborted' },
    { kind: 'malformed' },
    { kind: 'status', status: 304 },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 408 },
    { kind: 'business', errorCode: 'INTERNAL', message: '', data: null },
    { kind: 'business', errorCode: 'OPERATION_MISMATCH', message: '', data: null },
  ];
  test.each(known)('is true for %j', (error) => expect(isOutcomeKnown(error)).toBe(true));
  test.each(unknown)('is false for %j', (error) => expect(isOutcomeKnown(error)).toBe(false));
});

test('numberInErrorData returns a field of the data only when it is a number', () => {
  const businessError = (data: unknown): ApiError => ({
    kind: 'business',
    errorCode: 'RESEND_TOO_SOON',
    message: '',
    data,
  });
  expect(numberInErrorData(businessError({ waitMs: 5000 }), 'waitMs')).toBe(5000);
  expect(numberInErrorData(businessError({ waitMs: '5000' }), 'waitMs')).toBeUndefined();
  expect(numberInErrorData(businessError(null), 'waitMs')).toBeUndefined();
  expect(numberInErrorData(businessError({ triesLeft: 2, waitMs: 5000 }), 'waitMs')).toBe(5000);
  expect(numberInErrorData({ kind: 'request' }, 'waitMs')).toBeUndefined();
  expect(numberInErrorData(undefined, 'waitMs')).toBeUndefined();
});
