/** What a check of an API may do, and why it leaves a call out. */
import type { CallName } from '../../../src/api/calls';

/** What a check may do. Without options it only reads, and only what a visitor may read. */
export interface CheckOptions {
  /** An existing session. */
  readonly token?: string | undefined;
  /** Signs in with this phone (E.164): asks the API for a one-time code, unless `code` is given. */
  readonly phone?: string | undefined;
  /** The same with an e-mail address. */
  readonly email?: string | undefined;
  /** The one-time code that `phone` or `email` has received. */
  readonly code?: string | undefined;
  /** Asks for the one-time code that arrived, when the API does not send it as `demoCode`. */
  readonly askCode?: (() => Promise<string | undefined>) | undefined;
  /** Allows writes: address, order, payment, cancellation and nickname. */
  readonly write?: boolean | undefined;
  /** With `write`: redeems this code. */
  readonly redeemCode?: string | undefined;
  /** With `write`: requests the smallest withdrawal. */
  readonly withdraw?: boolean | undefined;
  /** With `write`: changes the phone of the account, with the `demoCode` of the API. */
  readonly newPhone?: string | undefined;
  /** With `write`: deletes the account at the end, with the `demoCode` of the API. */
  readonly deleteAccount?: boolean | undefined;
}

/** Why a call was not tried. */
export type SkipReason =
  /** It needs something that an earlier call did not return. */
  | { readonly kind: 'needs'; readonly call: CallName; readonly what: NeededData }
  /** The server record says that the shop is without this part. */
  | { readonly kind: 'off'; readonly part: string }
  /** It needs a session. */
  | { readonly kind: 'signIn' }
  /** It is a write, and writes were not allowed. */
  | { readonly kind: 'write' }
  /** It needs an option that was not given; `withoutCode`: a code was given, so none was asked for. */
  | {
      readonly kind: 'option';
      readonly option: 'phone' | 'code' | 'withoutCode' | 'redeemCode' | 'withdraw' | 'newPhone' | 'deleteAccount';
    };

export type NeededData =
  | 'product'
  | 'sku'
  | 'article'
  | 'quote'
  | 'order'
  | 'payableOrder'
  | 'cancellableOrder'
  | 'returnableOrder'
  | 'returnableLine'
  | 'cancellableReturn'
  | 'review'
  | 'giveable'
  | 'wrappedGift'
  | 'openedGift'
  | 'ticket'
  | 'balance'
  | 'address';

/** What is known when a call is planned. */
export interface KnownData {
  readonly options: CheckOptions;
  readonly isSignedIn: boolean;
  /** The data of the calls so far. Its shape is not certain: a wrong response is kept as well. */
  readonly answers: ReadonlyMap<CallName, unknown>;
  readonly newOperationId: () => string;
}
