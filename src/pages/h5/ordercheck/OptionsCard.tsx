import { CreditCard, Percent, TicketPercent } from 'lucide-react';
import type { Pack } from '@/api/schema/order';
import { CouponPicker } from '@/components/both/CouponPicker';
import { BalanceSwitch } from '@/components/common/BalanceSwitch';
import { OptionRow } from '@/components/common/OptionRow';
import { kit } from '@/components/h5/kit';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useCheckoutWords } from '@/features/checkout/useCheckoutWords';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { DiscountSheet } from './DiscountSheet';
import styles from './OptionsCard.less';

/** Coupon, discount code and balance, one row each. */
export function OptionsCard({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { t } = useWords();
  const words = useCheckoutWords(pack, checkout.choices);
  const couponLayer = useLayer('coupon');
  const codeLayer = useLayer('discount');
  if (checkout.status === 'signedOut') {
    return (
      <section className={styles.card} aria-label={t('checkout.savings')}>
        <p className={styles.signedOut}>{t('checkout.signedOut.options')}</p>
      </section>
    );
  }
  return (
    <section className={styles.card} aria-label={t('checkout.savings')}>
      <OptionRow Icon={TicketPercent} words={words.coupon} isDisabled={pack.coupons.length === 0} onOpen={couponLayer.open} />
      <OptionRow Icon={Percent} words={words.code} isFaulty={words.codeFault !== undefined} onOpen={codeLayer.open} />
      {pack.balance && (
        <div className={styles.balance}>
          <CreditCard className={styles.icon} size={18} strokeWidth={1.8} aria-hidden />
          <BalanceSwitch isOn={checkout.choices.useBalance} text={words.balanceText} off={words.balanceOff} isDisabled={pack.balance.available === 0} onToggle={checkout.toggleBalance} />
        </div>
      )}
      <CouponPicker kit={kit} layer={couponLayer} pack={pack} onChoose={checkout.chooseCoupon} />
      <DiscountSheet layer={codeLayer} checkout={checkout} fault={words.codeFault} />
    </section>
  );
}
