/** The customer's choices in the checkout, stored for the tab by cart, so that another cart does not get them. */
import * as v from 'valibot';
import { couponChoice } from '@/api/schema/order';
import { id } from '@/api/schema/wire';
import { draftStorage } from '@/hooks/useDraft';

/** Maximum length of a discount code in the API. */
export const MAX_CODE_CHARACTERS = 40;

const checkoutChoices = v.object({
  /** Null until an address is chosen; the default address is used then. */
  addressId: v.nullable(id),
  couponId: couponChoice,
  discountCode: v.nullable(v.pipe(v.string(), v.maxLength(MAX_CODE_CHARACTERS))),
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

/** Whether a stored value has the shape of the choices; other versions may have written others. */
export const isCheckoutChoices = (value: unknown): value is CheckoutChoices => v.is(checkoutChoices, value);

/** Storage name of the choices for a cart. */
export const choicesDraft = (linesText: string): string => `checkout:${linesText}`;

/** Copies the choices to the same cart without the lines that cannot be ordered. */
export function carryChoices(linesText: string, choices: CheckoutChoices): void {
  draftStorage(choicesDraft(linesText), isCheckoutChoices).write(choices);
}

/** Storage name of the note to the shop. */
export const noteDraft = 'note';
export const isNote = (value: unknown): value is string => typeof value === 'string';
