import { Steps } from 'antd-mobile';
import type { Order } from '@/api/orders';
import { Facts } from '@/platform/Facts';
import { OrderSection } from '@/features/orders/components/OrderSections';
import { useOrderHistory } from '@/features/orders/useOrderHistory';
import { useTranslation } from '@/hooks/useTranslation';
import { useStepRoles } from '@/platform/useStepRoles';
import styles from '@/features/orders/components/orders.less';

/** Order number, note, parcel and events. */
export function OrderHistory({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { facts, events } = useOrderHistory(order);
  const list = useStepRoles('.adm-step', -1);
  return (
    <>
      <Facts facts={facts} isCard />
      <OrderSection title={t('order.history')}>
        <div ref={list} role="list">
          <Steps direction="vertical" className={styles.events}>
            {events.map(({ key, name, at, when }) => (
              <Steps.Step key={key} title={name} description={<time dateTime={at}>{when}</time>} />
            ))}
          </Steps>
        </div>
      </OrderSection>
    </>
  );
}
