/** What a handler and the rules work with: the books, the catalogue, the time, chance, and who is asking. */
import type * as v from 'valibot';
import type { AnyCall } from '../../src/api/defineCall';
import type { Books } from './books';
import type { CustomerRow } from './domain/rows';
import type { GoodsIndex } from './goodsIndex';
import type { Random } from './random';
import { ShopError } from './shopError';
import type { Language } from './text';

/** What the rules need; nobody in particular asks. */
export interface ShopContext {
  readonly books: Books;
  readonly goods: GoodsIndex;
  /** The shop's clock when the call came in, ms. */
  readonly now: number;
  readonly random: Random;
}

/** What a handler needs beyond that. */
export interface CallContext extends ShopContext {
  readonly language: Language;
  /** The customer of the session, or null for a visitor. */
  readonly customer: CustomerRow | null;
}

/** Answers one call from its checked input. Throws ShopError to say no. */
export type Handler<C extends AnyCall> = (context: CallContext, input: v.InferOutput<C['input']>) => v.InferInput<C['output']>;

/** A handler for each call of a part of the contract. */
export type HandlersOf<Calls extends Record<string, AnyCall>> = { readonly [Name in keyof Calls]: Handler<Calls[Name]> };

/** The customer who asks. Throws UNAUTHORIZED for a visitor. */
export function customerOf(context: CallContext): CustomerRow {
  if (!context.customer) throw new ShopError('UNAUTHORIZED', 'signIn');
  return context.customer;
}
