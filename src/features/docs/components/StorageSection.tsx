import classNames from 'classnames';
import { useEventListener } from 'ahooks';
import { useCallback, useState } from 'react';
import { clearStorageKey, isKeyUsed, namesInUse, storageKeys, type StorageKey } from '@/features/docs/storageKeys';
import styles from './StorageSection.less';
import shared from './shared.less';

/** All keys of browser storage that the shop uses: purpose, format, and whether they are set. Values are never shown. */
export function StorageSection() {
  const { rows, clear } = useStorageKeys();
  const stateOf = (key: string, inUse: number) => {
    if (inUse === 0) return 'Not set';
    return key.endsWith(':') ? `${inUse} set` : 'Set';
  };
  return (
    <>
      <p>
        Everything this storefront stores in the browser. Values are hidden, because some work like passwords. Open
        screens follow when a key is cleared.
      </p>
      <ul className={shared.card}>
        {rows.map((row) => (
          <li key={row.key} className={styles.row} aria-labelledby={`key-${row.key}`}>
            <div className={styles.key}>
              <code id={`key-${row.key}`} className={classNames(shared.code, styles.name)}>
                {row.key.endsWith(':') ? `${row.key}…` : row.key}
              </code>
              <span className={shared.quiet}>{row.area === 'local' ? 'This browser' : 'This tab'}</span>
            </div>
            <div className={styles.about}>
              <p>{row.about}</p>
              <p className={shared.quiet}>
                Format: <code className={shared.code}>{row.format}</code>
              </p>
            </div>
            <p className={row.inUse > 0 ? styles.set : styles.notSet} role="status">
              {stateOf(row.key, row.inUse)}
            </p>
            <button type="button" className={shared.button} disabled={row.inUse === 0} onClick={() => clear(row)}>
              Clear
              <span className="visually-hidden"> {row.key}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const countKeys = () => storageKeys.map((row) => ({ ...row, inUse: namesInUse(row).length }));

/** The storage keys, how many of each are set, and a function that clears them. */
function useStorageKeys() {
  const [rows, setRows] = useState(countKeys);
  const countAgain = useCallback(() => setRows(countKeys()), []);
  useEventListener('storage', countAgain);
  useEventListener('focus', countAgain);
  const clear = useCallback(
    (row: StorageKey) => {
      clearStorageKey(row);
      countAgain();
    },
    [countAgain],
  );
  return { rows: rows.filter(isKeyUsed), clear };
}
