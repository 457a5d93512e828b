import { joinTerms } from '@/lib/joinText';
import { DeliveryDays } from '@/components/DeliveryDays';
import { OrderList } from '@/features/orders/components/OrderList';
import { OrderTabs } from '@/features/orders/components/OrderTabs';
import { UnpaidReminder } from '@/features/orders/components/UnpaidReminder';
import type { OrderTab } from '@/features/orders/useOrders';
import { Box, Card, Row, Stack, Text } from '@/components/Layout';
import { toneColors } from '@/domain/stateTones';
import styles from './orders.less';
import { Link } from 'react-router-dom';
import type { Order } from '@/api/orders';
import { Countdown } from '@/components/Countdown';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { useOrderLabels } from '@/features/orders/useOrderLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { OrderButtons } from '@/features/orders/components/OrderButtons';
import { OrderRowsSkeleton } from './OrderSkeleton';

interface OrderRowProps {
  order: Order;
  /** Called when the payment time is over. */
  onExpired: () => void;
  onCancel: () => void;
}

const MAX_PICTURES = 2;

/** An order in the desktop list: pictures, name and number, amount and state, actions. */
function OrderRow({ order, onExpired, onCancel }: OrderRowProps) {
  const { t } = useTranslation();
  const labels = useOrderLabels(order);
  return (
    <Card as="article" className={styles.row} aria-label={joinTerms(labels.name, labels.state)}>
      <Row as="span" gap={8}>
        {order.lines.slice(0, MAX_PICTURES).map((line) => (
          <Picture key={line.skuId} picture={line.picture} className={styles.picture} />
        ))}
      </Row>
      <Stack as="span" gap={2}>
        <Link to={pathOf('pc', 'orders', { id: order.id })}>{labels.names}</Link>
        <Text minWidth={0} color="ink-3" size={13}>
          {order.number} · <time dateTime={order.placedAt}>{labels.placedAt}</time>
        </Text>
      </Stack>
      <Stack as="span" gap={2}>
        <Price amount={order.value ?? order.total} currency={order.currency} />
        <Text as="strong" minWidth={0} color={toneColors[labels.tone]} size={13}>
          {labels.state}
        </Text>
      </Stack>
      <Stack as="span" gap={6} justifyItems="end" overflowWrap="anywhere" className={styles.rowActions}>
        <OrderButtons order={order} onCancel={onCancel} />
        <Text minWidth={0} color="ink-3" size={13} textAlign="end">
          {labels.heldUntil ? (
            <>
              {t('order.heldFor')} <Countdown until={labels.heldUntil} onEnd={onExpired} />
            </>
          ) : (
            labels.hint
          )}
          <DeliveryDays days={labels.delivery} isStacked />
          {labels.returning && <Text display="block">{labels.returning}</Text>}
        </Text>
      </Stack>
    </Card>
  );
}

/** The orders of one state, as rows. */
export function OrdersPanel({ tab }: { tab: OrderTab }) {
  return (
    <>
      <Box marginBottom={20}>
        <OrderTabs tab={tab} isCounting />
      </Box>
      {tab !== 'toPay' && <UnpaidReminder isShort />}
      <OrderList tab={tab} skeleton={{ first: <OrderRowsSkeleton count={4} />, more: <OrderRowsSkeleton count={1} /> }}>
        {(order, acts) => <OrderRow key={order.id} order={order} {...acts} />}
      </OrderList>
    </>
  );
}
