import { Search, X } from 'lucide-react';
import { useState, type FocusEvent, type RefObject } from 'react';
import { SearchTerms } from '@/components/common/SearchTerms';
import { mostKeywordCharacters } from '@/features/hall/hallFilters';
import { useSearchHistory } from '@/features/hall/useSearchHistory';
import { useSearchText } from '@/features/hall/useSearchText';
import { useServerRecord } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import styles from './SearchField.less';

interface Props {
  keyword: string;
  onSearch: (keyword: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Fewer letters that were left in the field are no search worth remembering. */
const worthRemembering = 2;

/** The search: finds while one types, and offers the searches of before while the field is empty. */
export function SearchField({ keyword, onSearch, field }: Props) {
  const { t } = useWords();
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
    if (text.trim().length >= worthRemembering) remember(text);
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
          maxLength={mostKeywordCharacters}
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
        // A press must not take the focus from the field: the panel would be gone before the press has ended.
        <div className={styles.panel} role="group" onMouseDown={(event) => event.preventDefault()}>
          <SearchTerms terms={terms} onChoose={searchFor} onForget={forget} onForgetAll={forgetAll} />
        </div>
      )}
    </div>
  );
}
