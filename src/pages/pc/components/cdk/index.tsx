import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { Page } from '@/components/pc/Page';
import { RedeemPanel } from '@/components/pc/RedeemPanel';
import { useWords } from '@/hooks/useWords';

/** The redeem panel, alone. */
export default function CdkPage() {
  const { t } = useWords();
  return (
    <Page title={t('mine.redeem')}>
      <CustomerScreen>
        <RedeemPanel />
      </CustomerScreen>
    </Page>
  );
}
