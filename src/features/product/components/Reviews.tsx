import { useState, type FunctionComponent } from 'react';
import type { Rating } from '@/api/goods';
import type { Review, Reviews as ReviewsData } from '@/api/products';
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
const firstCount = 3;

/** The average, the distribution and the reviews of a product. */
export function Reviews({ kit, rating, reviews }: ReviewsProps & { kit: ReviewKit }) {
  const { t, language } = useTranslation();
  const { platform, Button } = usePlatform();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? reviews.list : reviews.list.slice(0, firstCount);
  const figure = formatRating(rating.average, language);
  return (
    <div className={styles[platform]}>
      <div className={styles.summary}>
        <div className={styles.average}>
          <span className="visually-hidden">{t('shell.card.rating', { average: figure, count: rating.count })}</span>
          <span className={styles.figure} aria-hidden="true">
            {figure}
          </span>
          <kit.Stars stars={rating.average} />
          <span className={styles.count} aria-hidden="true">
            {t('review.count', { count: rating.count })}
          </span>
        </div>
        <Distribution Bar={kit.Bar} distribution={reviews.distribution} />
      </div>
      <div>
        <ul className={styles.list}>
          {shown.map((review) => (
            <li key={review.id}>
              <ReviewItem kit={kit} review={review} />
            </li>
          ))}
        </ul>
        {shown.length > 0 && (
          <p className={styles.end}>{t('list.shown', { shown: shown.length, total: rating.count })}</p>
        )}
        {shown.length < reviews.list.length && <Button onClick={() => setIsWhole(true)}>{t('list.more')}</Button>}
      </div>
    </div>
  );
}

/** How many ratings have five, four, three, two and one stars. */
function Distribution({ Bar, distribution }: Pick<ReviewKit, 'Bar'> & Pick<ReviewsData, 'distribution'>) {
  const { t } = useTranslation();
  const total = distribution.reduce((sum, number) => sum + number, 0);
  return (
    <ul className={styles.distribution} aria-label={t('review.distribution')}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const number = distribution[stars - 1] ?? 0;
        return (
          <li key={stars} className={styles.bar}>
            <span className="visually-hidden">
              {t('review.stars', { count: stars })}: {number}
            </span>
            <span aria-hidden="true">{stars} ★</span>
            <Bar percent={total > 0 ? (number / total) * 100 : 0} />
            <span aria-hidden="true">{number}</span>
          </li>
        );
      })}
    </ul>
  );
}

function ReviewItem({ kit, review }: { kit: ReviewKit; review: Review }) {
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const { id, author, stars, text, option, writtenAt, photos, helpfulCount } = review;
  const about = [date(writtenAt), option && t('review.bought', { option })].filter(Boolean).join(' · ');
  return (
    <article className={styles.review} aria-label={t('review.by', { author })}>
      <div className={styles.head}>
        <kit.Stars stars={stars} />
        <span className="visually-hidden">{t('review.stars', { count: stars })}</span>
        <strong className={styles.author}>{author}</strong>
      </div>
      <p className={styles.about}>{about}</p>
      {text && <p className={styles.text}>{text}</p>}
      {photos.length > 0 && <Photos key={id} PictureViewer={kit.PictureViewer} review={review} />}
      {helpfulCount > 0 && <p className={styles.about}>{t('review.helpful', { count: helpfulCount })}</p>}
    </article>
  );
}

/** The photos of a review; one opens in the picture viewer. */
function Photos({
  PictureViewer,
  review: { id, author, photos },
}: Pick<ReviewKit, 'PictureViewer'> & { review: Review }) {
  const { t } = useTranslation();
  const modal = useModalRoute(`photos:${id}`);
  const [at, setAt] = useState(0);
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={`${photo.src}|${photo.hue}`}>
            <button
              type="button"
              className={styles.photo}
              aria-label={t('review.photo', { author, at: index + 1, count: photos.length })}
              onClick={() => {
                setAt(index);
                modal.open();
              }}
            >
              <Picture picture={photo} className={styles.thumb} />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer modal={modal} pictures={photos} name={t('review.by', { author })} at={at} onMove={setAt} />
    </>
  );
}
