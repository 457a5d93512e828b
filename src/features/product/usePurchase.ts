/**
 * From the buy button to the checkout: presale terms, then `proceed`. A visitor sees the checkout with its prices before
 * being asked to sign in.
 */
import { isFeatureOn } from '@/lib/features';
import { showPreSaleModalStorage } from '@/lib/storage';
import type { ChosenProduct } from './useProductDetail';

/** Whether presale terms are shown before the purchase: 'false' in storage means "not again" (spec section 3). */
function needsPresaleTerms({ presale }: Pick<ChosenProduct['goods'], 'presale'>): boolean {
  return isFeatureOn('presale') && Boolean(presale?.terms.trim()) && showPreSaleModalStorage.read() !== 'false';
}

/** Receives the pack lines as URL text for the checkout. */
export type HandleLines = (lines: string) => void;

/** `onTermsAccepted` is called before `proceed` when the customer accepts the presale terms of the lines. */
export function usePurchase(
  { goods, lines }: Pick<ChosenProduct, 'goods' | 'lines'>,
  proceed: HandleLines,
  onTermsAccepted: HandleLines,
) {
  /** Starts the purchase. Returns `terms` when the presale terms must be accepted first. */
  const buy = (): 'terms' | 'passed' => {
    if (needsPresaleTerms(goods)) return 'terms';
    proceed(lines);
    return 'passed';
  };
  /** Accepts the presale terms and continues. */
  const acceptTerms = ({ isShownAgain }: { isShownAgain: boolean }) => {
    showPreSaleModalStorage.write(isShownAgain ? 'true' : 'false');
    onTermsAccepted(lines);
    proceed(lines);
  };
  return { buy, acceptTerms };
}
