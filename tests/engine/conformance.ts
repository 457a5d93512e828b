/** The conformance suite against the engine, beside the demo shop. */
import { fetchSender, type SendCall } from '../../tools/config/apiTransport';
import { accounts as demoAccounts } from '../../mock/accounts';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openTestShop } from '../../mock/testing/openTestShop';
import { runConformance, type RuleResult } from '../../tools/check/conformance/rules';
import type { TestResult } from '../../tools/check/testCounts';
import { shopSender } from '../setup/shopSender';

const phoneOf = (name: string) => ({ phone: demoAccounts.find((account) => account.name === name)?.phone });

/** Tries all rules with the demo accounts. `onResult` gets a line for each of them. */
async function tryRules(label: string, send: SendCall, onResult: (line: string) => void): Promise<RuleResult[]> {
  return runConformance({
    send,
    accounts: [phoneOf('rich'), phoneOf('fresh')],
    onResult: ({ id, state, reason }) =>
      onResult(
        `${state === 'kept' ? '✓' : '✗'} ${label}: ${id}${reason === undefined ? '' : ` (${state}: ${reason})`}`,
      ),
  });
}

/** Each rule is a test on the engine and one on the demo shop. */
export async function testConformance(url: string, onResult: (line: string) => void): Promise<TestResult> {
  const shop = openTestShop({ seed: 'default', catalogue }).shop;
  const results = [
    ...(await tryRules('demo shop', shopSender(shop), onResult)),
    ...(await tryRules('engine', fetchSender(url), onResult)),
  ];
  const count = (state: RuleResult['state']) => results.filter((result) => result.state === state).length;
  return { passed: count('kept'), failed: count('broken'), notRun: count('notTried') };
}
