import { EmptyComponent, lazyComponent } from '@/components/lazyComponent';
import { Skeleton } from '@/components/Skeleton';
import type { Checkout } from '@/features/checkout/useCheckout';
import type { MethodsProps } from '@/features/payment/components/PaymentMethods';

/** The height of a method with its gap, and of the heading with the padding, in px. */
const methodHeight = 72;
const frameHeight = 56;

/** The methods, whose code is loaded after the price is shown. When it cannot be loaded, the button says how it pays. */
const MethodsCard = lazyComponent<MethodsProps>(
  () =>
    import(/* webpackChunkName: "payMethods" */ '@/features/payment/components/PaymentMethods').then(
      (code) => code.MethodsCard,
    ),
  ({ methods }) => <Skeleton height={`${methods.length * methodHeight + frameHeight}px`} radius="card" />,
  EmptyComponent,
);

/** How the order is paid. Nothing when there is nothing to pay, or when the shop offers the methods with the order only. */
export function CheckoutMethods({
  checkout: { methods, method, placing, order, chooseMethod },
}: {
  checkout: Checkout;
}) {
  if (methods.length === 0) return null;
  return (
    <MethodsCard
      methods={methods}
      chosenId={method?.id}
      isDisabled={placing.isBusy || order !== undefined}
      onChoose={chooseMethod}
    />
  );
}
