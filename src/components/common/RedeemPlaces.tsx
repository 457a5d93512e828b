import { Link } from '@umijs/max';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';
import styles from './RedeemPlaces.less';

const places = ['wallet', 'coupons', 'tickets'] as const;

/** Where things that codes gave are found. */
export function RedeemPlaces({ face }: { face: Face }) {
  const { t } = useWords();
  return (
    <nav className={styles.places} aria-label={t('redeem.places')}>
      {places.map((place) => (
        <Link key={place} className="way" to={pathOf(face, place)}>
          {t(`mine.${place}`)}
        </Link>
      ))}
    </nav>
  );
}
