/** Reports responses outside the contract: where they differ, what is expected there, what was found. */
import type { AnyCall } from './defineCall';
import { judgeResponse } from './judgeResponse';
import { violationHook } from './violationHook';
import { violationText, type Violation } from './violations';

/** The violations of the body of a response. */
export const violationsOfBody = (call: AnyCall, body: unknown): readonly Violation[] =>
  judgeResponse(call, { kind: 'response', status: 200, text: JSON.stringify(body) ?? '' }).violations;

/**
 * Calls `listener` with each violation from now on, beside the listeners that are there already. Returns a function that ends
 * it. `value` of a violation can be data of a customer: an error service must not get it.
 */
export function onViolations(listener: (violation: Violation) => void): () => void {
  const others = violationHook.report;
  let isOver = false;
  const report = (call: AnyCall, body: unknown): void => {
    others?.(call, body);
    // A later listener still calls this one.
    if (isOver) return;
    for (const violation of violationsOfBody(call, body)) listener(violation);
  };
  violationHook.report = report;
  return () => {
    isOver = true;
    if (violationHook.report === report) violationHook.report = others;
  };
}

/** Names each violation in the console: in the development server, and on the page for developers. */
export const logViolations = (): (() => void) =>
  onViolations((violation) => {
    // oxlint-disable-next-line no-console -- the console is where developers look
    console.error(`Outside the contract: ${violationText(violation)}`);
  });
