import classNames from 'classnames';
import { StatePanel } from '@/platform/StatePanel';
import styles from './shared.less';

/** Shown when fetching failed, with a retry button. */
export function FetchError({ title, retry }: { title: string; retry: () => void }) {
  return (
    <StatePanel isError picture="offline" title={title} text="The connection is slow or down. Try again in a moment.">
      <button type="button" className={classNames(styles.button, styles.primary)} onClick={retry}>
        Try again
      </button>
    </StatePanel>
  );
}
