import { useWords } from '@/hooks/useWords';
import styles from './DemoSms.less';

/** Stands for the text message in a demo shop, which sends none. */
export function DemoSms({ code, onUse }: { code: string; onUse: () => void }) {
  const { t } = useWords();
  return (
    <div className={styles.sms} role="status">
      <div className={styles.words}>
        <p className={styles.from}>{t('login.demoFrom')}</p>
        <p className={styles.text}>{t('login.demoText', { code })}</p>
      </div>
      <button type="button" className={styles.use} onClick={onUse}>
        {t('login.demoUse')}
      </button>
    </div>
  );
}
