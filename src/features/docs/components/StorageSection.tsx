import { useEventListener } from 'ahooks';
import { useCallback, useState } from 'react';
import { Card, Stack, Text } from '@/components/Layout';
import {
  clearStorageKey,
  isKeyUsed,
  storedNamesOfKey,
  storageKeys,
  type StorageKey,
} from '@/features/docs/storageKeys';
import styles from './tables.less';
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
      <Card as="ul" divided minWidth={0}>
        {rows.map((row) => (
          <Stack
            as="li"
            key={row.key}
            align="center"
            size={15}
            className={styles.storageSectionRow}
            aria-labelledby={`key-${row.key}`}
          >
            <Stack minWidth={0} className={styles.key}>
              <Text as="code" id={`key-${row.key}`} weight={600} className={shared.code}>
                {row.key.endsWith(':') ? `${row.key}…` : row.key}
              </Text>
              <span className={shared.quiet}>{row.area === 'local' ? 'This browser' : 'This tab'}</span>
            </Stack>
            <Stack minWidth={0} className={styles.about}>
              <p>{row.about}</p>
              <p className={shared.quiet}>
                Format: <code className={shared.code}>{row.format}</code>
              </p>
            </Stack>
            <Text
              as="p"
              color={row.inUse > 0 ? 'leaf' : 'ink-3'}
              size={13}
              weight={row.inUse > 0 ? 600 : undefined}
              role="status"
            >
              {stateOf(row.key, row.inUse)}
            </Text>
            <button type="button" className={shared.button} disabled={row.inUse === 0} onClick={() => clear(row)}>
              Clear
              <span className="visually-hidden"> {row.key}</span>
            </button>
          </Stack>
        ))}
      </Card>
    </>
  );
}

const countKeys = () => storageKeys.map((row) => ({ ...row, inUse: storedNamesOfKey(row).length }));

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
