import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/pc/Page';
import { PromotionPanel } from '@/features/promotion/pc/PromotionPanel';
import { useTranslation } from '@/hooks/useTranslation';

/** The promotion panel, without the account menu. */
export default function PromotionPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('promotion.title')}>
      <CustomerOnly>
        <PromotionPanel />
      </CustomerOnly>
    </Page>
  );
}
