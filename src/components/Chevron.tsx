import classNames from 'classnames';
import { ChevronRight } from 'lucide-react';

interface Props {
  color?: 'ink' | 'ink-2' | 'ink-3';
  /** Takes the end of a row that its content does not fill. */
  isAtEnd?: boolean;
}

/** The arrow of a row that leads on. */
export const Chevron = ({ color = 'ink-3', isAtEnd = false }: Props) => (
  <ChevronRight
    className={classNames('l-flex-none', `l-color-${color}`, isAtEnd && 'l-marginInlineStart-auto')}
    size={18}
    strokeWidth={1.8}
    aria-hidden
  />
);
