/** Cancelling the order that is shown: its panel, and the update of the page. */
import './orderSearchMessages';
import { useModel } from '@umijs/max';
import type { Order } from '@/api/orders';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useCurrency } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { formatMoney } from '@/lib/money';
import type { OrderScreen } from './useOrderScreen';

/** Returns the function that says that an order is cancelled, and how much comes back. */
export function useCancelledToast(): (order: Order) => void {
  const { t, language } = useTranslation();
  const { showToast } = useModel('toast');
  const shopCurrency = useCurrency();
  return ({ returned, currency }) => {
    const code = currency ?? shopCurrency;
    showToast(
      returned && returned.amount > 0 && code
        ? t('order.cancelledBack', { amount: formatMoney(returned.amount, code, language) })
        : t('order.cancelled'),
    );
  };
}

export function useCancelInPlace(show: OrderScreen['show']) {
  const announce = useCancelledToast();
  const modal = useModalRoute('cancel');
  return {
    modal,
    onCancelled: (cancelled: Order) => {
      modal.close();
      show(cancelled);
      announce(cancelled);
    },
  };
}
