import type { Order } from '@/api/orders';
import { orderSteps } from '@/features/orders/orderSteps';
import { useTranslation } from '@/hooks/useTranslation';
import type { StepsControl } from '@/platform/controlProps';
import { OrderSection } from './OrderSections';

/** How far an order has come, as steps of the UI kit; nothing where there are none. */
export function OrderProgress({ order, Steps }: { order: Order; Steps: StepsControl }) {
  const { t } = useTranslation();
  const steps = orderSteps(order);
  if (steps.length === 0) return null;
  return (
    <OrderSection>
      <Steps
        label={t('order.progress')}
        steps={steps.map(({ name, state }) => ({ name: t(`order.step.${name}`), state }))}
      />
    </OrderSection>
  );
}
