import type { ComponentProps } from 'react';
import { Box } from '@/components/Layout';
import { ReturnForm } from '@/features/returns/components/ReturnForm';
import { Quantity } from '@/platform/pc/Quantity';

/** The form for a return on the desktop. */
export const ReturnView = (props: Omit<ComponentProps<typeof ReturnForm>, 'Quantity'>) => (
  <Box style={{ maxWidth: 720 }}>
    <ReturnForm {...props} Quantity={Quantity} />
  </Box>
);
