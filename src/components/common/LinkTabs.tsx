import { Link } from '@umijs/max';
import { useEffect, useRef } from 'react';
import styles from './LinkTabs.less';

interface Props {
  /** What the tabs are of, for whoever does not see them. */
  name: string;
  /** `count` is how many things are behind a tab; none and unknown are not shown. */
  tabs: readonly { id: string; label: string; to: string; count?: number | undefined }[];
  current: string;
}

/** Tabs as links, so that each has an address; going from one to the next adds nothing to go back through. */
export function LinkTabs({ name, tabs, current }: Props) {
  const row = useRef<HTMLElement>(null);
  // Where there are more than fit, the chosen one is brought to the middle. Only sideways: the page stays where it is.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} className={styles.tabs} aria-label={name}>
      {tabs.map(({ id, label, to, count }) => (
        <Link key={id} className={styles.tab} to={to} replace aria-current={id === current ? 'page' : undefined}>
          {label}
          {Boolean(count) && <span className={styles.count}> {count}</span>}
        </Link>
      ))}
    </nav>
  );
}
