import { Link } from '@umijs/max';
import { Fault } from '@/components/h5/Fault';
import { Page } from '@/components/h5/Page';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { queryId } from '@/domain/query';
import { usePresaleGoods } from '@/features/goods/usePresaleGoods';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { PresaleView } from './PresaleView';

/** The presale notice and its terms by themselves: of the goods in the query, or of the newest in presale. */
export default function PresalePage() {
  const { t } = useWords();
  const { query } = useQuery();
  const { goods, isNone, problem, isLoading, retry } = usePresaleGoods(queryId(query['id']));
  return (
    <Page title={t('goods.presale')}>
      {goods && <PresaleView goods={goods} />}
      {isLoading && <LoadingRows rows={2} />}
      {problem && <Fault problem={problem} retry={retry} />}
      {isNone && (
        <StatePanel picture="empty-goods" title={t('goods.presaleNone')} text={t('goods.presaleNoneText')}>
          <Link className="way" to={pathOf('h5', 'hall')}>
            {t('problem.hall')}
          </Link>
        </StatePanel>
      )}
    </Page>
  );
}
