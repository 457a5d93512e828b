import { cleanMessage, cleanSearch, cleanStack } from './withoutPersonalData';

test.each([
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
  ['Bad phone +1 (415) 555-0199 of ada@shop.example', 'Bad phone [number] of [email]'],
  ['No order P-204417', 'No order [code]'],
  [
    'Request https://api.shop.example/user/order?id=o1&token=abc failed',
    'Request https://api.shop.example/user/order failed',
  ],
  ['GET /api/user/order/detail?id=o1 failed with 503', 'GET /api/user/order/detail failed with 503'],
  ['Token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'Token [code].[code].[code]'],
  ['Order 0193f6a2-4b1c-7d2e-8f3a-9b4c5d6e7f80', 'Order [code]'],
])('the message %j becomes %j', (message, clean) => {
  expect(cleanMessage(message)).toBe(clean);
});

test('a message has an end', () => {
  expect(cleanMessage('no '.repeat(200))).toHaveLength(200);
});

test('a stack keeps the places in files and nothing else', () => {
  expect(
    cleanStack(
      [
        'Error: no order of ada@shop.example',
        '    at pay (https://shop.example/umi.0a1b2c3d.js?v=1:1:2345)',
        '    at https://shop.example/12.async.js:3:4',
        '    at new Promise (<anonymous>)',
      ].join('\n'),
    ),
  ).toBe('at pay (https://shop.example/umi.0a1b2c3d.js:1:2345)\nat https://shop.example/12.async.js:3:4');
  expect(cleanStack('pay@https://shop.example/umi.0a1b2c3d.js:1:2345\nada@shop.example\n')).toBe(
    'pay@https://shop.example/umi.0a1b2c3d.js:1:2345',
  );
  expect(cleanStack(undefined)).toBeUndefined();
});

test('the text of a search is short and names no person', () => {
  expect(cleanSearch(' tea for ada@shop.example, call 415 555 0199 ')).toBe('tea for [email], call [number]');
  expect(cleanSearch('tea 2026')).toBe('tea 2026');
  expect(cleanSearch('x'.repeat(80))).toHaveLength(40);
});
