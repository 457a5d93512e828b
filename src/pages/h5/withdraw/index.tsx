import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/h5/Page';
import { queryId } from '@/lib/searchParams';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { ResultView } from '@/features/wallet/h5/ResultView';
import { WithdrawView } from '@/features/wallet/h5/WithdrawView';

/** The withdrawal form; with `id` in the query, the status of that withdrawal. */
export default function WithdrawPage() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const id = queryId(query['id']);
  return (
    <Page title={t(id ? 'wallet.withdrawal' : 'wallet.withdraw')}>
      <CustomerOnly>{id ? <ResultView id={id} /> : <WithdrawView />}</CustomerOnly>
    </Page>
  );
}
