/** Which errors are announced, and which are left to the screen. */
import { loadLocale } from '@/lib/i18n';
import { announced } from '../../tests/setup/announced';
import { BusinessError, NotSentError, toApiError } from './errors';
import { showError, type ErrorHandling } from './requestConfig';

beforeAll(() => loadLocale('en'));
afterEach(() => jest.restoreAllMocks());

const businessError = (showType: number, errorCode = 'E1', errorMessage = 'No luck') =>
  new BusinessError({ success: false, errorCode, errorMessage, showType });

describe('of the business errors of a form, which shows all of them', () => {
  test.each([
    ['E1', 1, [], true],
    ['E1', 2, [], true],
    ['E1', 3, ['notification E1 | No luck'], undefined],
    ['INTERNAL', 2, ['error No luck'], undefined],
  ])('%s with show type %d announces %j', (errorCode, showType, expected, isOnScreen) => {
    const error = businessError(showType, errorCode);
    showError(error, { ownErrors: 'all' });
    expect(announced).toEqual(expected);
    expect(toApiError(error)).toMatchObject({ isOnScreen });
  });
});

test('a business error without a message is announced as a request error', () => {
  showError(businessError(2, 'E1', ''));
  expect(announced).toEqual(['error Request error, please retry.']);
});

test('an error that the caller handles is not announced', () => {
  const error = businessError(2);
  const handled: unknown[] = [];
  showError(error, { isHandled: (thrown) => handled.push(thrown) > 0 });
  expect([handled, announced]).toEqual([[error], []]);
});

test.each<[string, ErrorHandling, string[]]>([
  ['a read', {}, []],
  ['a write', { isWrite: true }, ['error Request error, please retry.']],
  ['a form', { isWrite: true, ownErrors: 'all' }, []],
])('offline, what was not sent is announced for a write only: %s', (_, handling, expected) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showError(new NotSentError(), handling);
  expect(announced).toEqual(expected);
});

test('a business error in the body of a 4xx is left to the screen as well', () => {
  const data = { success: false, errorCode: 'E1', errorMessage: 'No luck', showType: 2 };
  const error = Object.assign(new Error('x'), { response: { status: 409, data } });
  showError(error, { ownErrors: 'all' });
  expect(announced).toEqual([]);
  expect(toApiError(error)).toMatchObject({ kind: 'business', message: 'No luck', isOnScreen: true });
});
