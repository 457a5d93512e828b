/** The sections of an order on its page and below its result, one card each. */
import type { ReactNode } from 'react';
import { Box, Card, Row, Text } from '@/components/Layout';
import type { Order } from '@/api/orders';
import { Countdown } from '@/components/Countdown';
import { DeliveryDays, PresaleDay } from '@/components/DeliveryDays';
import { OrderLines } from './OrderLines';
import { PriceLines } from '@/components/PriceLines';
import { Savings } from '@/components/Savings';
import { Deliverables } from '@/features/tickets/components/Deliverables';
import { hasParcelSection } from '@/features/orders/arrival';
import { useOrderLabels } from '@/features/orders/useOrderLabels';
import { headingColors } from '@/domain/stateTones';
import { latestShippingDay, linesWaitingForPresale } from '@/domain/shipsOn';
import { useDeliveryDays } from '@/hooks/useDeliveryDays';
import { useTranslation } from '@/hooks/useTranslation';
import { serverClock } from '@/lib/sharedServerClock';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  order: Order;
}

/** A card of an order. `name` is for screen readers; `title` is visible. */
export function OrderSection({ name, title, children }: { name?: string; title?: string; children: ReactNode }) {
  const { platform } = usePlatform();
  return (
    <Card
      as="section"
      padding={platform === 'h5' ? 16 : 20}
      size={platform === 'h5' ? 15 : undefined}
      aria-label={name}
    >
      {title && (
        <Text as="h2" marginBottom={12} size={17}>
          {title}
        </Text>
      )}
      {children}
    </Card>
  );
}

/** The state of the order, with the remaining payment time or the next step. */
export function OrderState({ order, onHoldOver }: Props & { onHoldOver: () => void }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const labels = useOrderLabels(order);
  return (
    // Beside the actions a long word breaks.
    <Box
      minWidth={0}
      paddingBlock={platform === 'h5' ? 8 : undefined}
      paddingInline={platform === 'h5' ? 4 : undefined}
      role="status"
    >
      <Text
        as="h2"
        color={headingColors[labels.tone]}
        size={platform === 'h5' ? 25 : 20}
        tabIndex={-1}
        data-focus-fallback
      >
        {labels.state}
      </Text>
      <Text as="p" color="ink-2">
        {labels.heldUntil ? (
          <>
            {t('order.heldFor')} <Countdown until={labels.heldUntil} onEnd={onHoldOver} />
          </>
        ) : (
          labels.hint
        )}
      </Text>
      {labels.returned && (
        <Text as="p" color="ink-2">
          {labels.returned}
        </Text>
      )}
    </Box>
  );
}

/** Codes and tickets that the order delivered; not shown without any. */
export function OrderDeliverables({ order }: Props) {
  const { t } = useTranslation();
  if (order.yields.length === 0) return null;
  return (
    <OrderSection name={t('order.yields')} title={t('order.yields')}>
      <Deliverables orderId={order.id} yields={order.yields} now={serverClock.now()} />
    </OrderSection>
  );
}

/** The ordered products, with the days on which they are sent and arrive. */
export function OrderContents({ order }: Props) {
  const { t } = useTranslation();
  const { delivery } = useOrderLabels(order);
  const { lines, status } = order;
  const isNotSent = status === 'toPay' || status === 'toShip';
  return (
    <OrderSection name={t('order.what')}>
      <OrderLines
        lines={lines}
        currency={order.currency}
        below={({ shipsOn }) => isNotSent && <PresaleDay shipsOn={shipsOn} />}
      />
      {/* The section of the parcel says it. */}
      <DeliveryDays days={hasParcelSection(order) ? [] : delivery} marginTop={12} color="ink-2" size={13} />
      {isNotSent && <WaitingNotice lines={lines} />}
    </OrderSection>
  );
}

/** Says that lines in stock wait for the presale lines; nothing when none wait. */
export function WaitingNotice({
  lines,
  children,
}: {
  lines: Parameters<typeof linesWaitingForPresale>[0];
  children?: ReactNode;
}) {
  const { waiting } = useDeliveryDays();
  const shipsOn = latestShippingDay(lines);
  if (!shipsOn || linesWaitingForPresale(lines).length === 0) return null;
  return (
    <Row
      wrap
      align="center"
      justify="space-between"
      rowGap={8}
      columnGap={16}
      marginTop={12}
      padding={12}
      radius="option"
      background="soft"
      size={13}
    >
      <p>{waiting(shipsOn)}</p>
      {children}
    </Row>
  );
}

/** How the total is made up; `name` is the card's accessible name. */
export function OrderTotal({ order, name }: Props & { name: string }) {
  const { t } = useTranslation();
  return (
    <OrderSection name={name}>
      <PriceLines
        lines={order.priceLines}
        total={order.total}
        totalLabel={t(order.can.pay ? 'order.toPayTotal' : 'order.total')}
        value={order.value}
        payments={order.payments}
        isOver={order.status === 'cancelled'}
        currency={order.currency}
        pieces={order.pieces}
      />
      <Savings saves={order.saves} currency={order.currency} textAlign="end" />
    </OrderSection>
  );
}
