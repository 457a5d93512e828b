import { PromotionSkeleton } from '@/components/common/PromotionSkeleton';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Fault } from '@/components/h5/Fault';
import { Page } from '@/components/h5/Page';
import { usePromotion } from '@/features/promotion/usePromotion';
import { useWords } from '@/hooks/useWords';
import { Invitation } from './Invitation';
import styles from './index.less';

/** The customer's invitation: what it is worth, link, poster and rules. */
export default function SharePage() {
  const { t } = useWords();
  const { promotion, problem, retry } = usePromotion();
  return (
    <Page title={t('promotion.title')}>
      <CustomerScreen>
        {promotion ? (
          <Invitation promotion={promotion} />
        ) : problem ? (
          <Fault problem={problem} retry={retry} />
        ) : (
          <div className={styles.loading}>
            <PromotionSkeleton />
          </div>
        )}
      </CustomerScreen>
    </Page>
  );
}
