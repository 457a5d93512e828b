import { Text } from '@/components/Layout';
import type { Rating as RatingData } from '@/api/goods';
import { useTranslation } from '@/hooks/useTranslation';
import { formatRating } from '@/lib/formatRating';

/** The rating of a product in one line, for example "★ 4.6 (128)". */
export function Rating({ rating: { average, count } }: { rating: RatingData }) {
  const { t, language } = useTranslation();
  const figure = formatRating(average, language);
  return (
    <Text color="ink-2" size={15} tabular role="img" aria-label={t('shell.card.rating', { average: figure, count })}>
      ★ {figure} ({count})
    </Text>
  );
}
