/** Tries the rules behind the shapes of the contract on an API. */
import type { SendCall } from '../../config/apiTransport';
import { accessRules } from './accessRules';
import { alertRules } from './alertRules';
import { createConformanceContext, type ConformanceContext, type ConformanceSetup } from './conformanceContext';
import { codeRules } from './codeRules';
import { deletionRules } from './deletionRules';
import { facetRules } from './facetRules';
import { giftRules } from './giftRules';
import { listRules } from './listRules';
import { expectRule, NotApplicable, RuleBroken } from './client';
import { moneyRules } from './moneyRules';
import { orderRules } from './orderRules';
import { quoteRules } from './quoteRules';
import { returnRules } from './returnRules';
import { reviewRules } from './reviewRules';

/** A rule that an API has to keep. `run` throws RuleBroken or NotApplicable. */
export interface ConformanceRule {
  readonly id: string;
  /** The rule as one sentence. */
  readonly says: string;
  /** The parts of the shop that it needs. */
  readonly parts?: readonly string[];
  readonly run: (bench: ConformanceContext, send: SendCall) => Promise<void>;
}

export interface RuleResult {
  readonly id: string;
  readonly says: string;
  /** `off`: the shop says that it has no such part, or may be without the call. */
  readonly state: 'kept' | 'broken' | 'notTried' | 'off';
  /** What happened, or why the rule was not tried. */
  readonly reason?: string;
}

/** What the storefront tolerates in a response to a rule is wrong nevertheless, as in a response to the check of the calls. */
const shapesRule: ConformanceRule = {
  id: 'shapes',
  says: 'The responses to the rules are what the contract says.',
  async run(bench) {
    await bench.prepare((await bench.product()).sku);
    const wrong = bench.tolerated();
    expectRule(wrong.length === 0, wrong.join('; '));
  },
};

/** All rules, in the order in which they are tried. */
export const conformanceRules: readonly ConformanceRule[] = [
  ...accessRules,
  ...listRules,
  ...quoteRules,
  ...orderRules,
  ...moneyRules,
  ...codeRules,
  ...returnRules,
  ...alertRules,
  ...reviewRules,
  ...giftRules,
  ...facetRules,
  ...deletionRules,
  shapesRule,
];

async function runConformanceRule(
  { id, says, parts = [], run }: ConformanceRule,
  bench: ConformanceContext,
  send: SendCall,
): Promise<RuleResult> {
  const off = parts.find((part) => !bench.isOn(part));
  if (off !== undefined) return { id, says, state: 'off', reason: `the shop is without ${off}` };
  try {
    await run(bench, send);
    return { id, says, state: 'kept' };
  } catch (error) {
    if (bench.isLeftOut(error)) return { id, says, state: 'off', reason: `the API is without ${error.call}` };
    if (error instanceof NotApplicable) return { id, says, state: 'notTried', reason: error.message };
    if (error instanceof RuleBroken) return { id, says, state: 'broken', reason: error.message };
    throw error;
  } finally {
    // What is left after a broken rule may not be cancellable. The next rules have orders of their own.
    await bench.cleanUp().catch(() => undefined);
  }
}

export interface ConformanceRun extends ConformanceSetup {
  /** Tries these rules only. */
  readonly only?: readonly string[];
  readonly onResult?: (result: RuleResult) => void;
}

/** Tries all rules, one after the other. */
export async function runConformance({ only, onResult, ...setup }: ConformanceRun): Promise<RuleResult[]> {
  const bench = await createConformanceContext(setup);
  const results: RuleResult[] = [];
  for (const rule of conformanceRules.filter(({ id }) => only?.includes(id) ?? true)) {
    const result = await runConformanceRule(rule, bench, setup.send);
    results.push(result);
    onResult?.(result);
  }
  return results;
}
