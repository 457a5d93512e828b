/**
 * The checkout: what is bought, what was chosen, what it costs by the shop's quote, what is still missing, and placing
 * the order.
 */
import { useState } from 'react';
import type { CouponChoice } from './couponSummary';
import type { PackLine } from '@/api/schema/order';
import type { Address } from '@/api/schema/user';
import { encodePackLines } from '@/domain/packLines';
import { useDraft } from '@/hooks/useDraft';
import { useSession, useShopStateActions } from '@/hooks/useShopState';
import { offerSignIn } from '@/signInOffer';
import { carryChoices, choicesDraft, firstChoices, isCheckoutChoices, isNote, noteDraft, type CheckoutChoices } from './checkoutChoices';
import { orderableLines } from './orderableLines';
import { usePlaceOrder } from './usePlaceOrder';
import { useQuote } from './useQuote';
import { whatIsMissing } from './whatIsMissing';

/** `lines` are those of the address; a component stands for one cart. */
export function useCheckout(lines: readonly PackLine[]) {
  const linesText = encodePackLines(lines);
  const { status } = useSession();
  const { refreshUser } = useShopStateActions();
  const { draft: choices, setDraft } = useDraft(choicesDraft(linesText), firstChoices, isCheckoutChoices);
  const { draft: note, setDraft: setNote } = useDraft(noteDraft, '', isNote);
  const quote = useQuote(lines, choices);
  const placing = usePlaceOrder({ lines, linesText, quote });
  const [refusals, setRefusals] = useState(0);

  const given = {
    status,
    hasAddress: quote.address !== undefined && placing.refusedBy !== 'ADDRESS_MISSING',
    areAddressesKnown: quote.book.data !== undefined,
    isPresaleAccepted: choices.isPresaleAccepted,
    isAgreed: choices.isAgreed,
  };
  const missing = whatIsMissing({ ...given, pack: quote.current });
  const choose = (part: Partial<CheckoutChoices>) => {
    setDraft({ ...choices, ...part });
    placing.forget();
  };

  /** Places the order, or leads to what is missing. */
  const place = async () => {
    const [first] = missing;
    if (placing.order || placing.isBusy || placing.isTooSoon) return;
    if (first === 'signIn') offerSignIn();
    else if (first === 'session') await refreshUser();
    else if (first !== undefined) setRefusals((count) => count + 1);
    else if (quote.current && !(await placing.place(quote.current, choices, note))) setRefusals((count) => count + 1);
  };

  return {
    status,
    choices,
    note,
    setNote,
    pack: quote.shown,
    quote,
    placing,
    /** The order, once it is placed. */
    order: placing.order,
    missing,
    /** What is marked beside its field: everything that is missing once the customer tried to go on. The marks stand while the next quote is on its way. */
    faults: refusals > 0 ? whatIsMissing({ ...given, pack: quote.shown }) : [],
    refusals,
    place,
    chooseAddress: (address: Address) => {
      choose({ addressId: address.id });
      quote.knowAddress(address);
    },
    chooseCoupon: (couponId: CouponChoice) => choose({ couponId }),
    applyCode: (code: string) => choose({ discountCode: code.trim() || null }),
    removeCode: () => choose({ discountCode: null }),
    toggleBalance: () => choose({ useBalance: !choices.useBalance }),
    agree: (isAgreed: boolean) => choose({ isAgreed }),
    acceptPresale: (isPresaleAccepted: boolean) => choose({ isPresaleAccepted }),
    /** The cart with what can be had of it, for the address; empty when nothing can. It keeps the choices. */
    takeWhatIsThere: (): string => {
      const rest = encodePackLines(orderableLines(quote.shown ?? { lines: [] }));
      if (rest) carryChoices(rest, choices);
      return rest;
    },
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
