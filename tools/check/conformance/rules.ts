/** Tries the rules behind the shapes of the contract on an API. */
import type { SendCall } from '../../config/apiTransport';
import { accessRules } from './accessRules';
import { alertRules } from './alertRules';
import { createConformanceContext, type ConformanceAccount, type ConformanceContext } from './conformanceContext';
import { deletionRules } from './deletionRules';
import { facetRules } from './facetRules';
import { giftRules } from './giftRules';
import { NotApplicable, RuleBroken } from './client';
import { moneyRules } from './moneyRules';
import { orderRules } from './orderRules';
import { returnRules } from './returnRules';
import { reviewRules } from './reviewRules';

/** A rule that an API has to keep. `run` throws RuleBroken or NotApplicable. */
export interface ConformanceRule {
  readonly id: string;
  /** The rule as one sentence. */
  readonly says: string;
  readonly run: (bench: ConformanceContext, send: SendCall) => Promise<void>;
}

export interface RuleResult {
  readonly id: string;
  readonly says: string;
  readonly state: 'kept' | 'broken' | 'notTried';
  /** What happened, or why the rule was not tried. */
  readonly reason?: string;
}

/** All rules, in the order in which they are tried. */
export const conformanceRules: readonly ConformanceRule[] = [
  ...accessRules,
  ...orderRules,
  ...moneyRules,
  ...returnRules,
  ...alertRules,
  ...reviewRules,
  ...giftRules,
  ...facetRules,
  ...deletionRules,
];

async function runConformanceRule(
  { id, says, run }: ConformanceRule,
  bench: ConformanceContext,
  send: SendCall,
): Promise<RuleResult> {
  try {
    await run(bench, send);
    return { id, says, state: 'kept' };
  } catch (error) {
    if (error instanceof NotApplicable) return { id, says, state: 'notTried', reason: error.message };
    if (error instanceof RuleBroken) return { id, says, state: 'broken', reason: error.message };
    throw error;
  } finally {
    // What is left after a broken rule may not be cancellable. The next rules have orders of their own.
    await bench.cleanUp().catch(() => undefined);
  }
}

export interface ConformanceRun {
  readonly send: SendCall;
  /** The customer who orders, and one to whom nothing of that customer belongs. */
  readonly accounts: readonly [ConformanceAccount, ConformanceAccount];
  /** Tries these rules only. */
  readonly only?: readonly string[];
  readonly onResult?: (result: RuleResult) => void;
  /** Returns a UUID. */
  readonly newId?: () => string;
}

/** Tries all rules, one after the other. */
export async function runConformance({ send, accounts, only, onResult, newId }: ConformanceRun): Promise<RuleResult[]> {
  const bench = createConformanceContext(send, accounts, newId ?? (() => crypto.randomUUID()));
  const results: RuleResult[] = [];
  for (const rule of conformanceRules.filter(({ id }) => only?.includes(id) ?? true)) {
    const result = await runConformanceRule(rule, bench, send);
    results.push(result);
    onResult?.(result);
  }
  return results;
}
