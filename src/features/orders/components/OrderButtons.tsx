import { useNavigate } from '@umijs/max';
import { Row } from '@/components/Layout';
import type { Order } from '@/api/orders';
import { canBuyAgain } from '@/domain/orderState';
import { encodePackLines } from '@/domain/packLines';
import { getVisibleOrder } from '@/features/orders/getVisibleOrder';
import { reviewActionOf } from '@/features/orders/reviewAction';
import { useOpenPayment } from '@/features/orders/useOpenPayment';
import { useOrderLabels } from '@/features/orders/useOrderLabels';
import { useFeature } from '@/hooks/useFeature';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { joinLabel } from '@/lib/joinText';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import styles from './orders.less';

interface Props {
  order: Order;
  /** Cancels the order where that is possible; without it the button is elsewhere. */
  onCancel?: () => void;
  /** On the order's own page: without a link to the page itself, and on the phone full width. */
  isAlone?: boolean;
}

/** The actions of an order; the most likely one is last and primary. */
export function OrderButtons({ order, onCancel, isAlone = false }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openPayment = useOpenPayment();
  const money = useMoney(order.currency);
  const hasReturns = useFeature('returns');
  const hasReviews = useFeature('reviews');
  const { name } = useOrderLabels(order);
  const isPhone = platform === 'h5';
  const isWide = isPhone && isAlone;
  const size = isWide ? 'large' : isPhone ? 'small' : 'middle';
  const { pay, cancel } = order.can;
  /** Its parcel is the first section of its page. */
  const isInTransit = !isAlone && order.status === 'toReceive' && order.parcel !== null;
  const showing = isAlone ? undefined : getVisibleOrder(order);
  const buttons = (
    <>
      {cancel && onCancel && (
        <Button size={size} aria-label={isPhone ? joinLabel(t('order.cancel'), name) : undefined} onClick={onCancel}>
          {t('order.cancel')}
        </Button>
      )}
      {!isAlone && hasReturns && order.can.return && (
        <Button
          size={size}
          aria-label={isPhone ? joinLabel(t('order.return'), name) : undefined}
          onClick={() => navigate(pathOf(platform, 'orders', { id: order.id, view: 'return' }))}
        >
          {t('order.return')}
        </Button>
      )}
      {!isAlone && hasReviews && reviewActionOf(order) === 'write' && (
        <Button
          size={size}
          aria-label={isPhone ? joinLabel(t('order.review'), name) : undefined}
          onClick={() => navigate(pathOf(platform, 'orders', { id: order.id, view: 'review' }))}
        >
          {t('order.review')}
        </Button>
      )}
      {canBuyAgain(order) && (
        <Button
          block={isWide}
          size={size}
          onClick={() => navigate(pathOf(platform, 'checkout', { lines: encodePackLines(order.lines) }))}
        >
          {t('order.buyAgain')}
        </Button>
      )}
      {!isPhone && !isAlone && !showing && !pay && !isInTransit && (
        <Button onClick={() => navigate(pathOf(platform, 'orders', { id: order.id }))}>{t('order.details')}</Button>
      )}
      {isInTransit && (
        <Button
          size={size}
          color="primary"
          aria-label={isPhone ? joinLabel(t('order.track'), name) : undefined}
          onClick={() => navigate(pathOf(platform, 'orders', { id: order.id }))}
        >
          {t('order.track')}
        </Button>
      )}
      {showing && (
        <Button size={size} color="primary" onClick={() => navigate(pathOf(platform, showing.screen, showing.query))}>
          {t(showing.labelKey)}
        </Button>
      )}
      {pay && (
        <Button color="primary" block={isWide} size={size} onClick={() => openPayment(order)}>
          {isPhone && !isAlone ? t('order.pay') : t('order.payAmount', { amount: money(order.total) })}
        </Button>
      )}
    </>
  );
  if (isWide) return <span>{buttons}</span>;
  return (
    <Row
      as="span"
      wrap
      justify="end"
      gap={8}
      marginInlineStart={isPhone ? 'auto' : undefined}
      print={isPhone ? undefined : 'none'}
      className={styles.buttons}
    >
      {buttons}
    </Row>
  );
}
