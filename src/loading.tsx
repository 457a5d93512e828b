import { useLocation } from '@umijs/max';
import classNames from 'classnames';
import { useContext } from 'react';
import { PageOutlines } from './platform/pageOutlines';
import styles from './loading.less';

/**
 * Placeholder while the code of a page loads: the skeleton that the shell provides for this path, otherwise a generic skeleton
 * that appears after a short delay (see loading.less).
 */
export default function Loading() {
  const { pathname } = useLocation();
  const Outline = useContext(PageOutlines)[pathname];
  return Outline ? <Outline /> : <PlainLoading />;
}

/** The generic skeleton. */
export function PlainLoading() {
  return (
    <div className={styles.loading} aria-hidden="true">
      <span className={classNames('skeleton', styles.title)} />
      <span className={classNames('skeleton', styles.block)} />
      <span className={classNames('skeleton', styles.block)} />
    </div>
  );
}
