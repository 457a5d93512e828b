import { Link } from 'react-router-dom';
import { Chevron } from '@/components/Chevron';
import { Box, Row, Text } from '@/components/Layout';
import { Countdown } from '@/components/Countdown';
import { SectionError } from '@/platform/SectionError';
import { useSession } from '@/hooks/useInitialState';
import { useUnpaidOrders } from '@/features/orders/useOrders';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

/**
 * How many orders are unpaid, and the time that is left for the first; a link leads there. Nothing without any. Above a list
 * of orders it `isShort`: the list shows the time.
 */
export function UnpaidReminder({ isShort = false }: { isShort?: boolean }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { user } = useSession();
  const { first, count, error, isLoading, refetch } = useUnpaidOrders();
  if (error) return <SectionError error={error} name={t('order.unpaid')} retry={() => void refetch()} />;
  // Two lines, which most texts have on a phone.
  const boxProps = {
    radius: 'card',
    marginBottom: isShort ? 14 : undefined,
    style: { minHeight: isShort ? 44 : 56 },
  } as const;
  // The place of what comes, so that nothing below it moves.
  if (isLoading && user?.counts.toPay)
    return <Box as="span" border="line" background="soft" {...boxProps} className="skeleton" aria-hidden="true" />;
  if (!first) return null;
  const target = count === 1 ? { id: first.id } : { status: 'toPay' };
  return (
    <Row
      as={Link}
      align="center"
      gap={12}
      paddingBlock={8}
      paddingInline={16}
      border="line"
      background="soft"
      size={13}
      {...boxProps}
      to={pathOf(platform, 'orders', target)}
    >
      <strong>{t('order.unpaid.count', { count })}</strong>
      {!isShort && first.payBefore && (
        <Text color="ink-2">
          {t('order.heldFor')} <Countdown until={first.payBefore} onEnd={() => void refetch()} />
        </Text>
      )}
      <Chevron color="ink" isAtEnd />
    </Row>
  );
}
