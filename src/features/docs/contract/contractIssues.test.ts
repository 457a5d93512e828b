import { calls } from '@/api/calls';
import { deviationsFrom, deviationsOfAnswer, isRefusal } from './contractIssues';

describe('the deviations of an input', () => {
  test('are missing fields and wrong values, each with its path', () => {
    expect(
      deviationsFrom(calls.packGoods.input, {
        lines: [{ skuId: 'a', quantity: '2' }, { quantity: 1 }],
        couponId: 'best',
      }),
    ).toEqual([
      { path: 'lines.0.quantity', expected: 'number', found: '"2"' },
      { path: 'lines.1.skuId', expected: undefined, found: undefined },
    ]);
  });

  test('name the kind of a value that is no object', () => {
    expect(deviationsFrom(calls.getOrderDetail.input, [1], 'input')).toEqual([
      { path: 'input.id', expected: undefined, found: undefined },
    ]);
    expect(deviationsFrom(calls.getOrderDetail.input, 7)).toEqual([{ path: '', expected: 'Object', found: '7' }]);
  });

  test('shorten a long value', () => {
    const [deviation] = deviationsFrom(calls.payOrder.input, {
      operationId: 'x'.repeat(100),
      orderId: 'o',
      expectedTotal: 1,
    });
    expect(deviation?.path).toBe('operationId');
    expect(deviation?.found).toBe(`"${'x'.repeat(59)}…`);
  });
});

describe('the deviations of an answer', () => {
  test('are those of the envelope and of the data', () => {
    expect(deviationsOfAnswer(calls.getCategories, { success: true, data: { list: [], total: 0 } })).toEqual([]);
    expect(
      deviationsOfAnswer(calls.getCategories, {
        success: true,
        data: { list: [{ id: 'tea', name: 7, picture: { src: '/a.webp' }, goodsCount: 2 }] },
      }),
    ).toEqual([
      { path: 'data.list.0.name', expected: 'string', found: '7' },
      { path: 'data.total', expected: undefined, found: undefined },
    ]);
    expect(deviationsOfAnswer(calls.getServerInfo, { code: '200', data: null })[0]).toEqual({
      path: 'code',
      expected: '200',
      found: '"200"',
    });
  });

  test('are those of the error envelope when the API refuses', () => {
    const refusal = { success: false, errorCode: 'NOT_FOUND', errorMessage: 'No.', showType: 2, data: null };
    expect(isRefusal(calls.getOrderDetail, refusal)).toBe(true);
    expect(deviationsOfAnswer(calls.getOrderDetail, refusal)).toEqual([]);
    expect(deviationsOfAnswer(calls.getOrderDetail, { ...refusal, showType: 5, errorCode: undefined })).toEqual([
      { path: 'errorCode', expected: undefined, found: undefined },
      { path: 'showType', expected: '(0 | 1 | 2 | 3 | 9)', found: '5' },
    ]);
    expect(isRefusal(calls.getServerInfo, { code: 500, data: null })).toBe(true);
    expect(deviationsOfAnswer(calls.getServerInfo, { code: 500, data: null })).toEqual([]);
  });

  test('are the whole value without JSON', () => {
    expect(deviationsOfAnswer(calls.getCategories, undefined)).toEqual([
      { path: '', expected: undefined, found: undefined },
    ]);
  });
});
