import { CalendarClock } from 'lucide-react';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import styles from './PresaleNotice.less';

/** Says beside goods that they are sold before they are there: when they are sent (a day), and under which terms. */
export function PresaleNotice({ presale }: { presale: { shipsOn: string; terms: string } }) {
  const { t } = useWords();
  const { date } = useWhen();
  return (
    <section className={styles.notice} aria-label={t('goods.presale')}>
      <CalendarClock className={styles.icon} size={20} strokeWidth={1.8} aria-hidden />
      <div className={styles.words}>
        <p className={styles.ships}>{t('goods.presaleNotice', { day: date(presale.shipsOn) })}</p>
        <p className={styles.terms}>{presale.terms}</p>
      </div>
    </section>
  );
}
