import { ChevronLeft } from 'lucide-react';
import { useGoBack } from '@/hooks/useGoBack';
import { useWords } from '@/hooks/useWords';
import styles from './BackButton.less';

/** The way back; `isOnPicture` puts it on a round ground of its own. */
export function BackButton({ isOnPicture = false }: { isOnPicture?: boolean }) {
  const { t } = useWords();
  const goBack = useGoBack();
  return (
    <button type="button" className={`${styles.back} ${isOnPicture ? styles.onPicture : ''}`} aria-label={t('shell.back')} onClick={goBack}>
      <ChevronLeft size={24} strokeWidth={1.8} aria-hidden />
    </button>
  );
}
