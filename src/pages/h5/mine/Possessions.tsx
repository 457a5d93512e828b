import { Link } from '@umijs/max';
import { useCollected } from '@/hooks/useCollected';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './Possessions.less';

/** How many coupons, tickets and kept goods there are, each a way to them. */
export function Possessions() {
  const { t } = useWords();
  const { user } = useSession();
  const { count } = useCollected();
  const things = [
    { screen: 'coupons', name: t('mine.coupons'), count: user?.counts.coupons ?? 0 },
    { screen: 'tickets', name: t('mine.tickets'), count: user?.counts.tickets ?? 0 },
    { screen: 'collect', name: t('mine.collect'), count },
  ] as const;
  return (
    <nav className={styles.things} aria-label={t('mine.shortcuts')}>
      {things.map(({ screen, name, count: figure }) => (
        <Link key={screen} className={styles.thing} to={pathOf('h5', screen)}>
          <strong className={styles.figure}>{figure}</strong> {name}
        </Link>
      ))}
    </nav>
  );
}
