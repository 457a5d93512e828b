import { Link } from 'react-router-dom';
import { Row } from '@/components/Layout';
import type { Order } from '@/api/orders';
import { encodePackLines } from '@/domain/packLines';
import { hasPayStep } from '@/domain/payStep';
import type { OrderResultScreen } from '@/features/payment/useOrderResult';
import type { OrderResult } from '@/features/payment/orderResult';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import { PayAgain } from './PayAgain';

interface Props {
  order: Order;
  result: OrderResult;
  screen: OrderResultScreen;
}

/** Links after an order that needs no further action, and the methods after a payment that failed; nothing otherwise. */
export function ResultActions({ order, result, screen }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  if (result === 'notPaid' && hasPayStep(order))
    // The step shows the methods itself.
    return screen.step.modal.isOpen ? null : <PayAgain order={order} screen={screen} />;
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
