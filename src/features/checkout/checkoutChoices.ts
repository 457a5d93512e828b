/** The customer's choices in the checkout, stored for the tab by cart, so that another cart does not get them. */
import * as v from 'valibot';
import { couponChoice } from '@/api/packs';
import { id } from '@/api/schema/wire';
import { draftStorage } from '@/hooks/useDraft';
import { showPreSaleModalStorage } from '@/lib/storage';

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
  /** The chosen way to pay; without a choice one is preselected. */
  methodId: v.nullish(id),
  /** The chosen delivery option; without a choice the API chooses. */
  deliveryId: v.nullish(id),
});
export type CheckoutChoices = v.InferOutput<typeof checkoutChoices>;

const defaultChoices: CheckoutChoices = {
  addressId: null,
  couponId: 'best',
  discountCode: null,
  useBalance: false,
  isAgreed: false,
  isPresaleAccepted: false,
};

/** The choices without those that the shop does not offer. */
export const choicesOnOffer = (
  choices: CheckoutChoices,
  { hasCoupons, hasCodes, hasBalance }: Readonly<Record<'hasCoupons' | 'hasCodes' | 'hasBalance', boolean>>,
): CheckoutChoices => ({
  ...choices,
  ...(!hasCoupons && { couponId: null }),
  ...(!hasCodes && { discountCode: null }),
  ...(!hasBalance && { useBalance: false }),
});

/** Whether a stored value has the shape of the choices; other versions may have written others. */
export const isCheckoutChoices = (value: unknown): value is CheckoutChoices => v.is(checkoutChoices, value);

/** Storage name of the choices for a cart. */
export const choicesDraftName = (linesText: string): string => `checkout:${linesText}`;

/** Copies the choices to the same cart without the lines that cannot be ordered. */
export function storeChoices(linesText: string, choices: CheckoutChoices): void {
  draftStorage(choicesDraftName(linesText), isCheckoutChoices).write(choices);
}

/** The choices of a new checkout. Presale terms that are not to be shown again count as accepted (specification, 3). */
export const getInitialChoices = (): CheckoutChoices => ({
  ...defaultChoices,
  isPresaleAccepted: showPreSaleModalStorage.read() === 'false',
});

/** Carries the acceptance of the presale terms from the product page to the checkout of these lines. */
export function acceptPresaleTerms(linesText: string): void {
  const choices = draftStorage(choicesDraftName(linesText), isCheckoutChoices).read() ?? defaultChoices;
  storeChoices(linesText, { ...choices, isPresaleAccepted: true });
}

/** Storage name of the note to the shop. */
export const noteDraftName = 'note';
/** Storage name of the gift message. */
export const giftMessageDraftName = 'giftMessage';
export const isNote = (value: unknown): value is string => typeof value === 'string';
