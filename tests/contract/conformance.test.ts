/** The rules behind the shapes of the contract: the demo shop keeps them, and each assertion of a rule is broken once. */
import { isCallExpression, isIdentifier, isMemberExpression, isNewExpression } from '@babel/types';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openTestShop } from '../../mock/testing/openTestShop';
import { calls } from '../../src/api/calls';
import { conformanceRules, runConformance } from '../../tools/check/conformance/rules';
import { shopSender } from '../setup/shopSender';
import { sourceTexts, withoutCase } from '../setup/sourceTexts';
import { accessCases } from './brokenApis/accessCases';
import { alertCases } from './brokenApis/alertCases';
import { bodyOf, minimumOnly, switching, type Case } from './brokenApis/brokenApi';
import { codeCases } from './brokenApis/codeCases';
import { deletionCases } from './brokenApis/deletionCases';
import { facetCases } from './brokenApis/facetCases';
import { giftCases } from './brokenApis/giftCases';
import { listCases } from './brokenApis/listCases';
import { having } from './brokenApis/mistake';
import { moneyCases } from './brokenApis/moneyCases';
import { notTried } from './brokenApis/notTriedCases';
import { orderCases } from './brokenApis/orderCases';
import { brokenBelow, kept } from './brokenApis/otherCases';
import { quoteCases } from './brokenApis/quoteCases';
import { returnCases } from './brokenApis/returnCases';
import { reviewCases } from './brokenApis/reviewCases';

const accounts = [{ phone: '+14155550134' }, { phone: '+14155550100' }] as const;
const openSender = () => shopSender(openTestShop({ seed: 'default', catalogue }).shop);
const broken = {
  ...accessCases,
  ...listCases,
  ...quoteCases,
  ...orderCases,
  ...moneyCases,
  ...codeCases,
  ...returnCases,
  ...alertCases,
  ...reviewCases,
  ...giftCases,
  ...facetCases,
  ...deletionCases,
  shapes: [
    [
      having('secondPicture', () => 7, 'getGoodsList'),
      'getGoodsList: data.list[0].secondPicture expected object, got ',
    ],
  ] satisfies readonly Case[],
};

/** Patterns of the messages of all assertions. Those that compare have the values after a colon. */
const assertionMessages = [
  'accessRules',
  'listRules',
  'quoteRules',
  'orderRules',
  'moneyRules',
  'codeRules',
  'conformanceContext',
].flatMap((name) =>
  sourceTexts(`tools/check/conformance/${name}.ts`, (node) => {
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
  expect(results).toHaveLength(conformanceRules.length);
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

test.each(notTried)('the rule %s is not tried: %s', async (id, reason, change) => {
  const results = await runConformance({ send: change(openSender()), accounts, only: [id] });
  expect(results).toMatchObject([{ id, state: 'notTried', reason }]);
});

test.each(conformanceRules.flatMap(({ id, parts = [] }) => parts.map((part) => [id, part] as const)))(
  'the rule %s is off in a shop without %s',
  async (id, part) => {
    const features = { facets: true, ...SHOP.features, [part]: false };
    const results = await runConformance({ send: switching(features)(openSender()), accounts, only: [id] });
    expect(results).toMatchObject([{ id, state: 'off', reason: `the shop is without ${part}` }]);
  },
);

test('the rules verify the minimum shop, and nothing of it is broken', async () => {
  const results = await runConformance({ send: minimumOnly(openSender()), accounts, isMinimum: true });
  expect(results.filter(({ state }) => state === 'broken' || state === 'notTried')).toEqual([]);
  expect(results.flatMap(({ id, state }) => (state === 'kept' ? [id] : []))).toEqual([
    'unauthorized',
    'foreignIds',
    'unknownIds',
    'productPages',
    'listFilters',
    'cardEqualsProduct',
    'quoteProblems',
    'addressNeeded',
    'quoteEqualsOrder',
    'deliveryOptions',
    'changedTotal',
    'orderOnce',
    'operationMismatch',
    'noOversale',
    'payOnce',
    'signInCodes',
    'shapes',
  ]);
  expect(results.find(({ id }) => id === 'cancelReturnsStock')?.reason).toBe('the API is without cancelOrder');
});

test('the rules name what is missing in a shop that should have everything', async () => {
  const send = minimumOnly(openSender());
  const results = await runConformance({ send, accounts, only: ['unauthorized', 'newestFirst'] });
  expect(results).toMatchObject([
    { id: 'unauthorized', state: 'kept' },
    { id: 'newestFirst', state: 'broken', reason: 'getOrders missing: status 404' },
  ]);
});

test('one sign-in of each customer and one address are enough, and a session needs no sign-in', async () => {
  const send = openSender();
  const sent: string[] = [];
  const counting: typeof send = (request) => {
    sent.push(request.call.name);
    return send(request);
  };
  const only = ['foreignIds', 'orderOnce', 'newestFirst'];
  const reported: string[] = [];
  await runConformance({
    send: counting,
    accounts,
    only,
    onResult: ({ id, state }) => reported.push(`${id} ${state}`),
  });
  expect(reported).toEqual(['foreignIds kept', 'newestFirst kept', 'orderOnce kept']);
  const count = (name: string) => sent.filter((one) => one === name).length;
  // Those of saveAddress are the refused tries of the second customer.
  expect(['loginWithVerifyCode', 'getAddresses', 'saveAddress', 'getGoodsList'].map(count)).toEqual([2, 1, 2, 1]);
  // What a rule placed is cancelled at its end, once.
  expect([count('confirmOrder'), count('getOrderDetail')]).toEqual([4, 5]);

  const { text = '' } = (await send({ call: calls.sendVerifyCode, input: { phone: '+14155550100' }, token: '' })) as {
    text?: string;
  };
  const { demoCode } = JSON.parse(text).data;
  const session = await send({
    call: calls.loginWithVerifyCode,
    input: { phone: '+14155550100', code: demoCode },
    token: '',
  });
  sent.length = 0;
  const [result] = await runConformance({
    send: counting,
    accounts: [{ token: String(bodyOf(session).data['token']) }, {}],
    only: ['orderOnce'],
  });
  expect([result?.state, count('sendVerifyCode'), count('confirmOrder')]).toEqual(['kept', 0, 2]);
});

test('each assertion of each rule is broken once above', () => {
  expect(Object.keys(broken)).toEqual(conformanceRules.map(({ id }) => id));
  expect(assertionMessages.length).toBeGreaterThan(60);
  const said = reasons.flatMap((reason) => [reason, reason.replace(/: expected .*/s, '')]);
  expect(withoutCase(assertionMessages, said)).toEqual([]);
});
