import classNames from 'classnames';
import { Box, Row, Stack, Text } from '@/components/Layout';
import type { Order } from '@/api/orders';
import { CancelPanel } from '@/features/orders/components/CancelPanel';
import { OrderAddress } from '@/features/orders/components/OrderAddress';
import { OrderState, OrderTotal, OrderContents, OrderDeliverables } from '@/features/orders/components/OrderSections';
import { OrderLinks } from '@/features/orders/components/OrderLinks';
import { OrderDetailSkeleton } from './OrderSkeleton';
import { OrderParcel } from '@/features/orders/components/OrderParcel';
import { OrderViewContent, useOrderTitle, useOrderView } from '@/features/orders/components/OrderViewContent';
import { OrderProgress } from '@/features/orders/components/OrderProgress';
import { Quantity } from '@/platform/pc/Quantity';
import { Steps } from '@/platform/pc/Steps';
import { OrderHistory } from './OrderHistory';
import { useCancelInPlace } from '@/features/orders/useCancelInPlace';
import { OrderReturns } from '@/features/orders/components/OrderReturns';
import type { OrderView } from '@/features/orders/orderView';
import { useOrderScreen, type OrderScreen } from '@/features/orders/useOrderScreen';
import { useServerRecord } from '@/hooks/useInitialState';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useTranslation } from '@/hooks/useTranslation';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { OrderButtons } from '@/features/orders/components/OrderButtons';
import styles from './orders.less';

/** One order within the mine page: state, lines, total, address, events and actions; or its receipt, or the form for a return, for reviews or for a gift. */
export function OrderDetailPanel({ id, view: requested }: { id: string; view?: OrderView | undefined }) {
  const screen = useOrderScreen(id);
  const view = useOrderView(requested);
  if (screen.error) return <ErrorPanel error={screen.error} retry={screen.retry} />;
  if (!screen.order) return <OrderDetailSkeleton />;
  if (view) return <TitledView view={view} order={screen.order} screen={screen} />;
  return <OrderDetail order={screen.order} screen={screen} />;
}

interface TitledViewProps {
  view: OrderView;
  order: Order;
  screen: OrderScreen;
}

/** The receipt or a form under its own title. */
function TitledView({ view, order, screen }: TitledViewProps) {
  usePageTitle(useOrderTitle()(order, view));
  const content = <OrderViewContent view={view} order={order} screen={screen} Quantity={Quantity} />;
  return view === 'receipt' ? content : <Box style={{ maxWidth: 720 }}>{content}</Box>;
}

function OrderDetail({ order, screen }: { order: Order; screen: OrderScreen }) {
  const { t } = useTranslation();
  const { serverRecord } = useServerRecord();
  const cancelling = useCancelInPlace(screen.show);
  usePageTitle(useOrderTitle()(order, undefined));
  return (
    <div className={styles.order}>
      {/* Printed pages have no header, so the shop's name is added. */}
      <Text as="p" marginBottom={16} size={20} className={classNames('serif', styles.shop)}>
        {serverRecord?.shopName}
      </Text>
      <Row as="header" wrap align="center" justify="space-between" gap={16} marginBottom={20}>
        <OrderState order={order} onHoldOver={screen.expire} />
        <OrderButtons order={order} onCancel={cancelling.modal.open} isAlone />
      </Row>
      <div className={styles.columns}>
        <Stack alignContent="start" gap={20}>
          <OrderParcel order={order} isInTransit />
          <OrderReturns order={order} Steps={Steps} onChanged={screen.show} />
          <OrderProgress order={order} Steps={Steps} />
          <OrderDeliverables order={order} />
          <OrderContents order={order} />
          <OrderTotal order={order} name={t('order.total')} />
        </Stack>
        <Stack alignContent="start" gap={20}>
          <OrderAddress order={order} onChanged={screen.retry} />
          <OrderParcel order={order} isInTransit={false} />
          <OrderHistory order={order} />
          <OrderLinks order={order}>
            <button type="button" className="button-link" onClick={() => window.print()}>
              {t('order.print')}
            </button>
          </OrderLinks>
        </Stack>
      </div>
      <CancelPanel {...cancelling} order={order} />
    </div>
  );
}
