import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';

interface Props {
  /**
   * Where the link leads. Undefined when the API named an address that is not safe; the children are then shown without
   * a link.
   */
  target: { inner: string } | { outer: string } | undefined;
  className?: string;
  children: ReactNode;
}

/** A link to a page of the shop (`inner`) or to another website (`outer`). */
export function ActionLink({ target, className, children }: Props) {
  if (!target) return <span className={className}>{children}</span>;
  if ('inner' in target) {
    return (
      <Link className={className} to={target.inner} data-prefetch draggable={false}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={target.outer} target="_blank" rel="noopener noreferrer" draggable={false}>
      {children}
    </a>
  );
}
