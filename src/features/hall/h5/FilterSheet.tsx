import { Row, Stack } from '@/components/Layout';
import '@/features/hall/hallMessages';
import { useDebounce } from 'ahooks';
import { Button } from 'antd-mobile';
import { useState } from 'react';
import { getGoodsList } from '@/api/goods';
import { facetsQueryInput, hallQueryInput, listUsableFacets, type HallFilters } from '@/features/hall/hallFilters';
import { usePriceRange } from '@/features/hall/usePriceRange';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { BottomSheet } from '@/platform/h5/BottomSheet';
import { useQuery } from '@/query/useQuery';
import { FacetFields } from '@/features/hall/components/FacetFields';
import { FilterForm } from './FilterForm';
import styles from './FilterSheet.less';

interface Props {
  modal: ModalRoute;
  filters: HallFilters;
  /** The API counts facets. */
  hasFacets: boolean;
  onShow: (requested: HallFilters) => void;
}

/** Price, stock and facets. They are applied by the button, which shows the number of matching products. */
export default function FilterSheet({ modal, filters, hasFacets, onShow }: Props) {
  const { t } = useTranslation();
  const { prices, isInStock, setInStock, chosen, setChosen, facets, requested, count, clear } = useFilterDraft(
    filters,
    hasFacets,
  );
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
      <Stack gap={20} marginTop={20}>
        <FacetFields facets={facets} chosen={chosen} onChange={setChosen} />
      </Stack>
    </BottomSheet>
  );
}

/** Ms without a change after which the number of products is fetched. */
const countDelayMs = 300;

/** Starts with the applied filters whenever it is mounted. */
function useFilterDraft(filters: HallFilters, hasFacets: boolean) {
  const prices = usePriceRange(filters);
  const [isInStock, setInStock] = useState(filters.isInStock);
  const [chosen, setChosen] = useState<readonly string[]>(filters.facets);
  const isSet = isInStock || chosen.length > 0 || prices.typed.from !== '' || prices.typed.to !== '';

  const requested: HallFilters | undefined = prices.range && { ...filters, ...prices.range, isInStock, facets: chosen };
  const question = requested && hallQueryInput(requested);
  const settled = useDebounce(JSON.stringify(question), { wait: countDelayMs });
  const isSettled = settled === JSON.stringify(question);
  const counted = requested && (hasFacets ? facetsQueryInput(requested) : { ...question, current: 1, pageSize: 1 });
  const input = isSettled ? counted : undefined;
  const { data, isCurrent } = useQuery(getGoodsList, input, { keepPreviousData: true });
  return {
    prices,
    isInStock,
    setInStock,
    chosen,
    setChosen,
    /** Those of the last response, so that no chip moves while the next one loads. */
    facets: listUsableFacets(data?.facets),
    /** The edited filters; undefined while a price is invalid. */
    requested: requested,
    /** Number of matching products; undefined while it loads. */
    count: isCurrent && isSettled ? data?.total : undefined,
    /** Empties the filters; undefined when none is set. */
    clear: isSet
      ? () => {
          prices.type({ from: '', to: '' });
          setInStock(false);
          setChosen([]);
        }
      : undefined,
  };
}
