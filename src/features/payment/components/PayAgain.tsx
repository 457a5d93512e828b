import { Card, Text } from '@/components/Layout';
import type { Order } from '@/api/orders';
import type { OrderResultScreen } from '@/features/payment/useOrderResult';
import { usePaymentMethod } from '@/features/payment/usePaymentMethod';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';
import { PaymentMethods } from './PaymentMethods';

/** After a payment that failed: the methods, with another one chosen, and the button that pays with it. */
export function PayAgain({ order, screen }: { order: Order; screen: OrderResultScreen }) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  const money = useMoney(order.currency);
  const methods = order.paymentMethods ?? [];
  const { chosen, choose } = usePaymentMethod(methods, screen);
  return (
    <Card as="section" gap={16} padding={16} aria-labelledby="pay-again">
      <Text as="h2" id="pay-again" size={17}>
        {t('checkout.pay.other')}
      </Text>
      <PaymentMethods methods={methods} chosenId={chosen?.id} isDisabled={screen.isPaying} onChoose={choose} />
      <Button
        color="primary"
        size="large"
        block
        loading={screen.isPaying}
        loadingText={t('checkout.done.paying')}
        disabled={!chosen || (!screen.canConfirm && !screen.isPaying)}
        onClick={() => void screen.confirm(chosen?.id)}
      >
        {t('order.payAmount', { amount: money(order.total) })}
      </Button>
    </Card>
  );
}
