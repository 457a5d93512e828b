import styles from './WalletMonths.less';
import { WalletRow, type WalletRowWords } from './WalletRow';

interface Props {
  months: readonly {
    /** `YYYY-MM`. */
    month: string;
    name: string;
    /** What came and went; empty when that is not known. */
    sums: string;
    rows: readonly WalletRowWords[];
  }[];
}

/** What moved in the wallet, month by month. */
export function WalletMonths({ months }: Props) {
  return months.map(({ month, name, sums, rows }) => (
    <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
      <header className={styles.head}>
        <h3 id={`month-${month}`} className={styles.name}>
          {name}
        </h3>
        <p className={styles.sums}>{sums}</p>
      </header>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <WalletRow row={row} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
