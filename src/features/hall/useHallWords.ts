/** What the hall says about what it shows, in the customer's language. */
import { useWords } from '@/hooks/useWords';
import { virtualCategory } from './hallFilters';
import type { Hall } from './useHall';

export interface HallWords {
  heading: string;
  /** How many goods there are; empty while that is not known. */
  status: string;
  emptyTitle: string;
  emptyText: string;
}

export function useHallWords({ filters, category, count, canClear }: Pick<Hall, 'filters' | 'category' | 'count' | 'canClear'>): HallWords {
  const { t } = useWords();
  const { keyword, categoryId } = filters;
  const place = categoryId === virtualCategory ? t('hall.virtual') : category?.name;

  const heading = () => {
    if (keyword === '') return place ?? t('hall.everything');
    return place ? t('hall.searchedIn', { keyword, category: place }) : t('hall.searched', { keyword });
  };
  const emptyTitle = () => {
    if (keyword !== '') return t('hall.empty.search', { keyword });
    return canClear || categoryId !== undefined ? t('hall.empty.filters') : t('hall.empty.shop');
  };
  return {
    heading: heading(),
    status: count === undefined ? '' : t('hall.count', { count }),
    emptyTitle: emptyTitle(),
    emptyText: keyword !== '' ? t('hall.empty.searchText') : canClear ? t('hall.empty.filtersText') : '',
  };
}
