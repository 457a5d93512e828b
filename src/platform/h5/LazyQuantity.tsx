import { lazyComponent } from '@/components/lazyComponent';
import { Stack } from '@/components/Layout';
import type { QuantityProps } from '@/platform/controlProps';

const PlainQuantity = ({ value }: QuantityProps) => (
  <Stack as="span" placeItems="center" color="ink-3" size={13} style={{ width: 142, height: 46 }}>
    × {value}
  </Stack>
);

/** The stepper, whose code is loaded after the page is shown. Until then, and when it cannot be loaded, the number. */
export const LazyQuantity = lazyComponent<QuantityProps>(
  () => import(/* webpackChunkName: "quantity" */ './Quantity').then((code) => code.Quantity),
  PlainQuantity,
  PlainQuantity,
);
