import { Stack, Text } from '@/components/Layout';
import '@/features/payment/payMessages';
import type { Order } from '@/api/orders';
import { Countdown } from '@/components/Countdown';
import { LoadingRows } from '@/platform/LoadingRows';
import { Price } from '@/components/Price';
import type { OrderResultScreen } from '@/features/payment/useOrderResult';
import { DeliveryDays } from '@/components/DeliveryDays';
import { useOrderLabels } from '@/features/orders/useOrderLabels';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { PanelActions } from '@/platform/PanelActions';
import { usePlatform } from '@/platform/usePlatform';
import { useMutationLabels } from '@/query/useMutationLabels';
import { usePaymentMethod } from '@/features/payment/usePaymentMethod';
import { PaymentMethods } from './PaymentMethods';

interface Props {
  /** Undefined while it loads. */
  order: Order | undefined;
  screen: OrderResultScreen;
}

/** The panel in which an order is paid: amount, methods and one button. */
export function PayStep({ order, screen }: Props) {
  const { platform, Button, Panel } = usePlatform();
  const { t } = useTranslation();
  const money = useMoney(order?.currency);
  const { chosen, choose } = usePaymentMethod(order?.paymentMethods, screen);
  const footer = order && (
    <PanelActions>
      <Button
        color="primary"
        size={platform === 'h5' ? 'large' : 'middle'}
        loading={screen.isPaying}
        loadingText={t('checkout.done.paying')}
        disabled={!chosen || (!screen.canConfirm && !screen.isPaying)}
        onClick={() => void screen.confirm(chosen?.id)}
      >
        {t('order.payAmount', { amount: money(order.total) })}
      </Button>
    </PanelActions>
  );
  return (
    <Panel modal={screen.step.modal} title={t('checkout.pay.title')} footer={footer}>
      {order ? (
        <PayFields order={order} chosenId={chosen?.id} screen={screen} onChoose={choose} />
      ) : (
        <LoadingRows rows={4} />
      )}
    </Panel>
  );
}

interface FieldsProps {
  order: Order;
  chosenId: string | undefined;
  screen: OrderResultScreen;
  onChoose: (id: string) => void;
}

/** Amount, time that is left, days of delivery, methods as cards, and why the last try was refused. */
function PayFields({ order, chosenId, screen, onChoose }: FieldsProps) {
  const { t } = useTranslation();
  const formError = useMutationLabels(screen.mutationState);
  const { delivery } = useOrderLabels(order);
  return (
    <Stack gap={16}>
      <Stack justifyItems="center" gap={4}>
        <Text color="ink-2" size={13}>
          {t('checkout.pay.order', { number: order.number })}
        </Text>
        <Price amount={order.total} currency={order.currency} size="large" />
        {order.payBefore && (
          <Text color="ink-2" size={13}>
            {t('order.heldFor')} <Countdown until={order.payBefore} onEnd={screen.retry} />
          </Text>
        )}
        <DeliveryDays days={delivery} isStacked color="ink-2" size={13} />
      </Stack>
      <div role="alert">
        {formError && (
          <Text
            as="p"
            paddingBlock={12}
            paddingInline={16}
            radius="option"
            background="danger-soft"
            color="danger"
            size={15}
          >
            {formError}
          </Text>
        )}
      </div>
      <PaymentMethods
        methods={order.paymentMethods ?? []}
        chosenId={chosenId}
        isDisabled={screen.isPaying}
        onChoose={onChoose}
      />
    </Stack>
  );
}
