import type { Pack } from '@/api/schema/order';
import { Agreement } from '@/components/common/Agreement';
import { PresaleNotice } from '@/components/common/PresaleNotice';
import { Tick } from '@/components/common/Tick';
import { AgreementSheet } from '@/components/h5/AgreementSheet';
import type { Checkout } from '@/features/checkout/useCheckout';
import { presalesOf } from '@/features/checkout/presalesOf';
import { useReadableAgreements, type AgreementName } from '@/features/login/useAgreementText';
import { useLayer, type Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import styles from './Consents.less';

/** What the customer agrees to: presale terms, when there are any, and both texts of the shop. */
export function Consents({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { t } = useWords();
  const { choices, faults } = checkout;
  const texts: Record<AgreementName, Layer> = { agreement: useLayer('agreement'), privacy: useLayer('privacy') };
  const readable = useReadableAgreements();
  const presales = presalesOf(pack);
  return (
    <div className={styles.consents}>
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
      <Agreement
        isAgreed={choices.isAgreed}
        onChange={checkout.agree}
        fault={faults.includes('agreement') ? t('checkout.agreement.missing') : undefined}
        readable={readable}
        onRead={(name) => texts[name].open()}
      />
      <AgreementSheet name="agreement" layer={texts.agreement} />
      <AgreementSheet name="privacy" layer={texts.privacy} />
    </div>
  );
}
