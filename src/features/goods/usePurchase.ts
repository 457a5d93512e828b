/**
 * From "buy" to the checkout: presale terms first, then the sign-in, then whatever the screen does with the lines. A
 * customer who signs in on the way goes on with the same combination and number of pieces.
 */
import { useSignInGate } from '@/hooks/useSignInGate';
import { showPreSaleModalSlot } from '@/storage';
import type { ChosenGoods } from './useGoodsDetail';

/** Whether the presale terms are shown before the purchase: 'false' in storage means "not again" (spec section 3). */
export function needsPresaleTerms({ presale }: Pick<ChosenGoods['goods'], 'presale'>): boolean {
  return presale !== null && showPreSaleModalSlot.read() !== 'false';
}

/** `proceed` gets the pack lines as the checkout takes them. */
export function usePurchase({ goods, lines }: Pick<ChosenGoods, 'goods' | 'lines'>, proceed: (lines: string) => void) {
  // Named after the goods: signing in on other goods must not carry out this purchase.
  const pass = useSignInGate(`buy:${goods.id}`, proceed);

  /** Starts the purchase. Answers `terms` when the presale terms must be accepted first. */
  const buy = (): 'terms' | 'passed' => {
    if (needsPresaleTerms(goods)) return 'terms';
    pass(lines);
    return 'passed';
  };
  /** Accepts the presale terms and goes on. */
  const acceptTerms = ({ isShownAgain }: { isShownAgain: boolean }) => {
    showPreSaleModalSlot.write(isShownAgain ? 'true' : 'false');
    pass(lines);
  };
  return { buy, acceptTerms };
}
