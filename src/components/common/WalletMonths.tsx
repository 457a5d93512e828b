import { WindowVirtualizer } from 'virtua';
import styles from './WalletMonths.less';
import { WalletRow, type WalletRowWords } from './WalletRow';

export interface WalletMonthsProps<Entry> {
  months: readonly {
    /** `YYYY-MM`. */
    month: string;
    name: string;
    /** What came and went; empty when that is not known. */
    sums: string;
    entries: readonly Entry[];
  }[];
  rowOf: (entry: Entry) => WalletRowWords;
}

/** Rows of a month that are all kept in the page; of more, only those near the window are. */
const mostPlain = 40;
/** Px that a row takes before it was ever drawn. */
const rowHeight = 67;

/** What moved in the wallet, month by month. */
export function WalletMonths<Entry extends { id: string }>({ months, rowOf }: WalletMonthsProps<Entry>) {
  return months.map(({ month, name, sums, entries }) => (
    <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
      <header className={styles.head}>
        <h3 id={`month-${month}`} className={styles.name}>
          {name}
        </h3>
        <p className={styles.sums}>{sums}</p>
      </header>
      <div className={styles.rows}>
        {entries.length > mostPlain ? (
          <WindowVirtualizer as="ul" item="li" data={entries} itemSize={rowHeight}>
            {(entry) => <WalletRow key={entry.id} row={rowOf(entry)} />}
          </WindowVirtualizer>
        ) : (
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <WalletRow row={rowOf(entry)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  ));
}
