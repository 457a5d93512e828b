/** Labels of the hall for its results and filters. */
import '@/features/hall/hallMessages';
import { usePriceNote } from '@/hooks/useTaxNote';
import { useTranslation } from '@/hooks/useTranslation';
import { virtualCategoryId } from './hallFilters';
import type { Hall } from './useHall';

export interface HallLabels {
  heading: string;
  /** Number of products, and the note on their prices; empty while it loads. */
  status: string;
  emptyTitle: string;
  emptyText: string;
}

export function useHallLabels({
  filters,
  category,
  count,
  canClear,
}: Pick<Hall, 'filters' | 'category' | 'count' | 'canClear'>): HallLabels {
  const { t } = useTranslation();
  const priceNote = usePriceNote();
  const { keyword, categoryId } = filters;
  const scopeName = categoryId === virtualCategoryId ? t('hall.virtual') : category?.name;

  const heading = () => {
    if (keyword === '') return scopeName ?? t('hall.everything');
    return scopeName ? t('hall.searchedIn', { keyword, category: scopeName }) : t('hall.searched', { keyword });
  };
  const emptyTitle = () => {
    if (keyword !== '') return t('hall.empty.search', { keyword });
    return canClear || categoryId !== undefined ? t('hall.empty.filters') : t('hall.empty.shop');
  };
  return {
    heading: heading(),
    status: count === undefined ? '' : [t('hall.count', { count }), count > 0 && priceNote].filter(Boolean).join(' · '),
    emptyTitle: emptyTitle(),
    emptyText: keyword !== '' ? t('hall.empty.searchText') : canClear ? t('hall.empty.filtersText') : '',
  };
}
