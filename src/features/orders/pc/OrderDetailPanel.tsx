import { Button } from 'antd';
import classNames from 'classnames';
import { Printer } from 'lucide-react';
import type { Order } from '@/api/schema/order';
import { CancelPanel } from '@/features/orders/components/CancelPanel';
import { OrderAddress } from '@/features/address/components/OrderAddress';
import { OrderState, OrderTotal, OrderContents, OrderDeliverables } from '@/features/orders/components/OrderSections';
import { LoadingRows } from '@/components/LoadingRows';
import { ServiceLink } from '@/features/service/components/ServiceLink';
import { OrderHistory } from './OrderHistory';
import { useCancelInPlace } from '@/features/orders/useCancelInPlace';
import { useOrderScreen, type OrderScreen } from '@/features/orders/useOrderScreen';
import { useServerRecord } from '@/hooks/useInitialState';
import { usePartTitle } from '@/hooks/useTitle';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { ErrorPanel } from '@/components/ErrorPanel';
import { OrderActions } from './OrderActions';
import styles from './OrderDetailPanel.less';

/** One order within the mine page: state, lines, total, address, events and actions. */
export function OrderDetailPanel({ id }: { id: string }) {
  const screen = useOrderScreen(id);
  if (screen.error) return <ErrorPanel error={screen.error} retry={screen.retry} />;
  if (!screen.order) return <LoadingRows />;
  return <OrderDetail order={screen.order} screen={screen} />;
}

function OrderDetail({ order, screen }: { order: Order; screen: OrderScreen }) {
  const { t } = useTranslation();
  const { serverRecord } = useServerRecord();
  const cancelling = useCancelInPlace(screen.show);
  usePartTitle(`${t('order.number')} ${order.number}`);
  return (
    <div>
      {/* Printed pages have no header, so the shop's name is added. */}
      <p className={classNames('serif', styles.shop)}>{serverRecord?.shopName}</p>
      <header className={styles.head}>
        <OrderState order={order} onHoldOver={screen.retry} />
        <OrderActions order={order} onCancel={cancelling.modal.open} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderDeliverables order={order} />
          <OrderContents order={order} />
          <OrderTotal order={order} name={t('order.total')} />
        </div>
        <div className={styles.column}>
          <OrderAddress order={order} onChanged={screen.retry} />
          <OrderHistory order={order} />
          <Button
            className={styles.print}
            shape="round"
            icon={<Printer size={16} strokeWidth={1.8} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('order.print')}
          </Button>
          <ServiceLink to={pathOf('pc', 'service')} />
        </div>
      </div>
      <CancelPanel {...cancelling} order={order} />
    </div>
  );
}
