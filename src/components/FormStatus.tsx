import styles from './FormStatus.less';

interface Props {
  /** Progress message; announced politely when it changes. */
  progress: string | undefined;
  /** Error message; announced immediately. */
  formError: string | undefined;
}

/**
 * Progress and error of sending a code or signing in. Both live regions are always rendered, because screen readers
 * only announce changes of existing regions.
 */
export function FormStatus({ progress, formError }: Props) {
  return (
    <>
      <div role="status">{progress && <p className={styles.progress}>{progress}</p>}</div>
      <div role="alert">{formError && <p className={styles.formError}>{formError}</p>}</div>
    </>
  );
}
