import { Link } from '@umijs/max';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { queryChoice } from '@/domain/query';
import { couponTabs, useMyCoupons } from '@/features/coupons/useMyCoupons';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { CouponCard } from './CouponCard';
import styles from './CouponsPanel.less';
import { Fault } from './Fault';

/** The customer's coupons by state; the state is kept in the address. */
export function CouponsPanel() {
  const { t } = useWords();
  const { query } = useQuery();
  const tab = queryChoice(query['state'], couponTabs) ?? 'usable';
  const { coupons, countOf, dropped, problem, retry } = useMyCoupons(tab);
  const content = () => {
    if (!coupons) return problem ? <Fault problem={problem} retry={retry} /> : <LoadingRows rows={3} />;
    if (coupons.length > 0) return <ul className={styles.list}>{coupons.map((coupon) => <li key={coupon.id}><CouponCard coupon={coupon} /></li>)}</ul>;
    return (
      <StatePanel picture="empty-coupons" title={t(`checkout.coupons.empty.${tab}`)} text={t('checkout.coupons.empty.text')}>
        <Link className={styles.way} to={pathOf('pc', 'hall')}>
          {t('problem.hall')}
        </Link>
      </StatePanel>
    );
  };
  return (
    <>
      <nav className={styles.tabs} aria-label={t('checkout.coupons.tabs')}>
        {couponTabs.map((one) => (
          <Link key={one} className={styles.tab} to={pathOf('pc', 'coupons', { state: one })} replace aria-current={one === tab ? 'page' : undefined}>
            {t(`checkout.coupons.tab.${one}`)}
            {Boolean(countOf(one)) && <span className={styles.count}> {countOf(one)}</span>}
          </Link>
        ))}
      </nav>
      {content()}
      {dropped > 0 && <p className={styles.dropped}>{t('problem.rowsLeftOut', { count: dropped })}</p>}
    </>
  );
}
