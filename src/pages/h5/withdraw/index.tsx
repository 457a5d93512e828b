import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Page } from '@/components/h5/Page';
import { queryId } from '@/domain/query';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { ResultView } from './ResultView';
import { WithdrawView } from './WithdrawView';

/** Taking money out; with an id in the query, how that withdrawal stands. */
export default function WithdrawPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const id = queryId(query['id']);
  return (
    <Page title={t('wallet.withdraw')}>
      <CustomerScreen>{id ? <ResultView id={id} /> : <WithdrawView />}</CustomerScreen>
    </Page>
  );
}
