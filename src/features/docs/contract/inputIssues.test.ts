import { calls } from '@/api/calls';
import { inputIssues } from './inputIssues';

test('missing fields and wrong values are named with their paths', () => {
  expect(
    inputIssues(calls.packGoods, {
      lines: [{ skuId: 'a', quantity: '2' }, { quantity: 1 }],
      couponId: 'best',
    }),
  ).toEqual([
    { path: 'lines.0.quantity', expected: 'number', found: '"2"' },
    { path: 'lines.1.skuId', expected: '"skuId"', found: undefined },
  ]);
});

test('an input that is no object is named by its kind', () => {
  expect(inputIssues(calls.getOrderDetail, 7)).toEqual([{ path: '', expected: 'Object', found: '7' }]);
  expect(inputIssues(calls.getOrderDetail, { id: ['a'] })).toEqual([
    { path: 'id', expected: 'string', found: 'Array' },
  ]);
  expect(inputIssues(calls.getOrderDetail, { id: 'a' })).toEqual([]);
});

test('a long value is shortened', () => {
  const input = { operationId: 'x'.repeat(100), orderId: 'o', expectedTotal: 1 };
  expect(inputIssues(calls.payOrder, input).map(({ path, found }) => [path, found])).toEqual([
    ['operationId', `"${'x'.repeat(59)}…`],
  ]);
});
