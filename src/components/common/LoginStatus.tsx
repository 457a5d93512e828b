import styles from './LoginStatus.less';

interface Props {
  /** What has become of something, said once when it changes. */
  progress: string | undefined;
  /** What went wrong, said at once. */
  trouble: string | undefined;
}

/** What has become of a code or a sign-in. Both places are always there, so that what comes into them is read out. */
export function LoginStatus({ progress, trouble }: Props) {
  return (
    <>
      <div role="status">{progress && <p className={styles.progress}>{progress}</p>}</div>
      <div role="alert">{trouble && <p className={styles.trouble}>{trouble}</p>}</div>
    </>
  );
}
