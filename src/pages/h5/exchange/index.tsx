import { Redeem } from '@/components/both/Redeem';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { kit } from '@/components/h5/kit';
import { Page } from '@/components/h5/Page';
import { useWords } from '@/hooks/useWords';

/** Redeems a code. */
export default function ExchangePage() {
  const { t } = useWords();
  return (
    <Page title={t('mine.redeem')}>
      <CustomerScreen>
        <Redeem kit={kit} />
      </CustomerScreen>
    </Page>
  );
}
