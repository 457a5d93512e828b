/** What a customer chose at the checkout; kept for the tab under the lines, so that it never leaks to another cart. */
import * as v from 'valibot';
import { couponChoice } from '@/api/schema/order';
import { id } from '@/api/schema/wire';
import { draftSlot } from '@/hooks/useDraft';

/** Most characters of a discount code that the shop takes. */
export const mostCodeCharacters = 40;

const checkoutChoices = v.object({
  /** Null until one is chosen: the default address then. */
  addressId: v.nullable(id),
  couponId: couponChoice,
  discountCode: v.nullable(v.pipe(v.string(), v.maxLength(mostCodeCharacters))),
  useBalance: v.boolean(),
  isAgreed: v.boolean(),
  isPresaleAccepted: v.boolean(),
});
export type CheckoutChoices = v.InferOutput<typeof checkoutChoices>;

export const firstChoices: CheckoutChoices = {
  addressId: null,
  couponId: 'best',
  discountCode: null,
  useBalance: false,
  isAgreed: false,
  isPresaleAccepted: false,
};

/** Whether a stored value is such a choice; older versions and strangers leave others. */
export const isCheckoutChoices = (value: unknown): value is CheckoutChoices => v.is(checkoutChoices, value);

/** The draft's name for a cart. */
export const choicesDraft = (linesText: string): string => `checkout:${linesText}`;

/** Hands the choices on to another cart: the same one, without the lines that cannot be ordered. */
export function carryChoices(linesText: string, choices: CheckoutChoices): void {
  draftSlot(choicesDraft(linesText), isCheckoutChoices).write(choices);
}

/** The draft of the note to the shop. */
export const noteDraft = 'note';
export const isNote = (value: unknown): value is string => typeof value === 'string';
