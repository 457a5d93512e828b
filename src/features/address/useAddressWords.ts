import { mostCharacters, type AddressFault, type AddressFaults, type AddressField } from '@/domain/addressRules';
import { useWords } from '@/hooks/useWords';

/** The faults of the form in words, by field. */
export function useAddressFaultWords(faults: AddressFaults, callingCode: string): Partial<Record<AddressField, string>> {
  const { t } = useWords();
  const words = (field: AddressField, fault: AddressFault): string => {
    if (field === 'phone') return t(`address.fault.phone.${fault}`, { callingCode });
    if (fault === 'tooLong') return t('address.fault.tooLong', { most: mostCharacters[field] });
    if (fault === 'missing' && field !== 'postcode') return t(`address.fault.${field}.missing`);
    return t('address.fault.invalid');
  };
  const entries = (['recipient', 'phone', 'region', 'city', 'street', 'postcode'] as const).flatMap((field) => {
    const fault = faults[field];
    return fault ? [[field, words(field, fault)] as const] : [];
  });
  return Object.fromEntries(entries);
}
