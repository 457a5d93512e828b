import { Stack } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from './usePlatform';

/** Placeholder rows for screens whose layout is not known yet. */
export function LoadingRows({ rows = 4 }: { rows?: number }) {
  const { t } = useTranslation();
  const { SkeletonRow } = usePlatform();
  return (
    <Stack gap={12} paddingBlock={8} paddingInline={16} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: rows }, (_, at) => (
        <SkeletonRow key={at} />
      ))}
    </Stack>
  );
}
