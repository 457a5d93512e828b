import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './SearchInput.less';

interface Props {
  label: string;
  /** What is looked for now. */
  value: string;
  /** Called with each letter; not while an input method is still composing one (pinyin). */
  onChange: (value: string) => void;
}

const mostCharacters = 80;

/** A field that narrows a list that is here already. */
export function SearchInput({ label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const isComposing = useRef(false);
  // Another search came from elsewhere, such as Back: the field follows.
  if (asked.current !== value) {
    asked.current = value;
    setText(value);
  }
  const type = (typed: string) => {
    setText(typed);
    if (isComposing.current) return;
    asked.current = typed.trim();
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
        maxLength={mostCharacters}
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
