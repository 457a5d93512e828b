import { Link } from '@umijs/max';
import { Row } from '@/components/Layout';
import type { Order } from '@/api/orders';
import { encodePackLines } from '@/domain/packLines';
import type { OrderResult } from '@/features/payment/orderResult';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

/** Links after an order that needs no further action; nothing otherwise. */
export function ResultActions({ order, result }: { order: Order; result: OrderResult }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  if (result !== 'paid' && result !== 'expired' && result !== 'cancelled') return null;
  return (
    <Row wrap justify="center" rowGap={8} columnGap={12} paddingBottom={8}>
      {result !== 'paid' && (
        <Link className="button-link" to={pathOf(platform, 'checkout', { lines: encodePackLines(order.lines) })}>
          {t('checkout.done.again')}
        </Link>
      )}
      <Link className="button-link" to={pathOf(platform, 'orders', { id: order.id })}>
        {t('checkout.done.see')}
      </Link>
      <Link className="button-link" to={pathOf(platform, 'home')}>
        {t('checkout.done.home')}
      </Link>
    </Row>
  );
}
