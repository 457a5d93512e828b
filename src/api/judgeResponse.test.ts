import { isCallExpression, isConditionalExpression, isIdentifier, isObjectProperty } from '@babel/types';
import { sourceTexts, withoutCase } from '../../tests/setup/sourceTexts';
import { calls, type CallName } from './calls';
import { judgeResponse, type JudgedState } from './judgeResponse';
import { violationText } from './violations';

const envelope = { success: false, errorCode: 'BUSY', errorMessage: 'Busy', showType: 1 };
const page = 'an HTML page instead of JSON';
/** Responses with one thing wrong, and what is said about each. */
const judged: readonly (readonly [CallName, status: number, body: string | object | null, JudgedState, string])[] = [
  ['getBanners', 200, [], 'wrong', 'getBanners: the body expected object, got list []'],
  ['getBanners', 200, { ok: 1 }, 'wrong', 'getBanners: success expected true, got nothing'],
  ['getServerInfo', 200, { code: '200' }, 'wrong', 'getServerInfo: code expected 200, got string "200"'],
  ['getServerInfo', 200, { code: 503 }, 'failed', ''],
  [
    'getBanners',
    500,
    { success: true, data: { list: [], total: 0 } },
    'wrong',
    'getBanners: the HTTP status expected 200, got number 500',
  ],
  ['getBanners', 299, { success: true, data: { list: [], total: 0 } }, 'works', ''],
  [
    'getBanners',
    200,
    { success: true, data: { list: [] } },
    'wrong',
    'getBanners: data.total expected integer, got nothing',
  ],
  [
    'getBanners',
    200,
    { ...envelope, errorCode: undefined },
    'failed',
    'getBanners: errorCode expected string, got nothing',
  ],
  ['getBanners', 200, { ...envelope, errorCode: '' }, 'failed', 'getBanners: errorCode expected string, got string ""'],
  [
    'getBanners',
    200,
    { ...envelope, errorMessage: 7 },
    'failed',
    'getBanners: errorMessage expected string, got number 7',
  ],
  [
    'getBanners',
    200,
    { ...envelope, showType: '1' },
    'failed',
    'getBanners: showType expected integer, got string "1"',
  ],
  ['getBanners', 200, envelope, 'failed', ''],
  ['getBanners', 404, { ...envelope, errorCode: 'NOT_FOUND' }, 'missing', ''],
  ['getBanners', 404, envelope, 'failed', ''],
  ['getBanners', 501, '', 'missing', ''],
  ['getBanners', 200, '', 'failed', 'no body'],
  ['getBanners', 200, 'hello', 'failed', 'a body that is no JSON'],
  ['getBanners', 200, ' <!DOCTYPE html>', 'missing', page],
  ['getBanners', 300, '<html>', 'failed', page],
];

test.each(judged)('%s with status %i and %j is judged as %s: %s', (name, status, body, state, said) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const found = judgeResponse(calls[name], { kind: 'response', status, text });
  expect([found.state, ...found.violations.map(violationText), found.reason ?? ''].filter(Boolean)).toEqual(
    [state, said].filter(Boolean),
  );
});

test('each thing that can be said about a response has one that is wrong in this way', () => {
  const said = sourceTexts('src/api/judgeResponse.ts', (node) => {
    if (isConditionalExpression(node)) return [node.consequent, node.alternate];
    if (isObjectProperty(node)) return isIdentifier(node.key, { name: 'reason' }) ? [node.value] : [];
    return isCallExpression(node) && isIdentifier(node.callee, { name: 'violationAt' }) ? [node.arguments[1]] : [];
  });
  expect(said.length).toBeGreaterThan(6);
  const cases = judged.map(([, , , , text]) => text.replace(/^get\w+: (.*) expected .*$/, '$1'));
  expect(withoutCase(said, cases)).toEqual([]);
});
