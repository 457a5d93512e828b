import { Button } from 'antd-mobile';
import { LoadingRows } from '@/components/common/LoadingRows';
import type { CollectedLine } from '@/domain/collected';
import { useSkuChange } from '@/features/collect/useSkuChange';
import type { WantedCollectedLine } from '@/hooks/useCollected';
import type { Layer } from '@/hooks/useLayer';
import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';
import { Fault } from './Fault';
import { Sheet } from './Sheet';
import { SkuPanel } from './SkuPanel';

interface Props {
  layer: Layer;
  line: CollectedLine;
  onChange: (wanted: WantedCollectedLine) => void;
}

/** Another combination of kept goods. */
export function SkuChangeSheet({ layer, line, onChange }: Props) {
  const { t } = useWords();
  const money = useMoney();
  const { goods, choice, choose, sku, wanted, problem, retry } = useSkuChange(line);
  const footer = sku && (
    <Button block color="primary" shape="rounded" disabled={!wanted} onClick={() => wanted && onChange(wanted)}>
      {wanted ? t('collect.changeDo', { price: money(sku.price) }) : t('collect.changeSoldOut')}
    </Button>
  );
  return (
    <Sheet layer={layer} title={goods?.name ?? t('collect.changeTitle')} footer={footer}>
      {goods && choice ? <SkuPanel goods={goods} choice={choice} onChoose={choose} /> : problem ? <Fault problem={problem} retry={retry} /> : <LoadingRows rows={2} />}
    </Sheet>
  );
}
