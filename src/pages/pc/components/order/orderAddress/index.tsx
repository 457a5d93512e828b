import { OrderAddress } from '@/components/pc/OrderAddress';
import { useWords } from '@/hooks/useWords';
import { OneOrder } from '@/components/pc/OneOrder';

/** Where an order goes, alone: of the order in the query, else of the newest one that can still be sent elsewhere. */
export default function OrderAddressPage() {
  const { t } = useWords();
  return (
    <OneOrder title={t('order.deliveredTo')} tab="toPay">
      {(order, screen) => <OrderAddress order={order} onChanged={screen.retry} />}
    </OneOrder>
  );
}
