/** Each refusal and problem of the contract is caused by the rule that is named for it. */
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openTestShop } from '../../mock/testing/openTestShop';
import { ineligibility } from '../../src/api/coupons';
import { quotedLine } from '../../src/api/packs';
import { errorCodes } from '../../src/api/schema/errorCode';
import { causesOfErrors, causesOfIneligibility, causesOfProblems } from '../../tools/check/conformance/causes';
import { runConformance } from '../../tools/check/conformance/rules';
import type { SendCall } from '../../tools/config/apiTransport';
import { shopSender } from '../setup/shopSender';

const accounts = [{ phone: '+14155550134' }, { phone: '+14155550100' }] as const;

/** All texts of the field `name` in a body, however deep. */
const textsOf = (body: unknown, name: string): string[] =>
  typeof body !== 'object' || body === null
    ? []
    : Object.entries(body).flatMap(([key, value]: [string, unknown]) =>
        key === name && typeof value === 'string' ? [value] : textsOf(value, name),
      );

/** What crossed the wire while each rule was tried: error codes, problems of lines, and codes of refusals. */
async function causedByRules() {
  const caused = new Map<string, Set<string>>();
  let seen = new Set<string>();
  const send = shopSender(openTestShop({ seed: 'default', catalogue }).shop);
  const watching: SendCall = async (request) => {
    const response = await send(request);
    if (response.kind === 'noResponse') return response;
    const body: unknown = JSON.parse(response.text);
    for (const name of ['errorCode', 'problem', 'code'])
      for (const text of textsOf(body, name)) seen.add(`${name} ${text}`);
    return response;
  };
  await runConformance({
    send: watching,
    accounts,
    onResult({ id }) {
      caused.set(id, seen);
      seen = new Set();
    },
  });
  return caused;
}

test('each refusal and problem is caused by its rule, or has a reason why none causes it', async () => {
  const caused = await causedByRules();
  const all = new Set([...caused.values()].flatMap((one) => [...one]));
  const causes = [
    ...Object.entries(causesOfErrors).map(([value, cause]) => [`errorCode ${value}`, cause] as const),
    ...Object.entries(causesOfProblems).map(([value, cause]) => [`problem ${value}`, cause] as const),
    ...Object.entries(causesOfIneligibility).map(([value, cause]) => [`code ${value}`, cause] as const),
  ];
  const wrong = causes.filter(([value, cause]) =>
    typeof cause === 'string' ? !caused.get(cause)?.has(value) : cause.untried === '' || all.has(value),
  );
  expect(wrong).toEqual([]);
});

test('the table has every value of the contract', () => {
  expect(Object.keys(causesOfErrors)).toEqual(Object.keys(errorCodes));
  expect(Object.keys(causesOfProblems)).toEqual(quotedLine.entries.problem.wrapped.options);
  expect(Object.keys(causesOfIneligibility)).toEqual(ineligibility.entries.code.options);
});
