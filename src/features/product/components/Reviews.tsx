import { useState, type FunctionComponent } from 'react';
import { Box, Row, Stack, Text } from '@/components/Layout';
import type { Rating } from '@/api/goods';
import type { Review, Reviews as ReviewsData } from '@/api/productReview';
import { Picture } from '@/components/Picture';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useModalRoute, type ModalRoute } from '@/hooks/useModalRoute';
import { addMessages } from '@/lib/i18n';
import { reviewPanel } from '@@/locales/reviewPanel';
import { useTranslation } from '@/hooks/useTranslation';
import { formatRating } from '@/lib/formatRating';
import type { Picture as PictureData } from '@/lib/picture';
import { usePlatform } from '@/platform/usePlatform';
import styles from './Reviews.less';

addMessages(reviewPanel);

export interface PictureViewerProps {
  modal: ModalRoute;
  pictures: readonly PictureData[];
  /** The dialog's name. */
  name: string;
  /** Index of the visible picture, from 0. */
  at: number;
  onMove: (at: number) => void;
}

/** The parts of a UI kit. Stars and bars are drawn for the eye only: the text beside them says the same. */
export interface ReviewKit {
  /** 0–5 stars, drawn to half a star. */
  Stars: FunctionComponent<{ stars: number }>;
  /** 0–100. */
  Bar: FunctionComponent<{ percent: number }>;
  PictureViewer: FunctionComponent<PictureViewerProps>;
}

export interface ReviewsProps {
  rating: Rating;
  reviews: ReviewsData;
}

/** Number of reviews that are shown at first. */
const initialReviewCount = 3;

/** The average, the distribution and the reviews of a product. */
export function Reviews({ kit, rating, reviews }: ReviewsProps & { kit: ReviewKit }) {
  const { t, language } = useTranslation();
  const { platform, Button } = usePlatform();
  const [isWhole, setIsWhole] = useState(false);
  const visibleReviews = isWhole ? reviews.list : reviews.list.slice(0, initialReviewCount);
  const figure = formatRating(rating.average, language);
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
        </Stack>
        <StarDistribution Bar={kit.Bar} distribution={reviews.distribution} />
      </Stack>
      <div>
        <Box as="ul" divided className={styles.list}>
          {visibleReviews.map((review) => (
            <li key={review.id}>
              <ReviewItem kit={kit} review={review} />
            </li>
          ))}
        </Box>
        {visibleReviews.length > 0 && (
          <Text as="p" color="ink-2" size={13} marginBottom={12}>
            {t('list.shown', { shown: visibleReviews.length, total: rating.count })}
          </Text>
        )}
        {visibleReviews.length < reviews.list.length && (
          <Button onClick={() => setIsWhole(true)}>{t('list.more')}</Button>
        )}
      </div>
    </div>
  );
}

/** How many ratings have five, four, three, two and one stars. */
function StarDistribution({ Bar, distribution }: Pick<ReviewKit, 'Bar'> & Pick<ReviewsData, 'distribution'>) {
  const { t } = useTranslation();
  const total = distribution.reduce((sum, number) => sum + number, 0);
  return (
    <Stack as="ul" gap={2} aria-label={t('review.distribution')}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const number = distribution[stars - 1] ?? 0;
        return (
          <Stack as="li" key={stars} color="ink-2" size={13} tabular align="center" gap={8} className={styles.bar}>
            <span className="visually-hidden">
              {t('review.stars', { count: stars })}: {number}
            </span>
            <span aria-hidden="true">{stars} ★</span>
            <Bar percent={total > 0 ? (number / total) * 100 : 0} />
            <span aria-hidden="true">{number}</span>
          </Stack>
        );
      })}
    </Stack>
  );
}

function ReviewItem({ kit, review }: { kit: ReviewKit; review: Review }) {
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const { id, author, stars, text, option, writtenAt, photos, helpfulCount } = review;
  const about = [date(writtenAt), option && t('review.bought', { option })].filter(Boolean).join(' · ');
  return (
    <Stack
      as="article"
      gap={6}
      paddingBlock={16}
      paddingInline={0}
      className={styles.review}
      aria-label={t('review.by', { author })}
    >
      <Row wrap align="center" rowGap={2} columnGap={8}>
        <kit.Stars stars={stars} />
        <span className="visually-hidden">{t('review.stars', { count: stars })}</span>
        <Text as="strong" size={15} overflowWrap="anywhere">
          {author}
        </Text>
      </Row>
      <Text as="p" color="ink-2" size={13}>
        {about}
      </Text>
      {text && (
        <Text as="p" size={15} overflowWrap="anywhere" whiteSpace="pre-line" style={{ maxWidth: '68ch' }}>
          {text}
        </Text>
      )}
      {photos.length > 0 && <ReviewPhotos key={id} PictureViewer={kit.PictureViewer} review={review} />}
      {helpfulCount > 0 && (
        <Text as="p" color="ink-2" size={13}>
          {t('review.helpful', { count: helpfulCount })}
        </Text>
      )}
    </Stack>
  );
}

/** The photos of a review; one opens in the picture viewer. */
function ReviewPhotos({
  PictureViewer,
  review: { id, author, photos },
}: Pick<ReviewKit, 'PictureViewer'> & { review: Review }) {
  const { t } = useTranslation();
  const modal = useModalRoute(`photos:${id}`);
  const [at, setAt] = useState(0);
  return (
    <>
      <Row as="ul" wrap gap={8}>
        {photos.map((photo, index) => (
          <li key={`${photo.src}|${photo.hue}`}>
            <Box
              as="button"
              type="button"
              display="block"
              radius="option"
              className={styles.photo}
              aria-label={t('review.photo', { author, at: index + 1, count: photos.length })}
              onClick={() => {
                setAt(index);
                modal.open();
              }}
            >
              <Picture picture={photo} width={76} radius="option" />
            </Box>
          </li>
        ))}
      </Row>
      <PictureViewer modal={modal} pictures={photos} name={t('review.by', { author })} at={at} onMove={setAt} />
    </>
  );
}
