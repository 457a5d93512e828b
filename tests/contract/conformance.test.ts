/** The rules behind the shapes of the contract: the demo shop keeps them, and each assertion of a rule is broken once. */
import { isCallExpression, isIdentifier, isMemberExpression, isNewExpression } from '@babel/types';
import { catalogue } from '../../mock/shop/catalogue';
import { openTestShop } from '../../mock/shop/testing/openTestShop';
import { rules, runConformance } from '../../tools/conformance/rules';
import { shopSender } from '../setup/shopSender';
import { sourceTexts, withoutCase } from '../setup/sourceTexts';
import { accessCases } from './brokenApis/accessCases';
import { answering, bodyOf, instead, refusal, refusing, respond, type Break, type Case } from './brokenApis/brokenApi';
import { moneyCases } from './brokenApis/moneyCases';
import { orderCases } from './brokenApis/orderCases';

const accounts = [{ phone: '+14155550134' }, { phone: '+14155550100' }] as const;
const openSender = () => shopSender(openTestShop({ seed: 'default', catalogue }).shop);
const broken = { ...accessCases, ...orderCases, ...moneyCases };

/** APIs that break what every rule relies on. */
const brokenBelow: readonly (readonly [rule: string, ...Case])[] = [
  [
    'quoteEqualsOrder',
    (send) =>
      answering('saveAddress', (data) => ({ ...data, savedId: null }))(
        answering('getAddresses', (data) => ({ ...data, list: [], total: 0 }))(send),
      ),
    'saveAddress returned no savedId for a new address',
  ],
  [
    'unknownIds',
    instead('getArticle', 'NOT_FOUND', () => refusal('INTERNAL', 500)),
    'getArticle failed: status 500, INTERNAL',
  ],
  [
    'orderPages',
    (send) => async (request) => (request.call.name === 'getOrders' ? refusal('INTERNAL', 500) : send(request)),
    'getOrders failed: status 500, INTERNAL',
  ],
  [
    'orderPages',
    (send) => async (request) => (request.call.name === 'getOrders' ? respond([]) : send(request)),
    'getOrders: the body expected object, got list []',
  ],
];

/** APIs that keep a rule in another way than the demo shop. */
const kept: readonly (readonly [rule: string, change: Break])[] = [
  [
    'unauthorized',
    (send) => async (request) => {
      const response = await send(request);
      return bodyOf(response).errorCode === 'UNAUTHORIZED' ? respond({}, 401) : response;
    },
  ],
  [
    'unauthorized',
    (send) => async (request) => {
      const response = await send(request);
      return bodyOf(response).errorCode === 'UNAUTHORIZED' ? refusal('UNAUTHORIZED') : response;
    },
  ],
  ['redeemOnce', refusing('exchangeCode', 'CODE_LIMIT', 'CODE_USED')],
];

/** Patterns of the messages of all assertions. Those that compare have the values after a colon. */
const assertionMessages = ['accessRules', 'orderRules', 'moneyRules', 'bench'].flatMap((name) =>
  sourceTexts(`tools/conformance/${name}.ts`, (node) => {
    if (isNewExpression(node)) return isIdentifier(node.callee, { name: 'RuleBroken' }) ? [node.arguments[0]] : [];
    if (!isCallExpression(node)) return [];
    const { callee, arguments: args } = node;
    if (isIdentifier(callee, { name: 'expectRule' })) return [args[1]];
    if (isIdentifier(callee, { name: 'expectSame' }) || isIdentifier(callee, { name: 'expectCode' })) return [args[2]];
    return isMemberExpression(callee) && isIdentifier(callee.property, { name: 'refused' }) ? [args[2]] : [];
  }),
);

test('the demo shop keeps every rule', async () => {
  const results = await runConformance({ send: openSender(), accounts });
  expect(results.filter(({ state }) => state !== 'kept')).toEqual([]);
  expect(results).toHaveLength(rules.length);
});

const cases = [
  ...Object.entries(broken).flatMap(([id, all]) => all.map(([breakRule, reason]) => [id, reason, breakRule] as const)),
  ...brokenBelow.map(([id, breakRule, reason]) => [id, reason, breakRule] as const),
];
const reasons: string[] = [];

test.each(cases)('an API that breaks %s is found out: %s', async (id, reason, breakRule) => {
  const [result] = await runConformance({ send: breakRule(openSender()), accounts, only: [id] });
  expect([result?.state, result?.reason?.slice(0, reason.length)]).toEqual(['broken', reason]);
  reasons.push(result?.reason ?? '');
});

test.each(kept)('an API may keep %s in another way', async (id, change) => {
  const results = await runConformance({ send: change(openSender()), accounts, only: [id] });
  expect(results).toMatchObject([{ id, state: 'kept' }]);
});

test('each assertion of each rule is broken once above', () => {
  expect(Object.keys(broken)).toEqual(rules.map(({ id }) => id));
  expect(assertionMessages.length).toBeGreaterThan(60);
  const said = reasons.flatMap((reason) => [reason, reason.replace(/: expected .*/s, '')]);
  expect(withoutCase(assertionMessages, said)).toEqual([]);
});
