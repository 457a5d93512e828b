import '@/features/reviews/reviewMessages';
import { useId } from 'react';
import type { Order, OrderLine } from '@/api/orders';
import { FormStatus } from '@/components/FormStatus';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { PhotosField } from '@/components/PhotosField';
import { Picture } from '@/components/Picture';
import { REVIEW_PHOTO_LIMIT, useLineReview, type LineReview } from '@/features/reviews/useLineReview';
import { useTranslation } from '@/hooks/useTranslation';
import { joinTerms } from '@/lib/joinText';
import type { FormKit } from '@/platform/formKit';
import { LoadingRows } from '@/platform/LoadingRows';
import { useFormKit } from '@/platform/useFormKit';
import { usePlatform } from '@/platform/usePlatform';
import { StarButtons } from './StarButtons';

interface Props {
  order: Order;
  /** Receives the order with what was written. */
  onSaved: (order: Order) => void;
}

/** The lines of an order that can be reviewed: stars in one tap, then a text and photos. */
export function ReviewForm({ order, onSaved }: Props) {
  const { t } = useTranslation();
  const kit = useFormKit();
  const lines = order.lines.filter(({ canReview }) => canReview);
  if (lines.length === 0)
    return (
      <Text as="p" color="ink-2">
        {t('reviews.nothing')}
      </Text>
    );
  if (!kit) return <LoadingRows rows={4} />;
  return (
    <Stack gap={12} paddingBottom={16}>
      <Text as="p" color="ink-2" size={15}>
        {t('reviews.hint')}
      </Text>
      <Stack as="ul" gap={12}>
        {lines.map((line) => (
          <ReviewableItem key={line.skuId} kit={kit} orderId={order.id} line={line} onSaved={onSaved} />
        ))}
      </Stack>
    </Stack>
  );
}

interface ItemProps {
  kit: FormKit;
  orderId: string;
  line: OrderLine;
  onSaved: Props['onSaved'];
}

function ReviewableItem({ kit, orderId, line, onSaved }: ItemProps) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const id = useId();
  const review = useLineReview(orderId, line, onSaved);
  const { stars, isBusy, isUnknown, isUnsaved, saved, label } = review;
  const outcome =
    saved === 'stars'
      ? t('reviews.thanks')
      : saved && t(line.review?.isPublished === false ? 'reviews.checked' : 'reviews.saved');
  return (
    <Card as="li" gap={12} padding={platform === 'h5' ? 14 : 16}>
      <Row align="start" gap={12}>
        <Picture picture={line.picture} flex="none" width={64} radius="option" />
        <Text as="p" flex={1} minWidth={0} size={15} overflowWrap="anywhere">
          {line.name}
          {line.skuText && (
            <Text display="block" color="ink-3" size={13}>
              {line.skuText}
            </Text>
          )}
        </Text>
      </Row>
      <span id={id} className="visually-hidden">
        {t('reviews.rating', { name: joinTerms(line.name, line.skuText) })}
      </span>
      <StarButtons stars={stars} labelledBy={id} onChoose={review.rate} />
      <FormStatus
        progress={isBusy ? (label ?? t('reviews.saving')) : isUnsaved ? undefined : outcome}
        formError={isUnsaved ? (label ?? t('reviews.unsaved')) : undefined}
      />
      {isUnsaved && (
        <Row>
          <Button onClick={review.sendAgain}>{isUnknown ? t('problem.checkAgain') : t('reviews.again')}</Button>
        </Row>
      )}
      {stars > 0 && <TextAndPhotos kit={kit} review={review} />}
    </Card>
  );
}

/** The optional parts of a review, with their own button. */
function TextAndPhotos({ kit: { Form, FormItem, TextArea }, review }: { kit: FormKit; review: LineReview }) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  const { text, setText, photos, isBusy, save } = review;
  return (
    <Form values={{ text }} onChange={(part) => part.text !== undefined && setText(part.text)} onSubmit={save}>
      <FormItem name="text" label={t('reviews.text')} hint={t('reviews.public')}>
        <TextArea name="reviewText" maxLength={1000} rows={3} />
      </FormItem>
      <PhotosField
        photos={photos}
        limit={REVIEW_PHOTO_LIMIT}
        hint={t('reviews.photosHint', { count: REVIEW_PHOTO_LIMIT })}
      />
      <Row>
        <Button color="primary" htmlType="submit" loading={isBusy} loadingText={t('reviews.saving')}>
          {t('reviews.submit')}
        </Button>
      </Row>
    </Form>
  );
}
