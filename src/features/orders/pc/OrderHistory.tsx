import { Timeline } from 'antd';
import { Row, Text } from '@/components/Layout';
import type { Order } from '@/api/orders';
import { Facts } from '@/platform/Facts';
import { OrderSection } from '@/features/orders/components/OrderSections';
import { useOrderHistory } from '@/features/orders/useOrderHistory';
import { useTranslation } from '@/hooks/useTranslation';
import styles from '@/features/orders/components/orders.less';

/** Order number, note, parcel and events. */
export function OrderHistory({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { facts, events } = useOrderHistory(order);
  return (
    <>
      <OrderSection>
        <Facts facts={facts} />
      </OrderSection>
      <OrderSection title={t('order.history')}>
        <Timeline
          className={styles.history}
          items={events.map(({ key, name, at, when }, index) => ({
            key,
            color: index === 0 ? 'blue' : 'gray',
            content: (
              <Row as="span" wrap justify="space-between" rowGap={0} columnGap={12}>
                <span>{name}</span>
                <Text as="time" color="ink-2" size={13} dateTime={at}>
                  {when}
                </Text>
              </Row>
            ),
          }))}
        />
      </OrderSection>
    </>
  );
}
