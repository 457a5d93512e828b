import { useState } from 'react';
import type { Review } from '@/api/productReview';
import { Box, Row, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import type { ReviewKit } from './reviewKit';
import styles from './Reviews.less';

/** A review: stars, author, what was bought, text and photos. */
export function ReviewItem({ kit, review }: { kit: ReviewKit; review: Review }) {
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const { id, author, stars, text, option, writtenAt, photos, helpfulCount, isOwn } = review;
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
        {isOwn && (
          <Text size={13} weight={600} color="action">
            {t('review.own')}
          </Text>
        )}
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
