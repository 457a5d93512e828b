import { Button } from 'antd';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import type { Pack } from '@/api/schema/order';
import { CouponPicker } from '@/components/both/CouponPicker';
import { BalanceSwitch } from '@/components/common/BalanceSwitch';
import { DiscountForm } from '@/components/common/DiscountForm';
import { OptionRow } from '@/components/common/OptionRow';
import { kit } from '@/components/pc/kit';
import { mostCodeCharacters } from '@/features/checkout/checkoutChoices';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useCheckoutWords } from '@/features/checkout/useCheckoutWords';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import styles from './Options.less';

/** Coupon, discount code and balance. */
export function Options({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { t } = useWords();
  const { choices, quote } = checkout;
  const words = useCheckoutWords(pack, choices);
  const couponLayer = useLayer('coupon');
  const [isCodeOpen, setIsCodeOpen] = useState(choices.discountCode !== null);
  if (checkout.status === 'signedOut') {
    return (
      <section className={styles.options} aria-label={t('checkout.savings')}>
        <p className={styles.text}>{t('checkout.signedOut.options')}</p>
      </section>
    );
  }
  const isCodeUsed = pack.discount?.isUsable === true && choices.discountCode !== null;
  return (
    <section className={styles.options} aria-label={t('checkout.savings')}>
      <OptionRow Icon={TicketPercent} words={words.coupon} isDisabled={pack.coupons.length === 0} onOpen={couponLayer.open} />
      {isCodeUsed ? (
        <div className={styles.row}>
          <p className={styles.words}>
            <span>{words.code.title}</span>
            <span className={styles.good}>{words.code.text}</span>
          </p>
          <Button shape="round" size="small" aria-label={t('checkout.code.remove', { code: words.code.title })} onClick={checkout.removeCode}>
            {t('checkout.code.take')}
          </Button>
        </div>
      ) : isCodeOpen ? (
        <DiscountForm
          code={choices.discountCode ?? ''}
          fault={words.codeFault}
          mostCharacters={mostCodeCharacters}
          onApply={checkout.applyCode}
          button={
            <Button htmlType="submit" shape="round" loading={choices.discountCode !== null && quote.isQuoting}>
              {t('checkout.code.apply')}
            </Button>
          }
        />
      ) : (
        <button type="button" className={styles.link} onClick={() => setIsCodeOpen(true)}>
          {t('checkout.code.enter')}
        </button>
      )}
      {pack.balance && <BalanceSwitch isOn={choices.useBalance} text={words.balanceText} off={words.balanceOff} isDisabled={pack.balance.available === 0} onToggle={checkout.toggleBalance} />}
      <CouponPicker kit={kit} layer={couponLayer} pack={pack} onChoose={checkout.chooseCoupon} />
    </section>
  );
}
