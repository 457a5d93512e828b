import { useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { Row } from '@/components/Layout';
import type { Order } from '@/api/orders';
import { canBuyAgain } from '@/domain/orderState';
import { encodePackLines } from '@/domain/packLines';
import { getVisibleOrder } from '@/features/orders/getVisibleOrder';
import { useOpenPayment } from '@/features/orders/useOpenPayment';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './OrderActions.less';

interface Props {
  order: Order;
  onCancel: () => void;
  /** In a row of the list: adds a link to the details. */
  isShort?: boolean;
}

/** The actions of an order; the most likely one is last and primary. */
export function OrderActions({ order, onCancel, isShort = false }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openPayment = useOpenPayment();
  const money = useMoney(order.currency);
  const showing = isShort ? getVisibleOrder(order) : undefined;
  return (
    <Row as="span" wrap justify="end" gap={8} className={styles.actions}>
      {order.can.cancel && (
        <Button shape="round" onClick={onCancel}>
          {t('order.cancel')}
        </Button>
      )}
      {canBuyAgain(order) && (
        <Button
          shape="round"
          onClick={() => navigate(pathOf('pc', 'checkout', { lines: encodePackLines(order.lines) }))}
        >
          {t('order.buyAgain')}
        </Button>
      )}
      {isShort && !showing && !order.can.pay && (
        <Button shape="round" onClick={() => navigate(pathOf('pc', 'orders', { id: order.id }))}>
          {t('order.details')}
        </Button>
      )}
      {showing && (
        <Button shape="round" type="primary" onClick={() => navigate(pathOf('pc', showing.screen, showing.query))}>
          {t(showing.labelKey)}
        </Button>
      )}
      {order.can.pay && (
        <Button shape="round" type="primary" onClick={() => openPayment(order)}>
          {t('order.payAmount', { amount: money(order.total) })}
        </Button>
      )}
    </Row>
  );
}
