import { Link } from '@umijs/max';
import styles from './LinkTabs.less';

interface Props {
  /** What the tabs are of, for whoever does not see them. */
  name: string;
  tabs: readonly { id: string; label: string; to: string }[];
  current: string;
}

/** Tabs as links, so that each has an address; going from one to the next adds nothing to go back through. */
export function LinkTabs({ name, tabs, current }: Props) {
  return (
    <nav className={styles.tabs} aria-label={name}>
      {tabs.map(({ id, label, to }) => (
        <Link key={id} className={styles.tab} to={to} replace aria-current={id === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
