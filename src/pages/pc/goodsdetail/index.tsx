import { Fault } from '@/components/pc/Fault';
import { GoodsBones } from '@/components/pc/GoodsBones';
import { Page } from '@/components/pc/Page';
import { useGoodsDetail } from '@/features/goods/useGoodsDetail';
import { useKnownGoods } from '@/hooks/useKnownGoods';
import { useGoodsPick } from '@/hooks/useGoodsPick';
import { useWords } from '@/hooks/useWords';
import { GoodsView } from './GoodsView';

/** Goods with everything one wants to know before buying them. */
export default function GoodsDetailPage() {
  const { t } = useWords();
  const { id, pick, setPick } = useGoodsPick(false);
  const { chosen, problem, isLoading, retry } = useGoodsDetail({ id, pick, onPick: setPick });
  const known = useKnownGoods();
  if (chosen) return <GoodsView key={chosen.goods.id} chosen={chosen} />;
  return (
    <Page key={id} title={t('goods.title')} isWide isTitleHidden>
      {problem && <Fault problem={problem} retry={retry} />}
      {isLoading && <GoodsBones known={known} />}
    </Page>
  );
}
