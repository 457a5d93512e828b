import { useTranslation } from '@/hooks/useTranslation';
import styles from './SkipLink.less';

/**
 * The first element in the tab order: moves the focus past the header to the content. A button, because the hash of the
 * URL is the route.
 */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
      {t('shell.skip')}
    </button>
  );
}
