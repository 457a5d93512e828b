import type { ReactNode } from 'react';
import { Text, type LayoutProps } from './Layout';

interface Props extends Pick<LayoutProps, 'marginTop' | 'marginBottom'> {
  /** The message; the margins are those of a message that is there. */
  children: ReactNode;
}

/** Why a form or an action failed. Its live region is always rendered: screen readers only announce changes of existing regions. */
export const FormError = ({ children, marginTop, marginBottom }: Props) => (
  <div role="alert">
    {children && (
      <Text as="p" marginTop={marginTop} marginBottom={marginBottom} color="danger" size={13}>
        {children}
      </Text>
    )}
  </div>
);
