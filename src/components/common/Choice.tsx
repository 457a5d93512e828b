import { useId } from 'react';
import styles from './Choice.less';

interface Props<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** One of a few, as a row of native radio buttons that look like a switch. */
export function Choice<Value extends string>({ label, value, choices, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <span className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.one}>
            <input type="radio" className="visually-hidden" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
