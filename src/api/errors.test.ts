import { BizError, isOutcomeKnown, MalformedAnswerError, numberIn, toProblem, type Problem } from './errors';

const lineError = (parts: object) => Object.assign(new Error('x'), parts);

describe('what a call threw', () => {
  test.each<[string, unknown, Problem]>([
    ['a business error', new BizError({ success: false, errorCode: 'CODE_WRONG', errorMessage: 'No', data: { triesLeft: 2 } }), { kind: 'business', errorCode: 'CODE_WRONG', message: 'No', data: { triesLeft: 2 } }],
    ['a session that ended, by code', new BizError({ success: false, errorCode: 'UNAUTHORIZED' }), { kind: 'unauthorized' }],
    ['a session that ended, by status', lineError({ response: { status: 401 } }), { kind: 'unauthorized' }],
    ['a status outside 200–299', lineError({ response: { status: 502, data: '<html>' } }), { kind: 'status', status: 502 }],
    ['a refusal in the body of a 4xx', lineError({ response: { status: 409, data: { success: false, errorCode: 'ORDER_STATE', errorMessage: 'm' } } }), { kind: 'business', errorCode: 'ORDER_STATE', message: 'm', data: undefined }],
    ['no connection', lineError({ request: {}, code: 'ERR_NETWORK' }), { kind: 'noResponse', cause: 'network' }],
    ['a time-out', lineError({ request: {}, code: 'ECONNABORTED' }), { kind: 'noResponse', cause: 'timeout' }],
    ['an abort', lineError({ code: 'ERR_CANCELED' }), { kind: 'noResponse', cause: 'aborted' }],
    ['an answer that makes no sense', new MalformedAnswerError('getOrders: list'), { kind: 'malformed' }],
    ['a request that could not be made', new TypeError('x'), { kind: 'request' }],
  ])('%s', (_name, thrown, problem) => expect(toProblem(thrown)).toEqual(problem));
});

describe('after a write', () => {
  const known: Problem[] = [{ kind: 'business', errorCode: 'SOLD', message: '', data: null }, { kind: 'unauthorized' }, { kind: 'status', status: 404 }, { kind: 'request' }];
  const unknown: Problem[] = [
    { kind: 'noResponse', cause: 'network' }, { kind: 'noResponse', cause: 'timeout' }, { kind: 'noResponse', cause: 'aborted' },
    { kind: 'malformed' }, { kind: 'status', status: 500 }, { kind: 'status', status: 408 }, { kind: 'business', errorCode: 'INTERNAL', message: '', data: null },
  ];
  test.each(known)('%j is a known outcome', (problem) => expect(isOutcomeKnown(problem)).toBe(true));
  test.each(unknown)('%j is not', (problem) => expect(isOutcomeKnown(problem)).toBe(false));
});

test('figures of a refusal are read only when they are numbers', () => {
  const refusal = (data: unknown): Problem => ({ kind: 'business', errorCode: 'RESEND_TOO_SOON', message: '', data });
  expect(numberIn(refusal({ waitMs: 5000 }), 'waitMs')).toBe(5000);
  expect(numberIn(refusal({ waitMs: '5000' }), 'waitMs')).toBeUndefined();
  expect(numberIn(refusal(null), 'waitMs')).toBeUndefined();
});
