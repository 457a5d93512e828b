import { X } from 'lucide-react';
import type { KeyboardEventHandler } from 'react';
import { Stack } from './Layout';

interface Props {
  /** The accessible name. */
  label: string;
  onClick: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  /** For the position in the caller's layout. */
  className?: string | undefined;
}

/** The round button that closes a card. */
export const CloseButton = ({ label, ...button }: Props) => (
  <Stack
    as="button"
    type="button"
    placeItems="center"
    width="touch"
    height="touch"
    radius="full"
    color="ink-3"
    aria-label={label}
    {...button}
  >
    <X size={18} strokeWidth={1.8} aria-hidden />
  </Stack>
);
