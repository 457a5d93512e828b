import { Row, Stack, Text } from '@/components/Layout';
import { SentenceWithGap } from '@/components/SentenceWithGap';
import { FeatureLink } from '@/components/FeatureLink';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { Order } from '@/api/orders';
import { isPaid } from '@/domain/orderState';
import { canReturnSomething, returnChannelOf } from '@/features/orders/orderHints';
import { reviewActionOf } from '@/features/orders/reviewAction';
import { ReturnPolicyLink } from '@/features/returns/components/ReturnPolicyLink';
import { ServiceLink } from '@/features/service/components/ServiceLink';
import { useFeature } from '@/hooks/useFeature';
import { useDateFormat } from '@/hooks/useDateFormat';
import { usePageBelowState } from '@/hooks/usePageBelow';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { serverClock } from '@/lib/sharedServerClock';
import { usePlatform } from '@/platform/usePlatform';
import styles from './orders.less';

interface Props {
  order: Order;
  /** More actions, in the same style. */
  children?: ReactNode;
}

/** What can be done with an order besides its actions: receipt, return, review, and a question to the service desk. */
export function OrderLinks({ order, children }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const { id, number, returnUntil, returnsId } = order;
  const pageBelow = usePageBelowState();
  const about = { order: number, id };
  const now = serverClock.now();
  const returnChannel = returnChannelOf(order, useFeature('returns'), now);
  const hasReviews = useFeature('reviews');
  const reviewAction = hasReviews ? reviewActionOf(order) : undefined;
  const isReturnOver = !returnChannel && !canReturnSomething(order, now);
  return (
    <Stack gap={8} print="none">
      <Row wrap gap={8} className={styles.links}>
        {isPaid(order) && (
          <Link className="button-link" to={pathOf(platform, 'orders', { id, view: 'receipt' })}>
            {t('order.receipt')}
          </Link>
        )}
        {returnChannel === 'form' && (
          <Link className="button-link" to={pathOf(platform, 'orders', { id, view: 'return' })} state={pageBelow}>
            {t('order.return')}
          </Link>
        )}
        {returnChannel === 'service' && (
          <FeatureLink className="button-link" to={pathOf(platform, 'service', { ...about, topic: 'return' })}>
            {t('order.return')}
          </FeatureLink>
        )}
        {reviewAction && (
          <Link className="button-link" to={pathOf(platform, 'orders', { id, view: 'review' })}>
            {t(reviewAction === 'write' ? 'order.review' : 'order.reviewed')}
          </Link>
        )}
        {children}
      </Row>
      {returnUntil && (
        <Text as="p" color="ink-2" size={15}>
          {(returnChannel || isReturnOver) && (
            <SentenceWithGap
              text={t(isReturnOver ? 'order.returnOver' : 'order.returnUntil', { when: date(returnUntil) })}
            />
          )}
          {returnsId && <ReturnPolicyLink articleId={returnsId} />}
        </Text>
      )}
      <ServiceLink to={pathOf(platform, 'service', about)} />
    </Stack>
  );
}
