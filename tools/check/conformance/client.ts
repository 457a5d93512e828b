/** A customer of the API under test. */
import { calls, type CallName } from '../../../src/api/calls';
import type { SendCall } from '../../config/apiTransport';
import type { RawResponse } from '../../../src/api/judgeResponse';
import type { AnyCall, InputOf, ResultOf } from '../../../src/api/defineCall';
import { judgeResponse } from '../../../src/api/judgeResponse';
import { validateResponse } from '../../../src/api/parseResponse';
import { violationText, type Violation } from '../../../src/api/violations';

type ContractCalls = typeof calls;

/** The API does not keep a rule. The message says what happened. */
export class RuleBroken extends Error {
  override readonly name: string = 'RuleBroken';
}

/** The API has no such call. */
export class CallMissing extends RuleBroken {
  constructor(
    readonly call: CallName,
    message: string,
  ) {
    super(message);
  }
}

/** The rule cannot be tried on this API or with this account. The message says why. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** How an API refused a call. */
export interface CallRefusal {
  readonly status: number;
  /** Empty when the response has none. */
  readonly errorCode: string;
}

/** Sends calls with one session. */
export interface ConformanceClient {
  readonly token: string;
  /** Sends a call and returns its data. Throws RuleBroken when the API refuses it or its response breaks the contract. */
  ok<Name extends CallName>(name: Name, input: InputOf<ContractCalls[Name]>): Promise<ResultOf<ContractCalls[Name]>>;
  /** Sends a call that has to be refused. Throws RuleBroken with `rule` when the API accepts it. */
  refused<Name extends CallName>(name: Name, input: InputOf<ContractCalls[Name]>, rule: string): Promise<CallRefusal>;
}

const describeResponse = (raw: RawResponse, call: AnyCall): string => {
  const { state, status, errorCode, reason, violations } = judgeResponse(call, raw);
  const [first] = violations;
  if (state === 'wrong' && first) return violationText(first);
  return `${call.name} ${state === 'unreachable' ? 'got no response' : state}: ${[status && `status ${status}`, errorCode, reason].filter(Boolean).join(', ')}`;
};

/**
 * Returns a client with the session `token`, which is empty for a visitor. `onTolerated` gets what a response has beside the contract
 * although the storefront can use it.
 */
export function createClient(
  send: SendCall,
  token: string,
  onTolerated: (violations: readonly Violation[]) => void = () => undefined,
): ConformanceClient {
  const sendCall = (call: AnyCall, input: unknown) =>
    send({ call, input: input as Readonly<Record<string, unknown>>, token });
  return {
    token,
    async ok(name, input) {
      const call = calls[name];
      const raw = await sendCall(call, input);
      const { state, isTolerated, data, violations } = judgeResponse(call, raw);
      if (state === 'missing') throw new CallMissing(name, describeResponse(raw, call));
      if (state !== 'works' && !(state === 'wrong' && isTolerated)) throw new RuleBroken(describeResponse(raw, call));
      onTolerated(violations);
      return validateResponse(call, data);
    },
    async refused(name, input, rule) {
      const call = calls[name];
      const raw = await sendCall(call, input);
      const { state, status = 0, errorCode = '' } = judgeResponse(call, raw);
      if (state === 'works' || state === 'wrong') throw new RuleBroken(rule);
      if (state === 'missing') throw new CallMissing(name, describeResponse(raw, call));
      if (state === 'unreachable' || status >= 500) throw new RuleBroken(describeResponse(raw, call));
      return { status, errorCode };
    },
  };
}

/** Throws RuleBroken when `isKept` is false. */
export function expectRule(isKept: boolean, broken: string): void {
  if (!isKept) throw new RuleBroken(broken);
}

/** Throws RuleBroken when the values differ as JSON. */
export function expectSame(found: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  expectRule(one === other, `${what}: expected ${other}, got ${one}`);
}

/** Throws RuleBroken when a call was refused with another code. */
export const expectCode = ({ errorCode, status }: CallRefusal, expected: readonly string[], what: string): void =>
  expectRule(
    expected.includes(errorCode),
    `${what}: expected the error ${expected.join(' or ')}, got ${errorCode || `status ${status}`}`,
  );
