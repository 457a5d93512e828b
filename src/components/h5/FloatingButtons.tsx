import { Share } from 'lucide-react';
import { useShareLink } from '@/hooks/useShareLink';
import { useWords } from '@/hooks/useWords';
import { BackButton } from './BackButton';
import styles from './FloatingButtons.less';

/** Back and share, over the picture and at hand while the page scrolls. Nothing to share while there is no title. */
export function FloatingButtons({ title }: { title?: string }) {
  const { t } = useWords();
  const share = useShareLink();
  return (
    <div className={styles.place}>
      <div className={styles.row}>
        <BackButton isOnPicture />
        {title && (
          <button type="button" className={styles.round} aria-label={t('goods.share')} onClick={() => void share({ title, url: window.location.href })}>
            <Share size={20} strokeWidth={1.8} aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
}
