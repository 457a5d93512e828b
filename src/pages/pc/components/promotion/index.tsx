import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { Page } from '@/components/pc/Page';
import { PromotionPanel } from '@/components/pc/PromotionPanel';
import { useWords } from '@/hooks/useWords';

/** The promotion of the customer, alone. */
export default function PromotionPage() {
  const { t } = useWords();
  return (
    <Page title={t('promotion.title')}>
      <CustomerScreen>
        <PromotionPanel />
      </CustomerScreen>
    </Page>
  );
}
