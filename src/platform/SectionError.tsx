import type { ApiError } from '@/api/errors';
import { useErrorLabels } from '@/hooks/useErrorLabels';
import { RetryButton } from './ErrorPanel';
import styles from './SectionError.less';

interface Props {
  error: ApiError;
  /** Name of the section that failed to load. */
  name: string;
  retry: () => void;
}

/** One line in place of a section that failed to load, with a button that retries, or signs in where a session is missing. */
export function SectionError({ error, name, retry }: Props) {
  const labels = useErrorLabels()(error);
  return (
    <div className={styles.error} role="alert">
      <p>
        <strong>{name}</strong> · {labels.title}
      </p>
      <RetryButton className={styles.retry} error={error} retry={retry} />
    </div>
  );
}
