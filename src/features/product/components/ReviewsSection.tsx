import '@/features/product/productMessages';
import { useEventListener, useInViewport } from 'ahooks';
import { memo, useEffect, useRef, useState, type FunctionComponent, type RefObject } from 'react';
import { Box, Text } from '@/components/Layout';
import type { GoodsDetail } from '@/api/products';
import { LoadingRows } from '@/platform/LoadingRows';
import { SectionError } from '@/platform/SectionError';
import { usePlatform } from '@/platform/usePlatform';
import { useTranslation } from '@/hooks/useTranslation';
import { onUserOrNetworkReturn } from '@/lib/connection';
import type { ReviewsProps } from './Reviews';
import { Rating } from './Rating';

interface Props {
  goods: GoodsDetail;
  /** Loads the reviews of the platform. A constant. */
  load: () => Promise<{ default: FunctionComponent<ReviewsProps> }>;
  /** The element that `RatingLink` leads to. */
  headingRef: RefObject<HTMLElement | null>;
}

const looks = {
  h5: {
    section: { paddingTop: 28, paddingInline: 16, style: { scrollMarginTop: 60 } },
    heading: { marginBottom: 12, size: 20 },
  },
  pc: { section: { marginTop: 64, style: { scrollMarginTop: 100 } }, heading: { marginBottom: 20, size: 25 } },
} as const;

/** Px below the window at which the code of the reviews is loaded. */
const loadAheadPx = 600;

/**
 * The reviews of a product; nothing for a product without ratings. Their code is no part of the page: it is loaded when
 * they come near, or at the first press of Tab, which passes what is not there and would be pushed out of view by it later.
 */
export const ReviewsSection = memo(function ReviewsSection({
  goods: { id, rating, reviews },
  load,
  headingRef,
}: Props) {
  const { t } = useTranslation();
  const look = looks[usePlatform().platform];
  const [Reviews, setReviews] = useState<FunctionComponent<ReviewsProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isNear = useRef(false);
  const [isInView] = useInViewport(headingRef, { rootMargin: `0px 0px ${loadAheadPx}px 0px` });
  const [isTabUsed, setIsTabUsed] = useState(false);
  useEventListener('keydown', ({ key }: KeyboardEvent) => setIsTabUsed((isUsed) => isUsed || key === 'Tab'));
  if (isInView || isTabUsed) isNear.current = true;
  const isNeeded = isNear.current && !Reviews && !hasFailed;
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (code) => setReviews(() => code.default),
      () => setHasFailed(true),
    );
  }, [isNeeded, load]);
  useEffect(() => (hasFailed ? onUserOrNetworkReturn(() => setHasFailed(false)) : undefined), [hasFailed]);
  if (!rating || !reviews) return null;
  return (
    <Box as="section" ref={headingRef} {...look.section}>
      <Text as="h2" {...look.heading} tabIndex={-1}>
        {t('review.title')}
      </Text>
      {hasFailed ? (
        <SectionError
          name={t('review.title')}
          error={{ kind: 'noResponse', cause: 'network' }}
          retry={() => setHasFailed(false)}
        />
      ) : Reviews ? (
        <Reviews goodsId={id} rating={rating} reviews={reviews} />
      ) : (
        // Farther away nothing is drawn: the section is below the window, and its code is not on the way.
        isNear.current && <LoadingRows rows={3} />
      )}
    </Box>
  );
});

/** The rating below the name of a product; leads to the reviews when there are some. */
export function RatingLink({ goods: { rating, reviews }, headingRef }: Pick<Props, 'goods' | 'headingRef'>) {
  const { platform } = usePlatform();
  if (!rating) return null;
  if (!reviews) return <Rating rating={rating} />;
  const show = () => {
    headingRef.current?.scrollIntoView({ block: 'start' });
    headingRef.current?.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <Box as="button" type="button" style={{ minHeight: platform === 'h5' ? 44 : 32 }} onClick={show}>
      <Rating rating={rating} />
    </Box>
  );
}
