/** The checkout: lines, choices, the API's quote, what is missing, and placing the order. */
import { useFeature } from '@/hooks/useFeature';
import { useState } from 'react';
import type { CouponChoice, PackLine } from '@/api/packs';
import type { Address } from '@/api/addresses';
import { encodePackLines } from '@/domain/packLines';
import { draftStorage, useDraft } from '@/hooks/useDraft';
import type { EditLines } from './components/CheckoutGate';
import { useSession, useInitialStateActions } from '@/hooks/useInitialState';
import { promptSignIn } from '@/lib/signInPrompt';
import {
  storeChoices,
  choicesDraftName,
  getInitialChoices,
  isCheckoutChoices,
  giftMessageDraftName,
  isNote,
  noteDraftName,
  choicesOnOffer,
  type CheckoutChoices,
} from './checkoutChoices';
import { preselectedMethod } from '@/domain/payStep';
import { orderableLines } from './orderableLines';
import { usePublishedAgreements } from '@/features/articles/useAgreementText';
import { useDiscountCheck } from './useDiscountCheck';
import { usePlaceOrder } from './usePlaceOrder';
import { useQuote } from './useQuote';
import { getMissingFields } from './getMissingFields';

/** `lines` are those of the URL, and `edit` replaces them. A component instance belongs to one cart. */
export function useCheckout(lines: readonly PackLine[], edit: EditLines) {
  const linesText = encodePackLines(lines);
  const { status } = useSession();
  const { refreshUser } = useInitialStateActions();
  const [initialChoices] = useState(getInitialChoices);
  const { draft, setDraft } = useDraft(choicesDraftName(linesText), initialChoices, isCheckoutChoices);
  const has = {
    hasCoupons: useFeature('coupons'),
    hasCodes: useFeature('discountCodes'),
    hasBalance: useFeature('wallet'),
  };
  const choices = choicesOnOffer(draft, has);
  const { draft: note, setDraft: setNote } = useDraft(noteDraftName, '', isNote);
  const { draft: giftMessage, setDraft: setGiftMessage } = useDraft(giftMessageDraftName, '', isNote);
  const quote = useQuote(lines, choices);
  // A customer who accepted the texts before is not asked, and the texts are not fetched.
  const isAsked = status === 'signedIn' && quote.shown !== undefined && !quote.shown.isAgreementAccepted;
  const hasAgreement = usePublishedAgreements(isAsked).length > 0;
  const placing = usePlaceOrder({ lines, linesText, quote, hasAgreement });
  const [refusals, setRefusals] = useState(0);

  const input = {
    status,
    hasAddress: quote.address !== undefined && !placing.isAddressGone,
    areAddressesKnown: quote.book.data !== undefined,
    isPresaleAccepted: choices.isPresaleAccepted,
    isAgreed: choices.isAgreed || !hasAgreement,
  };
  // The quote that the API has refused stays until the next one is there; nothing is ordered by it again.
  const current = quote.current === placing.outdated ? undefined : quote.current;
  const missing = getMissingFields({ ...input, pack: current });
  const choose = (part: Partial<CheckoutChoices>) => {
    setDraft({ ...choices, ...part });
    placing.forget();
  };

  const methods = quote.shown?.total ? (quote.shown.paymentMethods ?? []) : [];
  const method = methods.find(({ id, isUsable }) => id === choices.methodId && isUsable) ?? preselectedMethod(methods);
  // Without a method that can be used the order is only placed; its result page says how it can be paid.
  const paysAtOnce = quote.shown?.total === 0 || method !== undefined;

  const codeCheck = useDiscountCheck((code) => choose({ discountCode: code }));

  const editLines = (next: readonly PackLine[], removedName?: string) => {
    placing.forget();
    draftStorage(choicesDraftName(linesText), isCheckoutChoices).clear();
    storeChoices(encodePackLines(next), choices);
    edit(next, removedName);
  };

  /** Places the order, or scrolls to the first missing field. */
  const placeOrder = async () => {
    const [first] = missing;
    if (placing.order || placing.isBusy || placing.isTooSoon) return;
    const texts = { note, giftMessage };
    const payment = paysAtOnce ? { methodId: method?.id } : undefined;
    if (first === 'signIn') promptSignIn();
    else if (first === 'session') await refreshUser();
    else if (first !== undefined) setRefusals((count) => count + 1);
    else if (current && !(await placing.place(current, choices, texts, payment))) setRefusals((count) => count + 1);
  };

  return {
    ...has,
    status,
    choices,
    note,
    setNote,
    giftMessage,
    setGiftMessage,
    pack: quote.shown,
    /** The ways to pay that the quote offers; empty when there is nothing to pay. */
    methods,
    /** The way to pay that is chosen or preselected. */
    method,
    chooseMethod: (methodId: string) => choose({ methodId }),
    /** Whether the button also pays. */
    paysAtOnce,
    quote: { ...quote, current },
    placing,
    /** Whether the customer is asked to accept the published texts. */
    isAsked: isAsked && hasAgreement,
    /** The placed order. */
    order: placing.order,
    missing,
    /**
     * Fields that are marked as missing, after the customer first tried to order. The marks stay while the next quote
     * loads.
     */
    fieldErrors: refusals > 0 ? getMissingFields({ ...input, pack: quote.shown }) : [],
    refusals,
    placeOrder: placeOrder,
    chooseAddress: (address: Address) => {
      choose({ addressId: address.id });
      quote.knowAddress(address);
    },
    chooseDelivery: (deliveryId: string) => choose({ deliveryId }),
    chooseCoupon: (couponId: CouponChoice) => choose({ couponId }),
    /** Whether a code is being checked, and the code that was not applied, with the reason. */
    codeCheck,
    applyCode: (code: string) => codeCheck.check(code),
    removeCode: () => {
      codeCheck.reset();
      choose({ discountCode: null });
    },
    toggleBalance: () => choose({ useBalance: !choices.useBalance }),
    agree: (isAgreed: boolean) => choose({ isAgreed }),
    acceptPresale: (isPresaleAccepted: boolean) => choose({ isPresaleAccepted }),
    /** The requested quantity of a line, which the quote may not contain yet; 0 for a removed line. */
    quantityOf: (skuId: string) => lines.find((line) => line.skuId === skuId)?.quantity ?? 0,
    setQuantity: (skuId: string, quantity: number) =>
      editLines(lines.map((line) => (line.skuId === skuId ? { ...line, quantity } : line))),
    removeLine: (skuId: string, name: string) =>
      editLines(
        lines.filter((line) => line.skuId !== skuId),
        name,
      ),
    /** Leaves the lines that can be ordered. */
    keepOrderableLines: () => editLines(orderableLines(quote.shown ?? { lines: [] })),
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
