import type { ReactNode } from 'react';
import { useFocusOnMount } from '@/hooks/useFocusOnMount';

/** The heading of a product's page, which has it in its content. */
export function ProductName({ className, children }: { className?: string; children: ReactNode }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <h1 className={className} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
