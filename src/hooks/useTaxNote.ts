import { useServerRecord } from './useInitialState';
import { useTranslation } from './useTranslation';

/** "incl. VAT" where the server record says that prices contain the tax; else empty. */
export function useTaxNote(): string {
  const { t } = useTranslation();
  return useServerRecord().serverRecord?.pricesIncludeTax ? t('order.taxIncluded') : '';
}
