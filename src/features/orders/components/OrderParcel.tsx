import '@/features/orders/orderSearchMessages';
import { useToggle } from 'ahooks';
import type { Order } from '@/api/orders';
import type { ParcelScan } from '@/api/parcel';
import { Row, Stack, Text } from '@/components/Layout';
import { ParcelNumber } from '@/components/ParcelNumber';
import { TextButton } from '@/components/TextButton';
import { timeOfOrderEvent } from '@/domain/orderState';
import { hasParcelSection } from '@/features/orders/arrival';
import { useArrivalText } from '@/features/orders/useArrivalText';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { OrderSection } from './OrderSections';

/** Number of scans before the customer asks for all. */
const MAX_SCANS = 3;

interface Props {
  order: Order;
  /** The section of a parcel on its way is above the others of the order, one that has arrived below them. */
  isInTransit: boolean;
}

/** Where the parcel of an order is: when it arrives, its scans, carrier and number. Nothing in the other position, and without a parcel. */
export function OrderParcel({ order, isInTransit }: Props) {
  const { t } = useTranslation();
  const { moment } = useDateFormat();
  const arrivalText = useArrivalText();
  const { parcel, status } = order;
  if (!parcel || !hasParcelSection(order) || (status === 'toReceive') !== isInTransit) return null;
  const scans = parcel.scans ?? [];
  const deliveredAt = timeOfOrderEvent(order, 'delivered');
  const state = deliveredAt ? t('order.deliveredOn', { when: moment(deliveredAt) }) : arrivalText(order);
  return (
    <OrderSection name={t('order.parcel')} title={state || (scans.at(-1)?.text ?? t('order.state.toReceive'))}>
      <Stack gap={12} overflowWrap="anywhere">
        {scans.length > 0 && <ParcelScans scans={scans} />}
        <ParcelNumber {...parcel} />
      </Stack>
    </OrderSection>
  );
}

/** The scans, newest first; at first the newest ones. */
function ParcelScans({ scans }: { scans: readonly ParcelScan[] }) {
  const { t } = useTranslation();
  const { moment } = useDateFormat();
  const [areAllShown, { toggle }] = useToggle();
  const newestFirst = scans.toReversed();
  const visibleScans = areAllShown ? newestFirst : newestFirst.slice(0, MAX_SCANS);
  return (
    <div>
      <Stack as="ol" gap={10} aria-label={t('order.parcel.scans')}>
        {visibleScans.map(({ at, text, location }, index) => (
          <Row as="li" key={`${at} ${text}`} wrap align="baseline" justify="space-between" rowGap={0} columnGap={12}>
            <Text minWidth={0} size={15} weight={index === 0 ? 700 : undefined} overflowWrap="anywhere">
              {[text, location].filter(Boolean).join(' · ')}
            </Text>
            <Text as="time" color="ink-2" size={13} dateTime={at}>
              {moment(at)}
            </Text>
          </Row>
        ))}
      </Stack>
      {scans.length > MAX_SCANS && (
        <TextButton aria-expanded={areAllShown} onClick={toggle}>
          {t(areAllShown ? 'order.parcel.fewer' : 'order.parcel.all', { count: scans.length })}
        </TextButton>
      )}
    </div>
  );
}
