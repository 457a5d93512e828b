import { OrderAddress } from '@/components/both/OrderAddress';
import { kit } from '@/components/pc/kit';
import { OneOrder } from '@/components/pc/OneOrder';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';

/** Where an order goes, alone: of the order in the query, else of the newest one that can still be sent elsewhere. */
export default function OrderAddressPage() {
  const { t } = useWords();
  return (
    <OneOrder title={t('order.deliveredTo')} isTitleHidden tab="toPay">
      {(order, screen) => (
        <div className={styles.narrow}>
          <OrderAddress kit={kit} order={order} onChanged={screen.retry} />
        </div>
      )}
    </OneOrder>
  );
}
