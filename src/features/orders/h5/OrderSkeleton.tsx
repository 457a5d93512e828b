import { Skeleton } from '@/components/Skeleton';
import { Card, Row, Stack } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';

/** Placeholders for order cards, in the layout of the card. */
export function OrderSkeleton({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap={12} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: count }, (_, at) => (
        <Card key={at} padding={14}>
          <Row justify="space-between">
            <Skeleton width="96px" height="16px" />
            <Skeleton width="52px" height="16px" />
          </Row>
          <Row wrap align="center" justify="space-between" gap={12} marginTop={12} marginBottom={12}>
            <Row minWidth={0} align="center" gap={8} style={{ flex: '1 1 8rem' }}>
              <Skeleton flex="none" width="clamp(48px, 16vw, 64px)" aspectRatio="1" radius="option" />
              <Skeleton flex={1} maxWidth="140px" height="18px" />
            </Row>
            <Skeleton width="64px" height="40px" />
          </Row>
          <Row align="center" justify="space-between">
            <Skeleton width="40%" height="16px" />
            <Skeleton width="80px" height="44px" radius="full" />
          </Row>
        </Card>
      ))}
    </Stack>
  );
}

/** Placeholder of one order: state, progress, lines, address and sums. */
export function OrderDetailSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap={12} role="status" aria-label={t('shell.loading')}>
      <Stack gap={6} paddingBlock={8} paddingInline={4}>
        <Skeleton width="140px" height="30px" />
        <Skeleton width="96px" height="16px" />
      </Stack>
      {/* Steps, lines, address and sums. */}
      {['104px', '172px', '116px', '170px'].map((height) => (
        <Skeleton key={height} height={height} radius="card" />
      ))}
    </Stack>
  );
}
