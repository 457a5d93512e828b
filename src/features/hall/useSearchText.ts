/**
 * The text of the search field. What is typed is searched for once the typing pauses; letters that an input method is still
 * composing (pinyin) are not searched for.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { mostKeywordCharacters, searchTerm } from './hallFilters';

/** Ms without a keystroke after which what was typed is searched for. */
export const typingPause = 300;

/** `keyword` is what is searched for now; `search` is told when it should be something else. */
export function useSearchText(keyword: string, search: (keyword: string) => void) {
  const [text, setText] = useState(keyword);
  const isComposing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(keyword);
  const latest = useRef(search);
  latest.current = search;

  const searchNow = useCallback((typed: string) => {
    clearTimeout(timer.current);
    const term = searchTerm(typed);
    if (term === asked.current) return;
    asked.current = term;
    latest.current(term);
  }, []);

  // Another search came from elsewhere (Back, cleared filters): the field follows. One that was asked for here may come
  // while more is being typed, and must not take that away.
  useEffect(() => {
    if (keyword === asked.current) return;
    asked.current = keyword;
    clearTimeout(timer.current);
    setText(keyword);
  }, [keyword]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (typed: string) => {
    setText(typed.slice(0, mostKeywordCharacters));
    clearTimeout(timer.current);
    if (!isComposing.current) timer.current = setTimeout(() => searchNow(typed), typingPause);
  };
  return {
    text,
    type,
    /** Searches at once, for what is in the field or for another term. */
    submit: (term = text) => {
      setText(term);
      searchNow(term);
    },
    compose: (isUnderWay: boolean, typed: string) => {
      isComposing.current = isUnderWay;
      if (!isUnderWay) type(typed);
    },
  };
}
