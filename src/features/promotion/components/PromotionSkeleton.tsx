import { Box, Stack } from '@/components/Layout';
import { Skeleton } from '@/components/Skeleton';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';

/** Placeholder of the invitation: reward, link and rules. */
export function PromotionSkeleton() {
  const { t } = useTranslation();
  const isPhone = usePlatform().platform === 'h5';
  return (
    <Stack
      gap={isPhone ? 12 : 24}
      style={{ maxWidth: isPhone ? undefined : 860 }}
      role="status"
      aria-label={t('shell.loading')}
    >
      <Skeleton height={isPhone ? '218px' : '166px'} radius="banner" />
      <Skeleton height={isPhone ? '227px' : '245px'} radius="card" />
      <Box marginTop={isPhone ? 14 : undefined} paddingInline={isPhone ? 4 : undefined}>
        <Skeleton height={isPhone ? '228px' : '140px'} radius="card" />
      </Box>
    </Stack>
  );
}
