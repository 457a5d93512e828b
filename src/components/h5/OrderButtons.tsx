import { useNavigate } from '@umijs/max';
import { Button } from 'antd-mobile';
import type { ReactNode } from 'react';
import type { Order } from '@/api/schema/order';
import { encodePackLines } from '@/domain/packLines';
import { whatItShows } from '@/features/orders/whatItShows';
import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './OrderButtons.less';

interface Props {
  order: Order;
  /** Stand before the others. */
  children?: ReactNode;
  /** On the order's own screen: full width, the amount on the button, and no way to what is already shown. */
  isAlone?: boolean;
}

/** What can be done with an order, the most likely thing last and filled. */
export function OrderButtons({ order, children, isAlone = false }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const canBuyAgain = order.status === 'done' || order.status === 'cancelled';
  const money = useMoney(order.currency);
  const size = isAlone ? 'large' : 'small';
  const showing = isAlone ? undefined : whatItShows(order);
  return (
    <span className={isAlone ? undefined : styles.buttons}>
      {children}
      {canBuyAgain && (
        <Button size={size} block={isAlone} shape="rounded" onClick={() => navigate(pathOf('h5', 'checkout', { lines: encodePackLines(order.lines) }))}>
          {t('order.buyAgain')}
        </Button>
      )}
      {order.can.pay && (
        <Button size={size} block={isAlone} shape="rounded" color="primary" onClick={() => navigate(pathOf('h5', 'orderSuccess', { id: order.id }))}>
          {isAlone ? t('order.payAmount', { amount: money(order.total) }) : t('order.pay')}
        </Button>
      )}
      {showing && (
        <Button size={size} shape="rounded" color="primary" onClick={() => navigate(pathOf('h5', showing.screen, showing.query))}>
          {t(showing.word)}
        </Button>
      )}
    </span>
  );
}
