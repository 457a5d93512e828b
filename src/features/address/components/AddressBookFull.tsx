import { Text } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';

/** Takes the place of the button that adds an address, when the book holds `max` addresses already. */
export function AddressBookFull({ max }: { max: number }) {
  const { t } = useTranslation();
  return (
    <Text as="p" color="ink-2" size={15} role="status">
      {t('address.full', { max })}
    </Text>
  );
}
