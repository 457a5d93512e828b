import type { ReactNode } from 'react';
import { Text, type LayoutProps } from './Layout';

interface Props extends Pick<LayoutProps, 'size'> {
  'aria-expanded'?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button drawn as text, for minor actions. */
export function TextButton({ size, children, ...button }: Props) {
  return (
    <Text
      as="button"
      type="button"
      minHeight="touch"
      paddingBlock={0}
      paddingInline={12}
      radius="full"
      color="action"
      weight={600}
      size={size}
      {...button}
    >
      {children}
    </Text>
  );
}
