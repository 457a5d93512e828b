import { Link } from '@umijs/max';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { CouponCard } from '@/components/h5/CouponCard';
import { Fault } from '@/components/h5/Fault';
import { useMyCoupons, type CouponTab } from '@/features/coupons/useMyCoupons';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './CouponList.less';

/** The coupons of one state. */
export function CouponList({ tab }: { tab: CouponTab }) {
  const { t } = useWords();
  const { coupons, dropped, problem, retry } = useMyCoupons(tab);
  if (!coupons) return problem ? <Fault problem={problem} retry={retry} /> : <LoadingRows rows={3} />;
  if (coupons.length === 0) {
    return (
      <StatePanel picture="empty-coupons" title={t(`checkout.coupons.empty.${tab}`)} text={t('checkout.coupons.empty.text')}>
        <Link className={styles.way} to={pathOf('h5', 'hall')}>
          {t('problem.hall')}
        </Link>
      </StatePanel>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard coupon={coupon} />
          </li>
        ))}
      </ul>
      {dropped > 0 && <p className={styles.dropped}>{t('problem.rowsLeftOut', { count: dropped })}</p>}
    </>
  );
}
