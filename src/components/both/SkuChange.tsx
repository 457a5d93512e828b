import { LoadingRows } from '@/components/common/LoadingRows';
import type { CollectedLine } from '@/domain/collected';
import { useSkuChange } from '@/features/collect/useSkuChange';
import type { WantedCollectedLine } from '@/hooks/useCollected';
import type { Layer } from '@/hooks/useLayer';
import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';
import { FaceSkuPanel } from './FaceSkuPanel';
import { FaultPanel } from './FaultPanel';
import type { Kit } from './kit';

interface Props {
  kit: Kit;
  layer: Layer;
  line: CollectedLine;
  onChange: (wanted: WantedCollectedLine) => void;
}

/** Another combination of kept goods. */
export function SkuChange({ kit, layer, line, onChange }: Props) {
  const { t } = useWords();
  const money = useMoney();
  const { goods, choice, choose, sku, wanted, problem, retry } = useSkuChange(line);
  const footer = sku && (
    <kit.Button isWide isLarge={kit.face === 'pc'} tone="primary" isDisabled={!wanted} onClick={() => wanted && onChange(wanted)}>
      {wanted ? t('collect.changeDo', { price: money(sku.price) }) : t('collect.changeSoldOut')}
    </kit.Button>
  );
  return (
    <kit.Panel layer={layer} title={goods?.name ?? t('collect.changeTitle')} footer={footer}>
      {goods && choice ? (
        <FaceSkuPanel face={kit.face} goods={goods} choice={choice} onChoose={choose} />
      ) : problem ? (
        <FaultPanel face={kit.face} problem={problem} retry={retry} />
      ) : (
        <LoadingRows rows={2} />
      )}
    </kit.Panel>
  );
}
