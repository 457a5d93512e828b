import { Fault } from '@/components/h5/Fault';
import { GoodsBones } from '@/components/h5/GoodsBones';
import { Page } from '@/components/h5/Page';
import { useGoodsDetail } from '@/features/goods/useGoodsDetail';
import { useKnownGoods } from '@/hooks/useKnownGoods';
import { useFirstScreenEnd } from '@/hooks/useFirstScreenEnd';
import { useGoodsPick } from '@/hooks/useGoodsPick';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { GoodsView } from './GoodsView';

/** Goods with everything one wants to know before buying them. */
export default function GoodsDetailPage() {
  const { t } = useWords();
  const sheet = useLayer('buy');
  const { id, pick, setPick } = useGoodsPick(sheet.isOpen);
  const { chosen, problem, isLoading, retry } = useGoodsDetail({ id, pick, onPick: setPick });
  const known = useKnownGoods();
  const isFirstScreenOver = useFirstScreenEnd(!isLoading);
  if (chosen) return <GoodsView key={chosen.goods.id} chosen={chosen} sheet={sheet} isWhole={isFirstScreenOver} />;
  return (
    <Page key={id} title={t('goods.title')} hasHeader={problem !== undefined}>
      {problem && <Fault problem={problem} retry={retry} />}
      {isLoading && <GoodsBones known={known} />}
    </Page>
  );
}
