import { Button } from 'antd';
import { LoadingRows } from '@/components/common/LoadingRows';
import { Dialog } from '@/components/pc/Dialog';
import { Fault } from '@/components/pc/Fault';
import { SkuPanel } from '@/components/pc/SkuPanel';
import type { CollectedLine } from '@/domain/collected';
import { useSkuChange } from '@/features/collect/useSkuChange';
import type { WantedCollectedLine } from '@/hooks/useCollected';
import type { Layer } from '@/hooks/useLayer';
import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';
import styles from './SkuChangeDialog.less';

interface Props {
  layer: Layer;
  line: CollectedLine;
  onChange: (wanted: WantedCollectedLine) => void;
}

/** Another combination of kept goods. */
export function SkuChangeDialog({ layer, line, onChange }: Props) {
  const { t } = useWords();
  const money = useMoney();
  const { goods, choice, choose, sku, wanted, problem, retry } = useSkuChange(line);
  const footer = sku && (
    <Button type="primary" shape="round" size="large" block disabled={!wanted} onClick={() => wanted && onChange(wanted)}>
      {wanted ? t('collect.changeDo', { price: money(sku.price) }) : t('collect.changeSoldOut')}
    </Button>
  );
  return (
    <Dialog layer={layer} title={goods?.name ?? t('collect.changeTitle')} footer={footer}>
      <div className={styles.choice}>
        {goods && choice ? <SkuPanel goods={goods} choice={choice} onChoose={choose} /> : problem ? <Fault problem={problem} retry={retry} /> : <LoadingRows rows={2} />}
      </div>
    </Dialog>
  );
}
