/** The command names the mistakes of an API with call and field, or with the rule. */
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openTestShop } from '../../mock/testing/openTestShop';
import { violationText } from '../../src/api/violations';
import { runCheck } from '../../tools/check/checkApi/runCheck';
import { runConformance } from '../../tools/check/conformance/rules';
import { shopSender } from '../setup/shopSender';
import type { Break } from './brokenApis/brokenApi';
import { fieldMistakes } from './brokenApis/fieldMistakes';
import type { Mistake } from './brokenApis/mistake';
import { ruleMistakes } from './brokenApis/ruleMistakes';
import { enumMistakes } from './brokenApis/enumMistakes';

const [phone, otherPhone] = ['+14155550134', '+14155550100'];

/** What the command says about an API. The rules are tried when no sentence about the calls begins with `named`. */
async function findings(change: Break, named?: string, loadPicture?: Mistake[3]): Promise<string[]> {
  const send = change(shopSender(openTestShop({ seed: 'default', catalogue }).shop));
  let token = '';
  const rows = await runCheck({
    send,
    ...(loadPicture && { loadPicture }),
    options: { phone, write: true },
    onSession: (session) => (token = session),
  });
  const ofCalls = rows.flatMap(({ call, state, violations, errorCode = '' }) => [
    ...violations.map(violationText),
    ...(['failed', 'missing', 'unreachable'].includes(state) ? [`${call} ${state} ${errorCode}`] : []),
  ]);
  if (named !== undefined && ofCalls.some((one) => one.startsWith(named))) return ofCalls;
  const results = await runConformance({ send, accounts: [{ token }, { phone: otherPhone }] });
  const ofRules = results.flatMap(({ id, state, reason = '' }) => (state === 'broken' ? [`${id}: ${reason}`] : []));
  return [...ofCalls, ...ofRules];
}

test('a right API has none', async () => {
  expect(await findings((send) => send)).toEqual([]);
});

const mistakes = [...fieldMistakes, ...enumMistakes, ...ruleMistakes].map(([what, change, named, loadPicture]) => ({
  what,
  change,
  named,
  loadPicture,
}));

test.each(mistakes)('$what', async ({ change, named, loadPicture }) => {
  const said = await findings(change, named, loadPicture);
  expect(said.find((one) => one.startsWith(named)) ?? said).toContain(named);
});

test('there are sixty of them, each another', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(60);
  expect(new Set(mistakes.map(({ what }) => what)).size).toBe(mistakes.length);
});
