import type { ChangeEvent } from 'react';
import styles from './nativeField.less';

interface Props {
  options: readonly { value: string; label?: string }[];
  name: string;
  /** Autofill token, which the selects of the kits do not support. */
  autoComplete?: string;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Without a form item around it. */
  id?: string;
  value?: string;
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** A native select. Inside a form item its value and accessible name come from there. */
export function ChoiceSelect({ options, placeholder, ...control }: Props) {
  return (
    <select {...control} className={styles.field}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label ?? value}
        </option>
      ))}
    </select>
  );
}
