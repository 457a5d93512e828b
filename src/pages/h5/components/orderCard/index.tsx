import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Page } from '@/components/h5/Page';
import { queryId } from '@/domain/query';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';
import { OneOrderCard } from './OneOrderCard';

/** The order card alone: of the order in the query, else of the newest one. */
export default function OrderCardPage() {
  const { t } = useWords();
  const { query } = useQuery();
  return (
    <Page title={t('order.title')}>
      <CustomerScreen>
        <div className={styles.content}>
          <OneOrderCard id={queryId(query['id'])} />
        </div>
      </CustomerScreen>
    </Page>
  );
}
