import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';
import { addressListLayout } from './AddressBook';

/** Places of three addresses with their actions, while they load. */
export function AddressSkeleton() {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  return (
    <Stack {...addressListLayout[platform]} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: 3 }, (_, at) => (
        <Skeleton key={at} height="143px" radius="card" />
      ))}
    </Stack>
  );
}
