import classNames from 'classnames';
import { ChevronDown, SlidersHorizontal, Search, X } from 'lucide-react';
import { type RefObject, useState, type FocusEvent } from 'react';
import { hallSorts, MAX_KEYWORD_CHARACTERS } from '@/features/hall/hallFilters';
import type { Hall } from '@/features/hall/useHall';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './HallBar.less';
import { SearchTerms } from '@/features/hall/components/SearchTerms';
import { useSearchHistory } from '@/features/hall/useSearchHistory';
import { useSearchText } from '@/features/hall/useSearchText';
import { useServerRecord } from '@/hooks/useInitialState';

interface SearchFieldProps {
  keyword: string;
  onSearch: (keyword: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Shorter texts are not stored in the search history. */
const minStoredLength = 2;

/** The search field: searches while typing, and shows earlier searches while it is empty. */
function SearchField({ keyword, onSearch, field }: SearchFieldProps) {
  const { t } = useTranslation();
  const { serverRecord } = useServerRecord();
  const { text, type, submit, compose } = useSearchText(keyword, onSearch);
  const { terms, remember, forget, forgetAll } = useSearchHistory();
  const [isInside, setIsInside] = useState(false);
  const count = serverRecord?.goodsCount;

  const searchFor = (term: string) => {
    submit(term);
    remember(term);
    setIsInside(false);
    field.current?.blur();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    setIsInside(false);
    if (text.trim().length >= minStoredLength) remember(text);
  };
  return (
    <div className={styles.search} role="search" onFocus={() => setIsInside(true)} onBlur={leave}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          searchFor(text);
        }}
      >
        <button type="submit" className={styles.submit} aria-label={t('hall.search')}>
          <Search size={18} strokeWidth={1.8} aria-hidden />
        </button>
        <input
          ref={field}
          className={styles.field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_KEYWORD_CHARACTERS}
          aria-label={t('hall.searchField')}
          placeholder={count ? t('home.search', { count }) : t('home.searchPlain')}
          value={text}
          onChange={(event) => type(event.target.value)}
          onCompositionStart={() => compose(true, text)}
          onCompositionEnd={(event) => compose(false, event.currentTarget.value)}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('hall.searchClear')}
            onClick={() => {
              submit('');
              field.current?.focus();
            }}
          >
            <X size={18} strokeWidth={1.8} aria-hidden />
          </button>
        )}
      </form>
      {isInside && text === '' && terms.length > 0 && (
        // The press must not move the focus out of the field, which would close the panel before the click.
        <div className={styles.panel} role="group" onMouseDown={(event) => event.preventDefault()}>
          <SearchTerms terms={terms} onChoose={searchFor} onForget={forget} onForgetAll={forgetAll} />
        </div>
      )}
    </div>
  );
}

interface Props {
  bar: RefObject<HTMLDivElement | null>;
  hall: Hall;
  /** Number of products, as text. */
  status: string;
  field: RefObject<HTMLInputElement | null>;
  onFilter: () => void;
}

/** Stays above the products: search, sort order, number of products, filter button. */
export function HallBar({ bar, hall, status, field, onFilter }: Props) {
  const { t } = useTranslation();
  const { filters, narrowingCount } = hall;
  return (
    <div ref={bar} className={styles.bar}>
      <SearchField keyword={filters.keyword} onSearch={hall.search} field={field} />
      <div className={styles.row}>
        <span className={styles.sort}>
          <span className={styles.sortName} aria-hidden="true">
            {t(`hall.sort.${filters.sort}`)}
          </span>
          <ChevronDown size={16} strokeWidth={1.8} aria-hidden />
          <select
            className={styles.select}
            aria-label={t('hall.sort')}
            value={filters.sort}
            onChange={(event) => {
              const wanted = hallSorts.find((sort) => sort === event.target.value);
              if (wanted) hall.sortBy(wanted);
            }}
          >
            {hallSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`hall.sort.${sort}`)}
              </option>
            ))}
          </select>
        </span>
        <p className={styles.status} role="status">
          {status}
        </p>
        <button
          type="button"
          className={classNames(styles.filter, narrowingCount > 0 && styles.isOn)}
          aria-label={narrowingCount > 0 ? t('hall.filterOn', { count: narrowingCount }) : undefined}
          onClick={onFilter}
        >
          <SlidersHorizontal size={16} strokeWidth={1.8} aria-hidden />
          {t('hall.filter')}
          {narrowingCount > 0 && <span className={styles.count}>{narrowingCount}</span>}
        </button>
      </div>
    </div>
  );
}
