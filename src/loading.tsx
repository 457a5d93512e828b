import { useLocation } from '@umijs/max';
import { useContext } from 'react';
import { PageOutlines } from './hooks/pageOutlines';
import styles from './loading.less';

/** Stands for a page whose code is on its way: its own outline, where the shell has one; else nothing for a moment, then that of any page. */
export default function Loading() {
  const { pathname } = useLocation();
  const Outline = useContext(PageOutlines)[pathname];
  if (Outline) return <Outline />;
  return (
    <div className={styles.loading} aria-hidden="true">
      <span className={`bone ${styles.title}`} />
      <span className={`bone ${styles.block}`} />
      <span className={`bone ${styles.block}`} />
    </div>
  );
}
