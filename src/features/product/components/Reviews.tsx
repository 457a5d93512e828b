import classNames from 'classnames';
import { useState } from 'react';
import { Stack, Text } from '@/components/Layout';
import type { Rating } from '@/api/goods';
import type { Review, Reviews as ReviewsData } from '@/api/productReview';
import { useFeature } from '@/hooks/useFeature';
import { addMessages } from '@/lib/i18n';
import { reviewPanel } from '@@/locales/reviewPanel';
import { useTranslation } from '@/hooks/useTranslation';
import { formatRating } from '@/lib/formatRating';
import { usePlatform } from '@/platform/usePlatform';
import type { ReviewKit } from './reviewKit';
import { ReviewList } from './ReviewList';
import { ReviewRows, VISIBLE_REVIEWS } from './ReviewRows';
import styles from './Reviews.less';

addMessages(reviewPanel);

export interface ReviewsProps {
  goodsId: string;
  rating: Rating;
  reviews: ReviewsData;
}

/** The average and the distribution of the ratings of a product, and its reviews. */
export function Reviews({ kit, goodsId, rating, reviews }: ReviewsProps & { kit: ReviewKit }) {
  const { t, language } = useTranslation();
  const { platform } = usePlatform();
  const hasList = useFeature('reviews');
  const [stars, setStars] = useState<number>();
  const figure = formatRating(rating.average, language);
  const written = reviews.written ?? reviews.list.length;
  return (
    <div className={styles[platform]}>
      <Stack align="center" rowGap={12} columnGap={20} className={styles.summary}>
        <Stack justifyItems="center" gap={2}>
          <span className="visually-hidden">{t('shell.card.rating', { average: figure, count: rating.count })}</span>
          <Text weight={700} tabular className={styles.figure} aria-hidden="true">
            {figure}
          </Text>
          <kit.Stars stars={rating.average} />
          <Text color="ink-2" size={13} aria-hidden="true">
            {t('review.count', { count: rating.count })}
          </Text>
          <Text color="ink-2" size={13} textAlign="center">
            {t('review.written', { count: written })}
          </Text>
        </Stack>
        <StarDistribution
          Bar={kit.Bar}
          distribution={reviews.distribution}
          stars={stars}
          onChoose={hasList ? setStars : undefined}
        />
      </Stack>
      {hasList ? (
        <ReviewList kit={kit} goodsId={goodsId} first={reviews.list} stars={stars} onStars={setStars} />
      ) : (
        <FirstReviews kit={kit} list={reviews.list} total={written} />
      )}
    </div>
  );
}

/** The reviews that came with the product, three of them first. */
function FirstReviews({ kit, list, total }: { kit: ReviewKit; list: readonly Review[]; total: number }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <ReviewRows
      kit={kit}
      rows={isWhole ? list : list.slice(0, VISIBLE_REVIEWS)}
      total={total}
      onMore={!isWhole && list.length > VISIBLE_REVIEWS ? () => setIsWhole(true) : undefined}
    />
  );
}

interface DistributionProps extends Pick<ReviewKit, 'Bar'>, Pick<ReviewsData, 'distribution'> {
  /** The chosen number of stars. */
  stars: number | undefined;
  /** Chooses the reviews with this number of stars, undefined for all; without it nothing can be chosen. */
  onChoose: ((stars: number | undefined) => void) | undefined;
}

/** How many ratings have five, four, three, two and one stars. */
function StarDistribution({ Bar, distribution, stars, onChoose }: DistributionProps) {
  const { t } = useTranslation();
  const total = distribution.reduce((sum, number) => sum + number, 0);
  return (
    <Stack as="ul" gap={2} aria-label={t('review.distribution')}>
      {[5, 4, 3, 2, 1].map((value) => {
        const number = distribution[value - 1] ?? 0;
        const row = (
          <>
            <span className="visually-hidden">
              {t('review.stars', { count: value })}: {number}
            </span>
            <span aria-hidden="true">{value} ★</span>
            <Bar percent={total > 0 ? (number / total) * 100 : 0} />
            <span aria-hidden="true">{number}</span>
          </>
        );
        const look = { color: 'ink-2', size: 13, tabular: true, align: 'center', gap: 8 } as const;
        if (!onChoose)
          return (
            <Stack as="li" key={value} {...look} className={styles.bar}>
              {row}
            </Stack>
          );
        const isChosen = value === stars;
        return (
          <li key={value}>
            <Stack
              as="button"
              type="button"
              {...look}
              width="full"
              radius="small"
              background={isChosen ? 'soft' : undefined}
              className={classNames(styles.bar, styles.filter)}
              aria-pressed={isChosen}
              disabled={number === 0 && !isChosen}
              onClick={() => onChoose(isChosen ? undefined : value)}
            >
              {row}
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}
