import { Link } from '@umijs/max';
import { couponTabs, useMyCoupons, type CouponTab } from '@/features/coupons/useMyCoupons';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './CouponTabs.less';

/** The states as links, so that each has an address, with how many coupons are in each. */
export function CouponTabs({ tab }: { tab: CouponTab }) {
  const { t } = useWords();
  const { countOf } = useMyCoupons(tab);
  return (
    <nav className={styles.tabs} aria-label={t('checkout.coupons.tabs')}>
      {couponTabs.map((one) => (
        <Link key={one} className={styles.tab} to={pathOf('h5', 'coupons', { state: one })} replace aria-current={one === tab ? 'page' : undefined}>
          {t(`checkout.coupons.tab.${one}`)}
          {Boolean(countOf(one)) && <span className={styles.count}> {countOf(one)}</span>}
        </Link>
      ))}
    </nav>
  );
}
