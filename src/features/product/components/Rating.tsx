import type { Rating as RatingData } from '@/api/schema/goods';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Rating.less';

/** The rating of a product in one line, for example "★ 4.6 (128)". */
export function Rating({ rating: { average, count } }: { rating: RatingData }) {
  const { t } = useTranslation();
  const figure = average.toFixed(1);
  return (
    <span className={styles.rating} role="img" aria-label={t('shell.card.rating', { average: figure, count })}>
      ★ {figure} ({count})
    </span>
  );
}
