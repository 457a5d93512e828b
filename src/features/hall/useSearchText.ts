/**
 * The text of the search field. It is searched for when typing pauses, but not during an input method's composition
 * (pinyin).
 */
import { useDebounceFn } from 'ahooks';
import { limitTypedText } from '@/lib/textLimit';
import { useEffect, useRef, useState } from 'react';
import { MAX_KEYWORD_CHARACTERS, searchTerm } from '@/lib/searchTerm';

/** Ms without a keystroke after which the text is searched for. */
export const typingDelayMs = 300;

/** `keyword` is the current search; `search` is called with a new one. */
export function useSearchText(keyword: string, search: (keyword: string) => void) {
  const [text, setText] = useState(keyword);
  const isComposing = useRef(false);
  const searchedTerm = useRef(keyword);

  const searchNow = (typed: string) => {
    const term = searchTerm(typed);
    if (term === searchedTerm.current) return;
    searchedTerm.current = term;
    search(term);
  };
  const { run: searchLater, cancel } = useDebounceFn(searchNow, { wait: typingDelayMs });

  // The search changed outside the field (Back, cleared filters): the field follows. A search that this field started
  // may arrive while the user types on, and must not replace the newer text.
  useEffect(() => {
    if (keyword === searchedTerm.current) return;
    searchedTerm.current = keyword;
    cancel();
    setText(keyword);
  }, [keyword, cancel]);

  const type = (typed: string) => {
    setText(isComposing.current ? typed : limitTypedText(typed, MAX_KEYWORD_CHARACTERS));
    cancel();
    if (!isComposing.current) searchLater(typed);
  };
  return {
    text,
    type,
    /** Searches at once, for the field's text or another term. */
    submit: (term = text) => {
      setText(term);
      cancel();
      searchNow(term);
    },
    compose: (isInProgress: boolean, typed: string) => {
      isComposing.current = isInProgress;
      if (!isInProgress) type(typed);
    },
  };
}
