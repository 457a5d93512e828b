import { X } from 'lucide-react';
import { useOnline } from '@/hooks/useOnline';
import { usePageSetOffer } from '@/hooks/usePageSetOffer';
import { useWords } from '@/hooks/useWords';
import styles from './ShellBars.less';

/** The thin bars above every page: no connection, and the other page set when the window has its shape. */
export function ShellBars() {
  const { t } = useWords();
  const isOnline = useOnline();
  const { offered, accept, dismiss } = usePageSetOffer();
  return (
    <>
      <div role="status">{!isOnline && <p className={styles.offline}>{t('shell.offline')}</p>}</div>
      {offered && (
        <section className={styles.offer} aria-label={t('shell.pageSet')}>
          <p className={styles.words}>{t(`shell.pageSet.offer.${offered}`)}</p>
          <button type="button" className={styles.accept} onClick={accept}>
            {t(`shell.pageSet.${offered}`)}
          </button>
          <button type="button" className={styles.dismiss} aria-label={t('shell.close')} onClick={dismiss}>
            <X size={18} strokeWidth={1.8} aria-hidden />
          </button>
        </section>
      )}
    </>
  );
}
