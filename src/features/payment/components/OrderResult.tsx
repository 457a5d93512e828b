import type { ReactNode } from 'react';
import { Card, Stack, Text, type LayoutProps } from '@/components/Layout';
import type { Order } from '@/api/orders';
import { Countdown } from '@/components/Countdown';
import { ResultHead } from '@/platform/ResultHead';
import type { OrderResult as Result } from '@/features/payment/orderResult';
import { useOrderResultLabels } from '@/features/payment/useOrderResultLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { OrderTotal, OrderContents, OrderDeliverables } from '@/features/orders/components/OrderSections';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  order: Order;
  result: Result;
  /** Actions below the outcome. */
  actions: ReactNode;
  /** Why the last payment could not be made, if the order does not say it. */
  formError?: string | undefined;
  /** Called when the payment time is over. */
  onHoldOver: () => void;
}

/** The result of an order: outcome, actions, deliverables, next steps and contents. */
export function OrderResult({ order, result, actions, formError, onHoldOver }: Props) {
  const isPhone = usePlatform().platform === 'h5';
  const { t } = useTranslation();
  const labels = useOrderResultLabels(order, result, formError);
  return (
    <Stack
      gap={isPhone ? 12 : 16}
      paddingInline={isPhone ? 16 : undefined}
      marginInline={isPhone ? undefined : 'auto'}
      style={{ maxWidth: isPhone ? undefined : 640 }}
    >
      <ResultHead {...labels.head}>
        {(result === 'toPay' || result === 'notPaid' || order.attempt?.state === 'waiting') && order.payBefore && (
          <Text as="p" color="action" weight={600}>
            {t('order.heldFor')} <Countdown until={order.payBefore} onEnd={onHoldOver} />
          </Text>
        )}
      </ResultHead>
      {actions}
      <OrderDeliverables order={order} />
      <NextSteps padding={isPhone ? 16 : 20} title={t('checkout.done.next')} steps={labels.next} />
      <OrderContents order={order} />
      <OrderTotal order={order} name={t('checkout.sums')} />
    </Stack>
  );
}

interface NextStepsProps extends Pick<LayoutProps, 'padding'> {
  title: string;
  steps: readonly string[];
}

/** The next steps after an order, one sentence each. */
function NextSteps({ title, steps, padding }: NextStepsProps) {
  if (steps.length === 0) return null;
  return (
    <Card as="section" padding={padding} aria-label={title}>
      <Text as="h2" marginBottom={8} size={17}>
        {title}
      </Text>
      <Stack as="ul" gap={6} color="ink-2" size={15}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
    </Card>
  );
}
