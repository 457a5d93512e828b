/** The arguments of handlers and domain functions: database, catalogue, time, random numbers, configuration and current customer. */
import type * as v from 'valibot';
import type { AnyCall } from '../src/api/defineCall';
import type { ShopConfiguration } from './configuration';
import type { Database } from './database';
import type { CustomerRow } from './domain/rows';
import type { GoodsIndex } from './goodsIndex';
import type { Random } from './random';
import { ShopError } from './shopError';
import type { Language } from './text';

/** The context of domain functions. It has no current customer. */
export interface ShopContext {
  readonly database: Database;
  readonly goods: GoodsIndex;
  /** Time of the call in ms since 1970. */
  readonly now: number;
  readonly random: Random;
  readonly configuration: ShopConfiguration;
}

/** The context of a handler: also the language, customer, session and client of the request. */
export interface CallContext extends ShopContext {
  readonly language: Language;
  /** The customer of the session, or null without a session. */
  readonly customer: CustomerRow | null;
  /** The token of the session, empty without one. */
  readonly token: string;
  /** The network address of the client, when the transport knows it. */
  readonly client: string | undefined;
  /** The injected fault of a payment, if the request sets one. */
  readonly paymentFault?: 'declined' | 'silent' | 'delivered' | undefined;
}

/** Handles one call. Receives the validated input and returns the response data. Throws ShopError for a business error. */
type CallHandler<C extends AnyCall> = (
  context: CallContext,
  input: v.InferOutput<C['input']>,
) => v.InferInput<C['output']>;

/** One handler for each call of a group of the contract, for example `orderCalls`. */
export type Handlers<Calls extends Record<string, AnyCall>> = {
  readonly [Name in keyof Calls]: CallHandler<Calls[Name]>;
};

/** Returns the customer of the session. Throws ShopError UNAUTHORIZED without a session. */
export function requireCustomer(context: CallContext): CustomerRow {
  if (!context.customer) throw new ShopError('UNAUTHORIZED', 'signIn');
  return context.customer;
}
