import { GoodsCard, GoodsCardBone } from '@/components/common/GoodsCard';
import { Fault } from '@/components/h5/Fault';
import { Page } from '@/components/h5/Page';
import { StatePanel } from '@/components/common/StatePanel';
import { getGoodsDetail, recommendGoods } from '@/api/homeCalls';
import { queryId } from '@/domain/query';
import { useQuery } from '@/hooks/useQuery';
import { useRead } from '@/hooks/useRead';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';

/** The card of one goods item by itself: of `id`, else of what the shop picks first. */
export default function GoodsCardPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const id = queryId(query['id']);
  const asked = useRead(getGoodsDetail, id ? { id } : undefined);
  const picked = useRead(recommendGoods, id ? undefined : { current: 1, pageSize: 1 });
  const goods = id ? asked.data : picked.data?.list[0];
  const { problem, isLoading, retry } = id ? asked : picked;
  return (
    <Page title={t('shell.goodsCard')}>
      <div className={styles.place}>
        {goods ? (
          <GoodsCard face="h5" goods={goods} isInView />
        ) : problem ? (
          <Fault problem={problem} retry={retry} />
        ) : isLoading ? (
          <GoodsCardBone />
        ) : (
          <StatePanel picture="empty-search" title={t('shell.noGoods')} />
        )}
      </div>
    </Page>
  );
}
