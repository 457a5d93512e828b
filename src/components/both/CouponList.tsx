import { Link } from '@umijs/max';
import { LinkTabs } from '@/components/common/LinkTabs';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { queryChoice } from '@/domain/query';
import { couponTabs, useMyCoupons } from '@/features/coupons/useMyCoupons';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';
import { CouponCard } from './CouponCard';
import styles from './CouponList.less';
import { FaultPanel } from './FaultPanel';

/** The customer's coupons by state; the state is kept in the address. */
export function CouponList({ face }: { face: Face }) {
  const { t } = useWords();
  const { query } = useQuery();
  const tab = queryChoice(query['state'], couponTabs) ?? 'usable';
  const { coupons, countOf, dropped, problem, retry } = useMyCoupons(tab);
  const tabs = couponTabs.map((id) => ({ id, label: t(`checkout.coupons.tab.${id}`), to: pathOf(face, 'coupons', { state: id }), count: countOf(id) }));
  const content = () => {
    if (!coupons) return problem ? <FaultPanel face={face} problem={problem} retry={retry} /> : <LoadingRows rows={3} />;
    if (coupons.length > 0) {
      return (
        <ul className={styles.list}>
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard face={face} coupon={coupon} />
            </li>
          ))}
        </ul>
      );
    }
    return (
      <StatePanel picture="empty-coupons" title={t(`checkout.coupons.empty.${tab}`)} text={t('checkout.coupons.empty.text')}>
        <Link className="way" to={pathOf(face, 'hall')}>
          {t('problem.hall')}
        </Link>
      </StatePanel>
    );
  };
  return (
    <div className={styles[face]}>
      <LinkTabs name={t('checkout.coupons.tabs')} tabs={tabs} current={tab} />
      {content()}
      {dropped > 0 && <p className={styles.dropped}>{t('problem.rowsLeftOut', { count: dropped })}</p>}
    </div>
  );
}
