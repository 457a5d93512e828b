/** The demo shop answers with no error that the table does not list for the call. */
import { openTestShop } from '../../mock/testing/openTestShop';
import { calls } from '../../src/api/calls';
import { errorTable, errorsOf, isListedError } from '../../src/api/errorTable';
import { errorCodes } from '../../src/api/schema/errorCode';

test('the table has every error code, and each of its calls exists', () => {
  expect(Object.keys(errorTable).sort()).toEqual(Object.keys(errorCodes).sort());
  const named = Object.values(errorTable).flatMap((row) => (typeof row.calls === 'string' ? [] : row.calls));
  expect(named.filter((name) => !(name in calls))).toEqual([]);
});

test('a call has the errors of its kind and its own', () => {
  expect(errorsOf(calls.getBanners).map(({ errorCode }) => errorCode)).toEqual(['INTERNAL']);
  expect(errorsOf(calls.getAddresses).map(({ errorCode }) => errorCode)).toEqual(['UNAUTHORIZED', 'INTERNAL']);
  expect(errorsOf(calls.withdraw).map(({ errorCode }) => errorCode)).toEqual([
    'UNAUTHORIZED',
    'VALIDATION',
    'OPERATION_MISMATCH',
    'BALANCE_SHORT',
    'BELOW_MINIMUM',
    'INTERNAL',
  ]);
  expect(isListedError(calls.getBanners, 'CODE_WRONG')).toBe(false);
});

test('an error that the table does not list for the call fails every test of the demo shop', () => {
  const row: { calls: unknown } = errorTable.NOT_FOUND;
  const listed = row.calls;
  row.calls = ['getArticle'];
  try {
    expect(() => openTestShop().visitor().send('getGoodsDetail', { id: 'unknown' })).toThrow(
      'getGoodsDetail answers with NOT_FOUND, which src/api/errorTable.ts does not list',
    );
  } finally {
    row.calls = listed;
  }
});
