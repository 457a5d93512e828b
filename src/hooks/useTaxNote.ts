import { configText } from '@/lib/configText';
import { useServerRecord } from './useInitialState';
import { useTranslation } from './useTranslation';

/** "incl. VAT" where the server record says that prices contain the tax; else empty. */
export function useTaxNote(): string {
  const { t } = useTranslation();
  return useServerRecord().serverRecord?.pricesIncludeTax ? t('order.taxIncluded') : '';
}

/** What is drawn beside a price: the note of the shop that shop.config.ts sets, else that of the tax; else empty. */
export function usePriceNote(): string {
  const { language } = useTranslation();
  const taxNote = useTaxNote();
  return SHOP.priceNote ? configText(SHOP.priceNote.text, language) : taxNote;
}
