import { Link } from 'react-router-dom';
import { StatePanel } from '@/platform/StatePanel';
import { OrderAddress } from '@/features/orders/components/OrderAddress';
import { SingleOrder } from '@/features/orders/pc/SingleOrder';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';

/** The delivery address of one order: of the order `id` in the query, otherwise of the newest unpaid order. */
export default function OrderAddressPage() {
  const { t } = useTranslation();
  return (
    <SingleOrder title={t('order.deliveredTo')}>
      {(order, screen) => (
        <div style={{ maxWidth: 560 }}>
          {order.address ? (
            <OrderAddress order={order} isTitled={false} onChanged={screen.retry} />
          ) : (
            <StatePanel
              picture="empty-address"
              title={t('order.noAddress.title')}
              text={t('order.noAddress.text', { number: order.number })}
            >
              <Link
                className="button-link button-link-primary"
                data-prefetch
                to={pathOf('pc', 'orders', { id: order.id })}
              >
                {t('order.noAddress.link')}
              </Link>
            </StatePanel>
          )}
        </div>
      )}
    </SingleOrder>
  );
}
