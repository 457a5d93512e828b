/**
 * Idempotency of money calls. A repeated operation id gets the stored response of the first call. Only successful calls
 * are stored, so the same id can be used again after a business error.
 */
import type { CallContext } from '../context';
import { requireCustomer } from '../context';
import { ShopError } from '../shopError';

/**
 * Runs `work` once per customer and operation id, and returns its result or the stored one. `call` is the name of the
 * call. Throws ShopError OPERATION_MISMATCH when the id belongs to another call or input, and UNAUTHORIZED without a
 * session.
 */
export function runIdempotent<Input extends { operationId: string }, Output>(
  context: CallContext,
  call: string,
  input: Input,
  work: () => Output,
): Output {
  const { operations } = context.database;
  const key = `${requireCustomer(context).id}:${input.operationId.toLowerCase()}`;
  const request = `${call} ${JSON.stringify({ ...input, operationId: '' })}`;
  const stored = operations.get(key);
  if (stored) {
    if (stored.request !== request) throw new ShopError('OPERATION_MISMATCH', 'operationMismatch');
    // The request matches, so the stored response has the type of this call.
    return stored.answer as Output;
  }
  const response = work();
  operations.put(key, { request, answer: response, at: context.now });
  return response;
}
