import { OrderAddress } from '@/features/address/components/OrderAddress';
import { SingleOrder } from '@/features/orders/pc/SingleOrder';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './index.less';

/** The delivery address of one order: of the order `id` in the query, otherwise of the newest unpaid order. */
export default function OrderAddressPage() {
  const { t } = useTranslation();
  return (
    <SingleOrder title={t('order.deliveredTo')} isTitleHidden tab="toPay">
      {(order, screen) => (
        <div className={styles.narrow}>
          <OrderAddress order={order} onChanged={screen.retry} />
        </div>
      )}
    </SingleOrder>
  );
}
