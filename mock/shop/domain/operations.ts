/**
 * One intention, one effect: a money call that comes again with its operation id gets its first answer again. Only what
 * succeeded is remembered; a refusal changed nothing, so the same id may try again.
 */
import type { CallContext } from '../context';
import { customerOf } from '../context';
import { ShopError } from '../shopError';

/**
 * Runs `work` once per customer and operation id. Throws OPERATION_MISMATCH when the id stood for another call or input.
 * @param call name of the call
 */
export function once<Input extends { operationId: string }, Answer>(
  context: CallContext,
  call: string,
  input: Input,
  work: () => Answer,
): Answer {
  const { operations } = context.books;
  const key = `${customerOf(context).id}:${input.operationId.toLowerCase()}`;
  const request = `${call} ${JSON.stringify({ ...input, operationId: '' })}`;
  const known = operations.get(key);
  if (known) {
    if (known.request !== request) throw new ShopError('OPERATION_MISMATCH', 'operationMismatch');
    // Written below for this very call, whose answers all have one type.
    return known.answer as Answer;
  }
  const answer = work();
  operations.put(key, { request, answer, at: context.now });
  return answer;
}
