import { Button } from 'antd-mobile';
import { PriceRangeFields } from '@/components/common/PriceRangeFields';
import { SwitchField } from '@/components/common/SwitchField';
import { Sheet } from '@/components/h5/Sheet';
import type { HallFilters } from '@/features/hall/hallFilters';
import { useFilterDraft } from '@/features/hall/useFilterDraft';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import styles from './FilterSheet.less';

interface Props {
  layer: Layer;
  filters: HallFilters;
  onShow: (wanted: HallFilters) => void;
}

/** Price and stock. Nothing changes behind the sheet until the button is pressed, which says how many goods would be left. */
export function FilterSheet({ layer, filters, onShow }: Props) {
  const { t } = useWords();
  const { prices, isInStock, setInStock, wanted, count, clear } = useFilterDraft(filters);
  const show = count === undefined ? t('hall.show') : count === 0 ? t('hall.showNone') : t('hall.showCount', { count });
  const footer = (
    <div className={styles.buttons}>
      <Button shape="rounded" onClick={clear}>
        {t('hall.clear')}
      </Button>
      <Button className={styles.show} color="primary" shape="rounded" disabled={!wanted || count === 0} onClick={() => wanted && onShow(wanted)}>
        <span role="status">{show}</span>
      </Button>
    </div>
  );
  return (
    <Sheet layer={layer} title={t('hall.filterTitle')} footer={footer}>
      <div className={styles.fields}>
        {prices.typed && prices.currency && (
          <PriceRangeFields currency={prices.currency} typed={prices.typed} faults={prices.faults} onType={prices.type} />
        )}
        <SwitchField name="inStock" label={t('hall.inStock')} isOn={isInStock} onChange={setInStock} />
      </div>
    </Sheet>
  );
}
