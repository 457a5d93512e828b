import type { Pack } from '@/api/packs';
import { EmptyComponent, lazyComponent } from '@/components/lazyComponent';
import { Skeleton } from '@/components/Skeleton';
import type { Checkout } from '@/features/checkout/useCheckout';
import type { DeliveryOptionsProps } from './DeliveryOptions';

/** The height of an option with its gap, and of the heading with the padding, in px. */
const optionHeight = 84;
const frameHeight = 56;

/** The options, whose code is loaded after the price is shown. When it cannot be loaded, the first one is used. */
const Options = lazyComponent<DeliveryOptionsProps>(
  () => import(/* webpackChunkName: "payMethods" */ './DeliveryOptions').then((code) => code.DeliveryOptions),
  ({ options }) => <Skeleton height={`${options.length * optionHeight + frameHeight}px`} radius="card" />,
  EmptyComponent,
);

/** How the order is delivered; nothing where there is no choice, unless the choice that was made is gone. */
export function CheckoutDelivery({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { choices, quote, placing, order, chooseDelivery } = checkout;
  const options = pack.deliveryOptions ?? [];
  const chosen = options.find(({ id }) => id === choices.deliveryId);
  const isReplaced = !quote.isQuoting && !!choices.deliveryId && choices.deliveryId !== pack.deliveryId;
  if (options.length < 2 && !(options.length === 1 && isReplaced)) return null;
  return (
    <Options
      pack={pack}
      options={options}
      chosenId={(quote.isQuoting && chosen?.id) || (pack.deliveryId ?? undefined)}
      isReplaced={isReplaced}
      isDisabled={placing.isBusy || order !== undefined}
      onChoose={chooseDelivery}
    />
  );
}
