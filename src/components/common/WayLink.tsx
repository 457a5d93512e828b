import { Link } from '@umijs/max';
import type { ReactNode } from 'react';

interface Props {
  /** Where it leads; undefined when the shop named a place that is not safe to follow, and then it is no link. */
  way: { inner: string } | { outer: string } | undefined;
  className?: string;
  children: ReactNode;
}

/** A link to a place of the shop or of the web, by what the shop named. */
export function WayLink({ way, className, children }: Props) {
  if (!way) return <span className={className}>{children}</span>;
  if ('inner' in way) {
    return (
      <Link className={className} to={way.inner} draggable={false}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={way.outer} target="_blank" rel="noopener noreferrer" draggable={false}>
      {children}
    </a>
  );
}
