import { Link } from 'react-router-dom';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { Page } from '@/platform/h5/Page';
import { LoadingRows } from '@/platform/LoadingRows';
import { StatePanel } from '@/platform/StatePanel';
import { queryId } from '@/lib/searchParams';
import { usePresaleProduct } from '@/features/product/usePresaleProduct';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { PresaleView } from '@/features/product/h5/PresaleView';

/** The presale notice and terms: of the product `id` in the query, otherwise of the newest presale product. */
export default function PresalePage() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const { goods, isNone, error, isLoading, retry } = usePresaleProduct(queryId(query['id']));
  return (
    <Page title={t('goods.presale')}>
      {goods && <PresaleView goods={goods} />}
      {isLoading && <LoadingRows rows={2} />}
      {error && <ErrorPanel error={error} retry={retry} />}
      {isNone && (
        <StatePanel picture="empty-goods" title={t('goods.presaleNone')} text={t('goods.presaleNoneText')}>
          <Link className="button-link" to={pathOf('h5', 'hall')}>
            {t('problem.hall')}
          </Link>
        </StatePanel>
      )}
    </Page>
  );
}
