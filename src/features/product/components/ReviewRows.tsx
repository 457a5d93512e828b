import type { Review } from '@/api/productReview';
import { Box, Text } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';
import { ReviewItem } from './ReviewItem';
import type { ReviewKit } from './reviewKit';
import styles from './Reviews.less';

/** Number of reviews that are shown at first. */
export const VISIBLE_REVIEWS = 3;

interface Props {
  kit: ReviewKit;
  rows: readonly Review[];
  /** Number of all that could be shown. */
  total: number;
  /** Shows more; undefined when there are none. */
  onMore: (() => void) | undefined;
  isLoadingMore?: boolean;
}

/** Reviews, how many of them are shown, and the button for more. */
export function ReviewRows({ kit, rows, total, onMore, isLoadingMore = false }: Props) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  return (
    <>
      <Box as="ul" divided className={styles.list}>
        {rows.map((review) => (
          <li key={review.id}>
            <ReviewItem kit={kit} review={review} />
          </li>
        ))}
      </Box>
      {rows.length > 0 && (
        <Text as="p" color="ink-2" size={13} marginBottom={12} role="status">
          {t('list.shown', { shown: rows.length, total })}
        </Text>
      )}
      {onMore && (
        <Button loading={isLoadingMore} onClick={onMore}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}
