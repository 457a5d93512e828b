import { Text, type LayoutProps } from '@/components/Layout';
import { useDeliveryPromise } from '@/components/useDeliveryPromise';
import type { ProductLabels } from '@/features/product/useProductLabels';
import type { ChosenProduct } from '@/features/product/useProductDetail';

interface Props extends LayoutProps {
  chosen: Pick<ChosenProduct, 'goods' | 'canBuy'>;
  labels: Pick<ProductLabels, 'delivery'>;
}

/** Beside the buy buttons: until when an order arrives on which day, and what delivery costs. Nothing without a deadline. */
export function DeliveryPromise({ chosen: { goods, canBuy }, labels, ...look }: Props) {
  const promise = useDeliveryPromise(goods.delivery ?? {});
  if (!canBuy || !promise || !goods.delivery?.orderBefore) return null;
  return (
    <Text as="p" size={13} color="ink-2" overflowWrap="anywhere" {...look}>
      {[promise, labels.delivery].filter(Boolean).join(' · ')}
    </Text>
  );
}
