import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Fault } from '@/components/h5/Fault';
import { Page } from '@/components/h5/Page';
import { queryId } from '@/domain/query';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { SuccessView } from './SuccessView';

/** An order after it was placed: pay it, wait for it, or see what it gave. */
export default function OrderSuccessPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const id = queryId(query['id']);
  if (id) return <SuccessView key={id} id={id} />;
  return (
    <Page title={t('checkout.done.title')}>
      <CustomerScreen>
        <Fault problem={{ kind: 'business', errorCode: 'NOT_FOUND', message: '', data: null }} retry={() => undefined} />
      </CustomerScreen>
    </Page>
  );
}
