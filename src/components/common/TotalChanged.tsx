import { useWords } from '@/hooks/useWords';
import styles from './TotalChanged.less';

interface Props {
  /** The old and the new total. */
  sentence: string;
  /** What makes the difference. */
  changes: readonly string[];
}

/** Said when the shop would take another total than the one that was agreed to. */
export function TotalChanged({ sentence, changes }: Props) {
  const { t } = useWords();
  return (
    <section className={styles.notice} role="alert">
      <h2 className={styles.title}>{t('checkout.changed.title')}</h2>
      <p>{sentence}</p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <p>{t('checkout.changed.ask')}</p>
    </section>
  );
}
