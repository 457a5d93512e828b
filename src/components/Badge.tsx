import type { ComponentProps } from 'react';
import { Text, type LayoutProps } from './Layout';

/** A short mark beside a text, such as what is saved. Layout props change its look. */
export const Badge = (props: ComponentProps<'span'> & LayoutProps) => (
  <Text
    paddingBlock={2}
    paddingInline={8}
    radius="small"
    background="soft"
    color="action"
    size={13}
    weight={600}
    {...props}
  />
);
