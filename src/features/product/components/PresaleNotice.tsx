import { useFeature } from '@/hooks/useFeature';
import { CalendarClock } from 'lucide-react';
import { useDeliveryDays } from '@/hooks/useDeliveryDays';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './PresaleNotice.less';

/** Says that a product is sold before it is available: the day it is sent, and the terms if it has any. */
export function PresaleNotice({ presale }: { presale: { shipsOn: string; terms: string } }) {
  const { t } = useTranslation();
  const { orderNow } = useDeliveryDays();
  const hasTerms = useFeature('presale') && presale.terms;
  return (
    <section className={styles.notice} aria-label={t('goods.presale')}>
      <CalendarClock className={styles.icon} size={20} strokeWidth={1.8} aria-hidden />
      <div className={styles.text}>
        <p className={styles.ships}>{orderNow(presale.shipsOn)}</p>
        {hasTerms && <p className={styles.terms}>{presale.terms}</p>}
      </div>
    </section>
  );
}
