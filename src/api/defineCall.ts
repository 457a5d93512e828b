/** One row of the contract: everything there is to know about a call (spec section 7). */
import type * as v from 'valibot';

/**
 * How a call may be treated when its answer does not come:
 * `read` may be asked again, `write` is never repeated by itself, `money` is a write that carries an operation id.
 */
export type CallKind = 'read' | 'write' | 'money';

export interface Call<Input extends v.GenericSchema = v.GenericSchema, Output extends v.GenericSchema = v.GenericSchema> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly kind: CallKind;
  /** Who may call: `customer` needs a session. */
  readonly access: 'anyone' | 'customer';
  /** `business`: `{ success, data, errorCode, errorMessage, showType }`; `code`: `{ code, data }`, 200 is success. */
  readonly envelope: 'business' | 'code';
  readonly input: Input;
  readonly output: Output;
}

export type AnyCall = Call;
/** What a caller passes in. */
export type InputOf<C extends AnyCall> = v.InferInput<C['input']>;
/** What the other side reads after the check, defaults filled in. */
export type ReceivedOf<C extends AnyCall> = v.InferOutput<C['input']>;
/** What the other side may answer. */
export type AnswerOf<C extends AnyCall> = v.InferInput<C['output']>;
/** What a caller gets after the check; lists say how many bad rows were dropped. */
export type ResultOf<C extends AnyCall> =
  v.InferOutput<C['output']> extends { list: unknown[] } ? v.InferOutput<C['output']> & { dropped: number } : v.InferOutput<C['output']>;

type Row<Input extends v.GenericSchema, Output extends v.GenericSchema> = Omit<Call<Input, Output>, 'kind' | 'access' | 'envelope'> &
  Partial<Pick<Call, 'kind' | 'access' | 'envelope'>>;

/** Defines a call; a read for anyone in the business envelope unless told otherwise. */
export function defineCall<Input extends v.GenericSchema, Output extends v.GenericSchema>(row: Row<Input, Output>): Call<Input, Output> {
  return { kind: 'read', access: 'anyone', envelope: 'business', ...row };
}
