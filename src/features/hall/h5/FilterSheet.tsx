import { Row } from '@/components/Layout';
import '@/features/hall/hallMessages';
import { useDebounce } from 'ahooks';
import { Button } from 'antd-mobile';
import { useState } from 'react';
import { getGoodsList } from '@/api/goods';
import { type HallFilters, hallQueryInput } from '@/features/hall/hallFilters';
import { usePriceRange } from '@/features/hall/usePriceRange';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { BottomSheet } from '@/platform/h5/BottomSheet';
import { useQuery } from '@/query/useQuery';
import { FilterForm } from './FilterForm';
import styles from './FilterSheet.less';

interface Props {
  modal: ModalRoute;
  filters: HallFilters;
  onShow: (requested: HallFilters) => void;
}

/** Price and stock filters. They are applied by the button, which shows the number of matching products. */
export default function FilterSheet({ modal, filters, onShow }: Props) {
  const { t } = useTranslation();
  const { prices, isInStock, setInStock, requested, count, clear } = useFilterDraft(filters);
  const show = count === undefined ? t('hall.show') : count === 0 ? t('hall.showNone') : t('hall.showCount', { count });
  const footer = (
    <Row wrap gap={12}>
      {clear && (
        <Button shape="rounded" onClick={clear}>
          {t('hall.clear')}
        </Button>
      )}
      <Button
        className={styles.show}
        color="primary"
        shape="rounded"
        disabled={!requested || count === 0}
        onClick={() => requested && onShow(requested)}
      >
        {show}
      </Button>
      {/* What is in a button is not announced when it changes. */}
      <p className="visually-hidden" role="status">
        {count === undefined ? '' : count === 0 ? t('hall.showNone') : t('hall.count', { count })}
      </p>
    </Row>
  );
  return (
    <BottomSheet modal={modal} title={t('hall.filterTitle')} footer={footer}>
      <FilterForm prices={prices} isInStock={isInStock} setInStock={setInStock} />
    </BottomSheet>
  );
}

/** Ms without a change after which the number of products is fetched. */
const countDelayMs = 300;

/** Starts with the applied filters whenever it is mounted. */
function useFilterDraft(filters: HallFilters) {
  const prices = usePriceRange(filters);
  const [isInStock, setInStock] = useState(filters.isInStock);
  const isSet = isInStock || prices.typed.from !== '' || prices.typed.to !== '';

  const requested: HallFilters | undefined = prices.range && { ...filters, ...prices.range, isInStock };
  const question = requested && hallQueryInput(requested);
  const settled = useDebounce(JSON.stringify(question), { wait: countDelayMs });
  const isSettled = settled === JSON.stringify(question);
  const { data } = useQuery(getGoodsList, question && isSettled ? { ...question, current: 1, pageSize: 1 } : undefined);
  return {
    prices,
    isInStock,
    setInStock,
    /** The edited filters; undefined while a price is invalid. */
    requested: requested,
    /** Number of matching products; undefined while it loads. */
    count: question && isSettled ? data?.total : undefined,
    /** Empties the filters; undefined when none is set. */
    clear: isSet
      ? () => {
          prices.type({ from: '', to: '' });
          setInStock(false);
        }
      : undefined,
  };
}
