import type { Pack } from '@/api/schema/order';
import { PresaleNotice } from '@/components/common/PresaleNotice';
import { Tick } from '@/components/common/Tick';
import type { Checkout } from '@/features/checkout/useCheckout';
import { presalesOf } from '@/features/checkout/presalesOf';
import { useWords } from '@/hooks/useWords';
import { AgreementTick } from './AgreementTick';
import styles from './Consents.less';
import type { Kit } from './kit';

/** What the customer agrees to: presale terms, when there are any, and both texts of the shop. */
export function Consents({ kit, pack, checkout }: { kit: Kit; pack: Pack; checkout: Checkout }) {
  const { t } = useWords();
  const { choices, faults } = checkout;
  const presales = presalesOf(pack);
  return (
    <div className={`${styles.consents} ${styles[kit.face] ?? ''}`}>
      {presales.length > 0 && (
        <div>
          {presales.map((presale) => (
            <PresaleNotice key={presale.shipsOn + presale.terms} presale={presale} />
          ))}
          <Tick
            label={t('checkout.presale.accept')}
            name="presale"
            isTicked={choices.isPresaleAccepted}
            onChange={checkout.acceptPresale}
            fault={faults.includes('presale') ? t('checkout.presale.missing') : undefined}
          />
        </div>
      )}
      <AgreementTick
        kit={kit}
        isAgreed={choices.isAgreed}
        onChange={checkout.agree}
        fault={faults.includes('agreement') ? t('checkout.agreement.missing') : undefined}
      />
    </div>
  );
}
