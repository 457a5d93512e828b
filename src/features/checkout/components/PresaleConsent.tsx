import { Stack } from '@/components/Layout';
import { useFeature } from '@/hooks/useFeature';
import type { Presale } from '@/api/products';
import type { Pack } from '@/api/packs';
import type { Checkout } from '@/features/checkout/useCheckout';
import { PresaleNotice } from '@/features/product/components/PresaleNotice';
import { useTranslation } from '@/hooks/useTranslation';
import { CheckboxRow } from '@/platform/CheckboxRow';
import { usePlatform } from '@/platform/usePlatform';

/** The presale notices, and a checkbox when they have terms; nothing without presale products. */
export function PresaleConsent({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const hasPresale = useFeature('presale');
  const { choices, fieldErrors } = checkout;
  const presales = getPresales(pack);
  if (presales.length === 0) return null;
  return (
    <Stack gap={12} paddingBlock={8} overflowWrap="anywhere" paddingInline={platform === 'h5' ? 4 : undefined}>
      {presales.map((presale) => (
        <PresaleNotice key={presale.shipsOn + presale.terms} presale={presale} />
      ))}
      {hasPresale && presales.some(({ terms }) => terms.trim()) && (
        <CheckboxRow
          name="presale"
          isChecked={choices.isPresaleAccepted}
          onChange={checkout.acceptPresale}
          fieldError={fieldErrors.includes('presale') ? t('checkout.presale.missing') : undefined}
        >
          {t('checkout.presale.accept')}
        </CheckboxRow>
      )}
    </Stack>
  );
}

/** The presales of a pack without duplicates: products of one delivery have the same day and terms. */
function getPresales({ lines }: Pick<Pack, 'lines'>): Presale[] {
  const byText = new Map(
    lines.flatMap(({ presale }) => (presale ? [[`${presale.shipsOn} ${presale.terms}`, presale] as const] : [])),
  );
  return [...byText.values()];
}
