import { useDebounce } from 'ahooks';
import { History, LayoutGrid, Search } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { getCategories, getGoodsList } from '@/api/homeCalls';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { type Suggestion, MAX_SUGGESTIONS, getSuggestions } from '@/features/hall/getSuggestions';
import { searchTerm } from '@/features/hall/hallFilters';
import { useSearchHistory } from '@/features/hall/useSearchHistory';
import { useTranslation } from '@/hooks/useTranslation';
import { useQuery } from '@/query/useQuery';
import styles from './SearchSuggestions.less';

interface Props {
  /** Id of the list; its options are `<id>-<index>`, for `aria-activedescendant`. */
  id: string;
  text: string;
  /** Index of the option that the arrow keys selected, or -1. */
  active: number;
  /** Receives the suggestions, for the keyboard handling of the field. */
  onOffer: (offered: readonly Suggestion[]) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/**
 * The suggestions of the header's search field: earlier searches, categories, products. The focus stays in the field.
 */
export default function SearchSuggestions({ id, text, active, onOffer, onChoose }: Props) {
  const { t } = useTranslation();
  const offered = useSearchSuggestions(text);
  useEffect(() => onOffer(offered), [offered, onOffer]);
  if (offered.length === 0) return null;
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={t('shell.suggestions')}>
      {offered.map((suggestion, at) => (
        <div
          key={suggestion.key}
          id={`${id}-${at}`}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // Otherwise the field would lose the focus, and the list would close before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.kind === 'goods' ? (
            <Picture picture={suggestion.goods.picture} className={styles.picture} />
          ) : (
            <span className={styles.icon}>
              <Icon kind={suggestion.kind} />
            </span>
          )}
          <span className={styles.label}>
            {suggestion.kind === 'all' ? t('shell.allResults', { keyword: suggestion.label }) : suggestion.label}
          </span>
          {suggestion.kind === 'goods' && (
            <Price amount={suggestion.goods.price} isFrom={suggestion.goods.isFromPrice} />
          )}
        </div>
      ))}
    </div>
  );
}

const icons = { term: History, category: LayoutGrid, all: Search };

function Icon({ kind }: { kind: keyof typeof icons }) {
  const Shape = icons[kind];
  return <Shape size={18} strokeWidth={1.8} aria-hidden />;
}

/** Ms without a keystroke after which the API is called. */
const typingDelayMs = 200;

/** The suggestions for `text`; if the request fails there are only those from the browser. */
function useSearchSuggestions(text: string): readonly Suggestion[] {
  const { terms } = useSearchHistory();
  const typed = searchTerm(text);
  const keyword = useDebounce(typed, { wait: typingDelayMs });
  const categories = useQuery(getCategories, {});
  const question = keyword === '' ? undefined : { keyword, pageSize: MAX_SUGGESTIONS.goods };
  const found = useQuery(getGoodsList, question, { keepPreviousData: true });
  return useMemo(
    () => getSuggestions(typed, { terms, categories: categories.data?.list ?? [], goods: found.data?.list ?? [] }),
    [typed, terms, categories.data, found.data],
  );
}
