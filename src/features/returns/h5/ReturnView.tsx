import type { ComponentProps } from 'react';
import { ReturnForm } from '@/features/returns/components/ReturnForm';
import { Quantity } from '@/platform/h5/Quantity';

/** The form for a return on the phone. */
export const ReturnView = (props: Omit<ComponentProps<typeof ReturnForm>, 'Quantity'>) => (
  <ReturnForm {...props} Quantity={Quantity} />
);
