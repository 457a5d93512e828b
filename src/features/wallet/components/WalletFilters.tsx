import { useFormKit } from '@/platform/useFormKit';
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

/** Filters of the wallet's log: the kind as radio buttons, the month as a native select. */
export function WalletFilters({ kind, month, onChoose }: Props) {
  const kit = useFormKit();
  return (
    <div className={styles.filters}>
      <div className={styles.kinds}>
        {kit ? (
          <kit.RadioGroup
            label={kind.legend}
            look="row"
            value={kind.chosen}
            options={kind.options.map(({ value, name }) => ({ value, label: name }))}
            onChange={(value) => onChoose({ kind: value })}
          />
        ) : (
          <span className={styles.place} />
        )}
      </div>
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
