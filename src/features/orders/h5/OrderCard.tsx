import { Link } from 'react-router-dom';
import { joinTerms } from '@/lib/joinText';
import type { Order } from '@/api/orders';
import { Countdown } from '@/components/Countdown';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { DeliveryDays } from '@/components/DeliveryDays';
import { useOrderLabels } from '@/features/orders/useOrderLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { Box, Card, Row, Stack, Text } from '@/components/Layout';
import { toneColors } from '@/domain/stateTones';
import { OrderButtons } from '@/features/orders/components/OrderButtons';

interface Props {
  order: Order;
  /** Called when the payment time is over. */
  onExpired: () => void;
  onCancel: () => void;
}

/** Maximum number of pictures in a row. */
const MAX_PICTURES = 3;

/** An order in the mobile list: date, state, pictures, amount, names, next step, actions. */
export function OrderCard({ order, onExpired, onCancel }: Props) {
  const { t } = useTranslation();
  const labels = useOrderLabels(order);
  return (
    <Card as="article" padding={14} aria-label={joinTerms(labels.name, labels.state)}>
      <Row as="header" wrap align="center" justify="space-between" gap={8} color="ink-2" size={13}>
        <time dateTime={order.placedAt}>{labels.placedAt}</time>
        <Text as="strong" color={toneColors[labels.tone]}>
          {labels.state}
        </Text>
      </Row>
      <Row
        as={Link}
        wrap
        align="center"
        justify="space-between"
        gap={12}
        marginTop={12}
        marginBottom={12}
        to={pathOf('h5', 'orders', { id: order.id })}
      >
        <Row as="span" minWidth={0} align="center" gap={8} style={{ flex: '1 1 8rem' }}>
          {order.lines.slice(0, MAX_PICTURES).map((line) => (
            <Picture
              key={line.skuId}
              picture={line.picture}
              flex="none"
              width="clamp(48px, 16vw, 64px)"
              radius="option"
            />
          ))}
          {order.lines.length === 1 && (
            <Text minWidth={0} size={15} overflowWrap="anywhere">
              {labels.name}
            </Text>
          )}
        </Row>
        <Stack as="span" maxWidth="full" justifyItems="end" marginInlineStart="auto">
          <Price amount={order.value ?? order.total} currency={order.currency} />
          <Text color="ink-3" size={13}>
            {labels.pieces}
          </Text>
        </Stack>
        {order.lines.length > 1 && (
          <Text size={15} overflowWrap="anywhere" basis="full">
            {labels.names}
          </Text>
        )}
      </Row>
      <Row as="footer" wrap align="center" justify="space-between" gap={8} color="ink-2" size={13}>
        {/* Beside the buttons when it fits in one line, else above them: no day is broken into two lines. */}
        <Box as="span" maxWidth="full" style={{ flex: '1 0 auto' }}>
          {labels.heldUntil ? (
            <>
              {t('order.heldFor')} <Countdown until={labels.heldUntil} onEnd={onExpired} />
            </>
          ) : (
            labels.hint
          )}
          <DeliveryDays days={labels.delivery} isStacked />
        </Box>
        {labels.returning && (
          <Text basis="full" overflowWrap="anywhere">
            {labels.returning}
          </Text>
        )}
        <OrderButtons order={order} onCancel={onCancel} />
      </Row>
    </Card>
  );
}
