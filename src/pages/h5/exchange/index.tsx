import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Page } from '@/components/h5/Page';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';
import { Redeem } from './Redeem';

/** Redeems a code; one in the address fills the field and is not sent by itself. */
export default function ExchangePage() {
  const { t } = useWords();
  const { query } = useQuery();
  return (
    <Page title={t('mine.redeem')}>
      <CustomerScreen>
        <div className={styles.content}>
          <Redeem key={query['code']} offered={query['code']} />
        </div>
      </CustomerScreen>
    </Page>
  );
}
