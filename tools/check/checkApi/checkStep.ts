/** A visit of one call, and what plans it. */
import type { CallName } from '../../../src/api/calls';
import type { CallInput } from './answers';
import type { KnownData, NeededData, SkipReason } from './checkOptions';

type PlannedCall = { readonly input: CallInput } | { readonly skip: SkipReason };

/** A visit of one call. */
export interface CheckStep {
  readonly call: CallName;
  readonly plan: (known: KnownData) => PlannedCall;
}

export const firstPage = { current: 1, pageSize: 10 } as const;
export const planCall = (input: CallInput): PlannedCall => ({ input });
export const skipWithoutData = (call: CallName, what: NeededData): PlannedCall => ({
  skip: { kind: 'needs', call, what },
});
export const skipWithoutOption = (name: Extract<SkipReason, { kind: 'option' }>['option']): PlannedCall => ({
  skip: { kind: 'option', option: name },
});
export const planCallWith = <Value>(
  value: Value | undefined,
  input: (value: Value) => CallInput,
  call: CallName,
  what: NeededData,
): PlannedCall => (value === undefined ? skipWithoutData(call, what) : planCall(input(value)));
export const alwaysCall = (call: CallName, input: CallInput = {}): CheckStep => ({ call, plan: () => planCall(input) });
