import { Box, Card, Row, Stack, Text } from '@/components/Layout';
import '@/features/hall/hallMessages';
import '@/features/hall/searchMessages';
import classNames from 'classnames';
import { SearchBar, type SearchBarRef } from 'antd-mobile';
import { ChevronDown, SlidersHorizontal, Search } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { searchTerm } from '@/lib/searchTerm';
import type { Hall } from '@/features/hall/useHall';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './HallBar.less';
import { SearchTerms } from './SearchTerms';
import { useSearchHistory } from '@/features/hall/useSearchHistory';
import { useSearchText } from '@/features/hall/useSearchText';
import { isInputMethodKey } from '@/lib/composition';
import { lazyComponent } from '@/components/lazyComponent';

interface SearchFieldProps {
  keyword: string;
  onSearch: (keyword: string) => void;
  field: RefObject<SearchBarRef | null>;
}

/** Loaded with the first text. */
const SearchSuggestions = lazyComponent(() =>
  import(/* webpackChunkName: "suggestions" */ './SearchSuggestions').then((code) => code.default),
);

/** Shorter texts are not stored in the search history. */
const minStoredLength = 2;

/**
 * The search field: searches while typing, shows suggestions, and earlier searches while it is empty. antd-mobile 5.43 takes the names from its
 * locale and has no keyboard for the clear button.
 */
function SearchField({ keyword, onSearch, field }: SearchFieldProps) {
  const { t } = useTranslation();
  const { text, type, submit, compose } = useSearchText(keyword, onSearch);
  const { terms, remember, forget, forgetAll } = useSearchHistory();
  const [isInside, setIsInside] = useState(false);
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const input = ref.current?.querySelector('input');
    input?.setAttribute('aria-label', t('home.search'));
    input?.setAttribute('autocomplete', 'off');
    const clear = ref.current?.querySelector<HTMLElement>('.adm-input-clear');
    if (!clear) return;
    clear.tabIndex = 0;
    clear.setAttribute('role', 'button');
    clear.setAttribute('aria-label', t('shell.searchClear'));
  });
  const close = () => {
    setIsInside(false);
    field.current?.blur();
  };
  const searchFor = (term: string) => {
    submit(term);
    remember(term);
    close();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    setIsInside(false);
    if (searchTerm(text).length >= minStoredLength) remember(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (key === 'Escape') setIsInside(false);
    if (key !== 'Enter' && key !== ' ') return;
    if (!(target instanceof HTMLElement) || !target.matches('.adm-input-clear')) return;
    event.preventDefault();
    target.click();
  };
  return (
    <Box
      ref={ref}
      position="relative"
      minWidth={0}
      className={styles.search}
      role="search"
      onFocus={() => setIsInside(true)}
      onBlur={leave}
      onKeyDown={onKeyDown}
      // antd-mobile takes the press that ends a composition in Safari for a search.
      onKeyDownCapture={(event) => isInputMethodKey(event) && event.stopPropagation()}
    >
      <SearchBar
        ref={field}
        placeholder={t('home.search')}
        searchIcon={<Search size={18} strokeWidth={1.8} aria-hidden />}
        value={text}
        onChange={(typed) => {
          setIsInside(true);
          type(typed);
        }}
        onSearch={searchFor}
        onClear={() => {
          submit('');
          field.current?.focus();
        }}
        onCompositionStart={() => compose(true, text)}
        onCompositionEnd={(event) => compose(false, event.currentTarget.value)}
      />
      {isInside && (text !== '' || terms.length > 0) && (
        // The press must not move the focus out of the field, which would close the panel before the click.
        <Card className={styles.panel} role="group" onMouseDown={(event) => event.preventDefault()}>
          {text === '' ? (
            <SearchTerms terms={terms} onChoose={searchFor} onForget={forget} onForgetAll={forgetAll} />
          ) : (
            <SearchSuggestions text={text} onSearch={searchFor} onLeave={close} />
          )}
        </Card>
      )}
    </Box>
  );
}

interface Props {
  bar: RefObject<HTMLDivElement | null>;
  hall: Hall;
  /** Number of products, as text. */
  status: string;
  field: RefObject<SearchBarRef | null>;
  onFilter: () => void;
}

/** Stays above the products: search, sort order, number of products, filter button. */
export function HallBar({ bar, hall, status, field, onFilter }: Props) {
  const { t } = useTranslation();
  const { filters, narrowingCount, sorts } = hall;
  return (
    <Stack ref={bar} gap={8} className={styles.bar}>
      <SearchField keyword={filters.keyword} onSearch={hall.search} field={field} />
      <Row wrap minWidth={0} align="center" rowGap={0} columnGap={12}>
        <Row
          as="span"
          position="relative"
          minHeight="touch"
          align="center"
          gap={4}
          size={13}
          weight={600}
          minWidth={0}
          inline
          className={styles.sort}
        >
          <Box as="span" minWidth={0} ellipsis aria-hidden="true">
            {t(`hall.sort.${filters.sort}`)}
          </Box>
          <ChevronDown size={16} strokeWidth={1.8} aria-hidden />
          <select
            className={styles.select}
            aria-label={t('hall.sort')}
            value={filters.sort}
            onChange={(event) => {
              const chosen = sorts.find((sort) => sort === event.target.value);
              if (chosen) hall.sortBy(chosen);
            }}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`hall.sort.${sort}`)}
              </option>
            ))}
          </select>
        </Row>
        <Text as="p" color="ink-3" size={13} textAlign="end" style={{ flex: '1 1 auto' }} role="status">
          {status}
        </Text>
        <Row
          as="button"
          type="button"
          position="relative"
          minHeight="touch"
          align="center"
          gap={4}
          size={13}
          weight={600}
          flex="none"
          radius="option"
          inline
          className={classNames(styles.filter, narrowingCount > 0 && styles.isOn)}
          aria-label={narrowingCount > 0 ? t('hall.filterOn', { count: narrowingCount }) : undefined}
          onClick={onFilter}
        >
          <SlidersHorizontal size={16} strokeWidth={1.8} aria-hidden />
          {t('hall.filter')}
          {narrowingCount > 0 && (
            <Stack as="span" placeItems="center" radius="full" color="on-action" size={12} className={styles.count}>
              {narrowingCount}
            </Stack>
          )}
        </Row>
      </Row>
    </Stack>
  );
}
