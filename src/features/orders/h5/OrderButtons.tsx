import { useNavigate } from '@umijs/max';
import { Button } from 'antd-mobile';
import type { ReactNode } from 'react';
import type { Order } from '@/api/orders';
import { canBuyAgain } from '@/domain/orderState';
import { encodePackLines } from '@/domain/packLines';
import { getVisibleOrder } from '@/features/orders/getVisibleOrder';
import { useOpenPayment } from '@/features/orders/useOpenPayment';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './OrderButtons.less';

interface Props {
  order: Order;
  /** Shown before the other buttons. */
  children?: ReactNode;
  /** On the order's page: full width, with the amount, and without a link to the page itself. */
  isAlone?: boolean;
}

/** The actions of an order; the most likely one is last and primary. */
export function OrderButtons({ order, children, isAlone = false }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openPayment = useOpenPayment();
  const money = useMoney(order.currency);
  const size = isAlone ? 'large' : 'small';
  const showing = isAlone ? undefined : getVisibleOrder(order);
  return (
    <span className={isAlone ? undefined : styles.buttons}>
      {children}
      {canBuyAgain(order) && (
        <Button
          size={size}
          block={isAlone}
          shape="rounded"
          onClick={() => navigate(pathOf('h5', 'checkout', { lines: encodePackLines(order.lines) }))}
        >
          {t('order.buyAgain')}
        </Button>
      )}
      {order.can.pay && (
        <Button size={size} block={isAlone} shape="rounded" color="primary" onClick={() => openPayment(order)}>
          {isAlone ? t('order.payAmount', { amount: money(order.total) }) : t('order.pay')}
        </Button>
      )}
      {showing && (
        <Button
          size={size}
          shape="rounded"
          color="primary"
          onClick={() => navigate(pathOf('h5', showing.screen, showing.query))}
        >
          {t(showing.labelKey)}
        </Button>
      )}
    </span>
  );
}
