import { useDocsWords } from '@/features/docs/useDocsWords';
import { useStorageKeys } from '@/features/docs/useStorageKeys';
import styles from './StorageSection.less';
import parts from './parts.less';

/** Every key of browser storage: what for, in which form, and whether it is set. Values are never shown. */
export function StorageSection() {
  const { t } = useDocsWords();
  const { rows, clear } = useStorageKeys();
  const stateOf = (key: string, inUse: number) => {
    if (inUse === 0) return t('docs.storage.notSet');
    return key.endsWith(':') ? t('docs.storage.setCount', { count: inUse }) : t('docs.storage.set');
  };
  return (
    <>
      <p>{t('docs.storage.lead')}</p>
      <ul className={parts.card}>
        {rows.map((row) => (
          <li key={row.key} className={styles.row} aria-labelledby={`key-${row.key}`}>
            <div className={styles.key}>
              <code id={`key-${row.key}`} className={`${parts.code} ${styles.name}`}>
                {row.key.endsWith(':') ? `${row.key}…` : row.key}
              </code>
              <span className={parts.quiet}>{t(`docs.storage.area.${row.area}`)}</span>
            </div>
            <div className={styles.about}>
              <p>{t(`docs.storage.about.${row.key}`)}</p>
              <p className={parts.quiet}>
                {t('docs.storage.format')}: <code className={parts.code}>{row.format}</code>
              </p>
            </div>
            <p className={row.inUse > 0 ? styles.set : styles.notSet} role="status">
              {stateOf(row.key, row.inUse)}
            </p>
            <button type="button" className={parts.button} disabled={row.inUse === 0} onClick={() => clear(row)}>
              {t('docs.storage.clear')}
              <span className="visually-hidden"> {row.key}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
