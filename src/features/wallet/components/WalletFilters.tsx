import { useId, useLayoutEffect, useRef } from 'react';
import styles from './WalletFilters.less';

interface Filter {
  legend: string;
  chosen: string;
  options: readonly { value: string; name: string }[];
}

export interface WalletFilterOptions {
  kind: Filter;
  month: Filter;
}

/** The filter that changed. An empty value removes it. */
export type WalletFilterChoice = {
  kind?: string;
  month?: string;
};

interface Props extends WalletFilterOptions {
  onChoose: (choice: WalletFilterChoice) => void;
}

/** Filters of the wallet's log: the kind as chips, the month as a select. */
export function WalletFilters({ kind, month, onChoose }: Props) {
  const id = useId();
  const row = useRef<HTMLFieldSetElement>(null);
  // The row may scroll: the chosen chip is scrolled into view.
  useLayoutEffect(() => {
    const chip = row.current?.querySelector('input:checked')?.parentElement;
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [kind.chosen]);
  return (
    <div className={styles.filters}>
      <fieldset ref={row} className={styles.kinds}>
        <legend className="visually-hidden">{kind.legend}</legend>
        {kind.options.map(({ value, name }) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              checked={value === kind.chosen}
              onChange={() => onChoose({ kind: value })}
            />
            <span className={styles.name}>{name}</span>
          </label>
        ))}
      </fieldset>
      <select
        className={styles.month}
        aria-label={month.legend}
        value={month.chosen}
        onChange={(event) => onChoose({ month: event.target.value })}
      >
        {month.options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
