import { useWhen } from '@/hooks/useWhen';
import styles from './Timeline.less';

/** What happened, newest first; `at` is ISO 8601. */
export function Timeline({ events }: { events: readonly { name: string; at: string }[] }) {
  const when = useWhen();
  return (
    <ol className={styles.events}>
      {[...events].reverse().map(({ name, at }) => (
        <li key={`${name} ${at}`} className={styles.event}>
          <span>{name}</span>
          <time dateTime={at}>{when.moment(at)}</time>
        </li>
      ))}
    </ol>
  );
}
