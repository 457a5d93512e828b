import { WindowVirtualizer } from 'virtua';
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

/** Rows of a month that are all kept in the page; of more, only those near the window are. */
const mostPlain = 40;
/** Px that a row takes before it was ever drawn. */
const rowHeight = 67;

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
      <div className={styles.rows}>
        {rows.length > mostPlain ? (
          <WindowVirtualizer as="ul" item="li" data={rows} itemSize={rowHeight}>
            {(row) => <WalletRow key={row.id} row={row} />}
          </WindowVirtualizer>
        ) : (
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <WalletRow row={row} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  ));
}
