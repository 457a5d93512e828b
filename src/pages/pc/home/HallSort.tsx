import { useId } from 'react';
import type { GoodsSort } from '@/api/schema/goods';
import { hallSorts } from '@/features/hall/hallFilters';
import { useWords } from '@/hooks/useWords';
import styles from './SortChips.less';

/** The order of the goods, as chips. */
export function HallSort({ sort, onChoose }: { sort: GoodsSort; onChoose: (sort: GoodsSort) => void }) {
  const { t } = useWords();
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('hall.sort')}</legend>
      {hallSorts.map((one) => (
        <label key={one} className={styles.chip}>
          <input type="radio" className="visually-hidden" name={name} checked={one === sort} onChange={() => onChoose(one)} />
          <span>{t(`hall.sort.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
