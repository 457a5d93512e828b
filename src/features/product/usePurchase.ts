/**
 * From the buy button to the checkout: presale terms, then sign-in, then `proceed`. After the sign-in the purchase
 * continues with the same variant and quantity.
 */
import { useSignInGate } from '@/hooks/useSignInGate';
import { showPreSaleModalStorage } from '@/lib/storage';
import type { ChosenProduct } from './useProductDetail';

/** Whether the presale terms are shown before the purchase: 'false' in storage means "not again" (spec section 3). */
export function needsPresaleTerms({ presale }: Pick<ChosenProduct['goods'], 'presale'>): boolean {
  return presale !== null && showPreSaleModalStorage.read() !== 'false';
}

/** `proceed` receives the pack lines as URL text for the checkout. */
export function usePurchase(
  { goods, lines }: Pick<ChosenProduct, 'goods' | 'lines'>,
  proceed: (lines: string) => void,
) {
  // The name contains the product: a sign-in on another product must not continue this purchase.
  const pass = useSignInGate(`buy:${goods.id}`, proceed);

  /** Starts the purchase. Returns `terms` when the presale terms must be accepted first. */
  const buy = (): 'terms' | 'passed' => {
    if (needsPresaleTerms(goods)) return 'terms';
    pass(lines);
    return 'passed';
  };
  /** Accepts the presale terms and continues. */
  const acceptTerms = ({ isShownAgain }: { isShownAgain: boolean }) => {
    showPreSaleModalStorage.write(isShownAgain ? 'true' : 'false');
    pass(lines);
  };
  return { buy, acceptTerms };
}
