import { Skeleton } from '@/components/Skeleton';
import { usePlatform } from '@/platform/usePlatform';
import styles from './ArticleSection.less';

/** The place of an article while it loads. */
export function ArticlePlaceholder() {
  const { platform } = usePlatform();
  return (
    <div className={styles[platform]} aria-hidden="true">
      <Skeleton width="40%" height="28px" marginBottom={12} />
      <Skeleton height="8rem" />
    </div>
  );
}
