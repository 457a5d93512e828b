import classNames from 'classnames';
import { Trash2 } from 'lucide-react';
import { Stack } from './Layout';
import styles from './RemoveButton.less';

interface Props {
  /** The accessible name, which says what is removed. */
  label: string;
  disabled?: boolean;
  onClick: () => void;
  /** For the position in the caller's layout. */
  className?: string | undefined;
}

/** The round button that removes a line. */
export const RemoveButton = ({ label, className, ...button }: Props) => (
  <Stack
    as="button"
    type="button"
    placeItems="center"
    width="touch"
    height="touch"
    radius="full"
    color="ink-3"
    className={classNames(styles.remove, className)}
    aria-label={label}
    {...button}
  >
    <Trash2 size={18} strokeWidth={1.8} aria-hidden />
  </Stack>
);
