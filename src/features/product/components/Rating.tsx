import type { Rating as RatingData } from '@/api/goods';
import { useTranslation } from '@/hooks/useTranslation';
import { formatRating } from '@/lib/formatRating';
import styles from './Rating.less';

/** The rating of a product in one line, for example "★ 4.6 (128)". */
export function Rating({ rating: { average, count } }: { rating: RatingData }) {
  const { t, language } = useTranslation();
  const figure = formatRating(average, language);
  return (
    <span className={styles.rating} role="img" aria-label={t('shell.card.rating', { average: figure, count })}>
      ★ {figure} ({count})
    </span>
  );
}
