import { useCallback, useEffect, useState } from 'react';
import { clearStorageKey, namesInUse, storageKeys, type StorageKey } from './storageKeys';

const looked = () => storageKeys.map((row) => ({ ...row, inUse: namesInUse(row).length }));

/** The storage keys with how many of each are set now, and the way to clear them. */
export function useStorageKeys() {
  const [rows, setRows] = useState(looked);
  const look = useCallback(() => setRows(looked()), []);
  useEffect(() => {
    window.addEventListener('storage', look);
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('focus', look);
    };
  }, [look]);
  const clear = useCallback(
    (row: StorageKey) => {
      clearStorageKey(row);
      look();
    },
    [look],
  );
  return { rows, clear };
}
