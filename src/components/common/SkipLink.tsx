import { useWords } from '@/hooks/useWords';
import styles from './SkipLink.less';

/** The first stop of the keyboard: over the bars into the page. A button, because the hash of the address is the route. */
export function SkipLink() {
  const { t } = useWords();
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
      {t('shell.skip')}
    </button>
  );
}
