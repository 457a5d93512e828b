import '@/features/hall/searchMessages';
import { useLocation, useNavigate } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { Search, X } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react';
import { isInputMethodKey } from '@/lib/composition';
import { parseSearchParams } from '@/lib/searchParams';
import type { Suggestion } from '@/features/hall/getSuggestions';
import { useTranslation } from '@/hooks/useTranslation';
import { lazyComponent } from '@/components/lazyComponent';
import { pathOf, screenOf } from '@/lib/routes';
import styles from './SearchBox.less';

const SearchSuggestions = lazyComponent(() =>
  import(/* webpackChunkName: "suggestions" */ './SearchSuggestions').then((code) => code.default),
);

/**
 * The header's search field; the key `/` focuses it from anywhere. It shows the hall's search text and suggestions:
 * arrow keys select one, Enter opens it, Escape closes the list.
 */
export function SearchBox() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const query = parseSearchParams(search);
  const searched = screenOf(pathname, query) === 'hall' ? (query['keyword'] ?? '') : '';
  const [keyword, setKeyword] = useState(searched);
  // While an input method composes, nothing is asked for: the text is no word yet.
  const [isComposing, setComposing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [offered, setOffered] = useState<readonly Suggestion[]>([]);
  // By key: when newer suggestions arrive, the selected one stays selected.
  const [activeKey, setActiveKey] = useState<string>();
  const active = isOpen ? offered.findIndex(({ key }) => key === activeKey) : -1;
  const chosen = offered[active];

  useEffect(() => setKeyword(searched), [searched]);
  useSlashKey(field);

  const leaveFor = (address: string) => {
    setIsOpen(false);
    setActiveKey(undefined);
    navigate(address);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComposing) return;
    leaveFor(chosen?.to ?? pathOf('pc', 'hall', { keyword: keyword.trim() }));
  };
  const step = (by: number) => {
    setIsOpen(true);
    // One position more than there are suggestions: the field itself, with the typed text.
    setActiveKey(offered[((active + 1 + by + offered.length + 1) % (offered.length + 1)) - 1]?.key);
  };
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (isInputMethodKey(event)) return;
    if (event.key === 'Escape' && isOpen) setIsOpen(false);
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else return;
    event.preventDefault();
  };
  return (
    <form
      className={styles.box}
      role="search"
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={onKeyDown}
    >
      <Search className={styles.icon} size={18} strokeWidth={1.8} aria-hidden />
      <input
        ref={field}
        className={styles.field}
        type="search"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('shell.search')}
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={isOpen && offered.length > 0}
        aria-controls={isOpen && offered.length > 0 ? listId : undefined}
        aria-activedescendant={chosen && `${listId}-${active}`}
        placeholder={t('shell.search')}
        value={keyword}
        onChange={(event) => {
          setKeyword(event.target.value);
          setActiveKey(undefined);
          setIsOpen(true);
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onFocus={() => setIsOpen(true)}
      />
      {keyword === '' ? (
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      ) : (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('shell.searchClear')}
          onClick={() => {
            setKeyword('');
            field.current?.focus();
          }}
        >
          <X size={18} strokeWidth={1.8} aria-hidden />
        </button>
      )}
      {isOpen && !isComposing && (
        <SearchSuggestions
          id={listId}
          text={keyword}
          active={active}
          onOffer={setOffered}
          onChoose={({ to }) => leaveFor(to)}
        />
      )}
    </form>
  );
}

/** Whether a key press goes to an editable element. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The key `/` focuses the field unless an editable element has the focus. */
function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEventListener(
    'keydown',
    (event) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    },
    { target: () => document },
  );
}
