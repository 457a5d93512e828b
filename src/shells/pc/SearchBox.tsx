import { useLocation, useNavigate } from '@umijs/max';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { parseQuery } from '@/domain/query';
import type { Suggestion } from '@/features/hall/suggestionsFor';
import { useWords } from '@/hooks/useWords';
import { lazyPart } from '@/lazyPart';
import { pathOf, screenOf } from '@/routes';
import styles from './SearchBox.less';
import { useSlashKey } from './useSlashKey';

const SearchSuggestions = lazyPart(() => import(/* webpackChunkName: "suggestions-pc" */ './SearchSuggestions').then((code) => code.default));

/** Where a suggestion leads. */
function addressOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'term':
      return pathOf('pc', 'hall', { keyword: suggestion.label });
    case 'category':
      return pathOf('pc', 'hall', { categoryId: suggestion.id });
    case 'goods':
      return pathOf('pc', 'goods', { id: suggestion.id });
  }
}

/**
 * The search of the header; `/` leads into it from anywhere. It holds the words that the hall is searched by, and offers
 * what fits: arrow keys reach the offers, Enter takes one, Escape puts them away.
 */
export function SearchBox() {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const query = parseQuery(search);
  const searched = screenOf(pathname, query) === 'hall' ? (query['keyword'] ?? '') : '';
  const [words, setWords] = useState(searched);
  const [isOpen, setIsOpen] = useState(false);
  const [offered, setOffered] = useState<readonly Suggestion[]>([]);
  // By key: when newer offers come, the one that was reached stays the one that Enter takes.
  const [activeKey, setActiveKey] = useState<string>();
  const active = isOpen ? offered.findIndex(({ key }) => key === activeKey) : -1;
  const chosen = offered[active];

  useEffect(() => setWords(searched), [searched]);
  useSlashKey(field);

  const leaveFor = (address: string) => {
    setIsOpen(false);
    setActiveKey(undefined);
    navigate(address);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    leaveFor(chosen ? addressOf(chosen) : pathOf('pc', 'hall', { keyword: words.trim() }));
  };
  const step = (by: number) => {
    setIsOpen(true);
    // One place more than there are offers: the field itself, with what was typed.
    setActiveKey(offered[((active + 1 + by + offered.length + 1) % (offered.length + 1)) - 1]?.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method that is composing has these keys for itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen) setIsOpen(false);
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else return;
    event.preventDefault();
  };
  return (
    <form className={styles.box} role="search" onSubmit={submit}>
      <Search className={styles.icon} size={18} strokeWidth={1.8} aria-hidden />
      <input
        ref={field}
        className={styles.field}
        type="search"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        aria-label={t('shell.search')}
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={isOpen && offered.length > 0}
        aria-controls={isOpen && offered.length > 0 ? listId : undefined}
        aria-activedescendant={chosen && `${listId}-${active}`}
        placeholder={t('shell.search')}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setActiveKey(undefined);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
      {isOpen && (
        <SearchSuggestions id={listId} text={words} active={active} onOffer={setOffered} onChoose={(one) => leaveFor(addressOf(one))} />
      )}
    </form>
  );
}
