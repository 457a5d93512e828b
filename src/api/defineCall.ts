/** The type of an API call: method, path, access, envelope and schemas (spec section 7). */
import type { Feature } from '@/lib/features';
import type * as v from 'valibot';

/**
 * What the client may do when no response arrives. It retries a `read`. It never retries a `write`. A `money` call is a
 * write with an idempotency key (`operationId`), which a user can safely send again.
 */
export type CallKind = 'read' | 'write' | 'money';

/** An API call. `summary` is its one-line description in the OpenAPI document. */
export interface Call<
  Input extends v.GenericSchema = v.GenericSchema,
  Output extends v.GenericSchema = v.GenericSchema,
> {
  readonly name: string;
  /** The part of the shop without which the call is not sent. */
  readonly feature?: Feature;
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly kind: CallKind;
  /** `customer` requires a session; `anyone` does not. */
  readonly access: 'anyone' | 'customer';
  /** `business`: `{ success, data, errorCode, errorMessage, showType }`. `code`: `{ code, data }`, where 200 means success. */
  readonly envelope: 'business' | 'code';
  readonly input: Input;
  readonly output: Output;
}

export type AnyCall = Call;
/** The input that a caller of the client passes. */
export type InputOf<C extends AnyCall> = v.InferInput<C['input']>;
/** The output after validation by the client. A list result has `droppedCount`, the number of invalid rows removed. */
export type ResultOf<C extends AnyCall> =
  v.InferOutput<C['output']> extends { list: unknown[] }
    ? v.InferOutput<C['output']> & { droppedCount: number }
    : v.InferOutput<C['output']>;

type CallDefinition<Input extends v.GenericSchema, Output extends v.GenericSchema> = Omit<
  Call<Input, Output>,
  'kind' | 'access' | 'envelope'
> &
  Partial<Pick<Call, 'kind' | 'access' | 'envelope'>>;

/** Defines a call. Defaults: kind `read`, access `anyone`, envelope `business`. */
export function defineCall<Input extends v.GenericSchema, Output extends v.GenericSchema>(
  row: CallDefinition<Input, Output>,
): Call<Input, Output> {
  return { kind: 'read', access: 'anyone', envelope: 'business', ...row };
}
