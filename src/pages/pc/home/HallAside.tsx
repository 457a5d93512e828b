import { Button } from 'antd';
import { PriceRangeFields } from '@/components/common/PriceRangeFields';
import { SearchTerms } from '@/components/common/SearchTerms';
import { SwitchField } from '@/components/common/SwitchField';
import type { Hall } from '@/features/hall/useHall';
import { usePriceRange } from '@/features/hall/usePriceRange';
import type { useSearchHistory } from '@/features/hall/useSearchHistory';
import { useWords } from '@/hooks/useWords';
import styles from './HallAside.less';
import { HallCategories } from './HallCategories';

/** Everything by which the goods can be narrowed; each takes effect at once. */
export function HallAside({ hall, history }: { hall: Hall; history: ReturnType<typeof useSearchHistory> }) {
  const { t } = useWords();
  const { filters } = hall;
  const { typed, currency, faults, range, type, reset } = usePriceRange(filters);
  const isChanged = range && (range.priceFrom !== filters.priceFrom || range.priceTo !== filters.priceTo);
  const settle = () => {
    if (!range) return;
    reset();
    if (isChanged) hall.setRange(range);
  };
  return (
    <aside className={styles.aside} aria-label={t('hall.filter')}>
      <HallCategories categories={hall.categories} filters={filters} />
      <div className={styles.part}>
        {typed && currency && <PriceRangeFields currency={currency} typed={typed} faults={faults} onType={type} onSettle={settle} />}
        <SwitchField name="inStock" label={t('hall.inStock')} isOn={filters.isInStock} onChange={hall.setInStock} />
        {hall.canClear && (
          <Button
            shape="round"
            block
            onClick={() => {
              reset();
              hall.clear();
            }}
          >
            {t('hall.clear')}
          </Button>
        )}
      </div>
      {history.terms.length > 0 && (
        <div className={styles.part}>
          <SearchTerms terms={history.terms} onChoose={hall.search} onForget={history.forget} onForgetAll={history.forgetAll} />
        </div>
      )}
    </aside>
  );
}
