import { Stack } from '@/components/Layout';
import { autoColumns } from '@/components/autoColumns';
import { Skeleton } from '@/components/Skeleton';
import { useTranslation } from '@/hooks/useTranslation';

/** Placeholder for a list of tickets, or for one ticket. */
export function TicketSkeleton({ shape }: { shape: 'list' | 'paper' }) {
  const { t } = useTranslation();
  return (
    <Stack
      gap={12}
      style={shape === 'list' ? autoColumns('400px') : undefined}
      role="status"
      aria-label={t('shell.loading')}
    >
      {Array.from({ length: shape === 'list' ? 3 : 1 }, (_, at) => (
        <Skeleton
          key={at}
          height={shape === 'list' ? '105px' : '509px'}
          radius={shape === 'list' ? 'card' : 'banner'}
        />
      ))}
    </Stack>
  );
}
