/** What the operator of a shop sets, as far as the rules depend on it. */
import type { IdentifierKind } from './domain/identifiers';
import type { MethodId } from './domain/methodTable';
import type { LocalizedText } from './text';

export interface ShopConfiguration {
  /** The name of the shop. */
  readonly names: LocalizedText;
  /** The zone of the shop's calendar days, such as `Europe/Berlin`. */
  readonly timeZone: string;
  /** Parts of the shop, false when switched off. */
  readonly features: {
    readonly wallet: boolean;
    readonly returns?: boolean;
    readonly alerts?: boolean | undefined;
    readonly reviews?: boolean;
    readonly gifts?: boolean | undefined;
    readonly accountDeletion?: boolean | undefined;
    /** Quotes offer coupons that a customer can claim only while both are on, as they are without a value. */
    readonly coupons?: boolean | undefined;
    readonly redeemCodes?: boolean | undefined;
  };
  /** What customers sign in with, in display order. Without it the phone alone. */
  readonly identifiers?: readonly IdentifierKind[] | undefined;
  /** One-time codes for one phone or e-mail address in a day. Without it as many as in a demo. */
  readonly codesPerDay?: number | undefined;
  /** Ms after which a sold-out option is restocked for an alert that waits for it. Without it nothing is restocked by itself. */
  readonly restockAfterMs?: number | undefined;
  /** The methods that are offered. Without it those of the demo shop, where an order can be paid without a choice as well. */
  readonly methodIds?: readonly MethodId[] | undefined;
}
