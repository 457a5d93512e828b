import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { limitTypedText } from '@/lib/textLimit';
import { MAX_KEYWORD_CHARACTERS, searchTerm } from '@/lib/searchTerm';
import styles from './SearchInput.less';

interface Props {
  label: string;
  /** The current search text. */
  value: string;
  /** Called after every change, except during an input method's composition (pinyin). */
  onChange: (value: string) => void;
}

/** A field that filters a list that is already loaded. */
export function SearchInput({ label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const isComposing = useRef(false);
  // The search changed outside the field, for example by Back: the field follows.
  if (asked.current !== value) {
    asked.current = value;
    setText(value);
  }
  const type = (typed: string) => {
    const isInProgress = isComposing.current;
    setText(isInProgress ? typed : limitTypedText(typed, MAX_KEYWORD_CHARACTERS));
    if (isInProgress) return;
    asked.current = searchTerm(typed);
    onChange(asked.current);
  };
  return (
    <label className={styles.field}>
      <Search size={18} strokeWidth={1.8} aria-hidden />
      <span className="visually-hidden">{label}</span>
      <input
        className={styles.input}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={label}
        value={text}
        onChange={(event) => type(event.target.value)}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          type(event.currentTarget.value);
        }}
      />
    </label>
  );
}
