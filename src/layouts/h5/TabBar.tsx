import { useLocation } from '@umijs/max';
import { Link } from 'react-router-dom';
import { House, LayoutGrid, ShoppingBag, UserRound, type LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { bagList, countPieces } from '@/features/bag/collectedLines';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf, type Screen } from '@/lib/routes';
import styles from './Shell.less';

type Tab = Extract<Screen, 'home' | 'hall' | 'collect' | 'mine'>;

const tabIcons: Readonly<Record<Tab, LucideIcon>> = {
  home: House,
  hall: LayoutGrid,
  collect: ShoppingBag,
  mine: UserRound,
};
const tabs: readonly Tab[] = ['home', 'hall', 'collect', 'mine'];

/** Returns the tab of a path; undefined for pages without a tab bar. */
export function tabOfPath(pathname: string): Tab | undefined {
  return tabs.find((tab) => pathOf('h5', tab) === pathname);
}

/** The tab bar: home, hall, bag with its number of pieces, mine. A tap on the current tab scrolls to the top. */
export function TabBar({ current }: { current: Tab }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const pieces = countPieces(bagList.useRows());
  const scrollToTop = (event: MouseEvent, tab: Tab) => {
    if (tab !== current || search !== '') return;
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <nav className={styles.bar} aria-label={t('shell.tabs')}>
      {tabs.map((tab) => {
        const Icon = tabIcons[tab];
        return (
          <Link
            key={tab}
            className={styles.tab}
            to={pathOf('h5', tab)}
            data-prefetch
            aria-current={tab === current ? 'page' : undefined}
            onClick={(event) => scrollToTop(event, tab)}
          >
            <Icon size={22} strokeWidth={tab === current ? 2.2 : 1.8} aria-hidden />
            <span className={styles.name}>{t(`shell.tab.${tab}`)}</span>
            {tab === 'collect' && pieces > 0 && <span className={styles.count}>{pieces}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
