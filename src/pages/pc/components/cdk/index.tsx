import { Redeem } from '@/components/both/Redeem';
import { CustomerScreen } from '@/components/pc/CustomerScreen';
import { kit } from '@/components/pc/kit';
import { Page } from '@/components/pc/Page';
import { useWords } from '@/hooks/useWords';

/** Redeems a code, alone. */
export default function CdkPage() {
  const { t } = useWords();
  return (
    <Page title={t('mine.redeem')}>
      <CustomerScreen>
        <Redeem kit={kit} />
      </CustomerScreen>
    </Page>
  );
}
