import { Link } from 'react-router-dom';
import type { ComponentProps, ReactNode } from 'react';
import { useServerRecord } from '@/hooks/useInitialState';
import { isUrlOn } from '@/lib/routes';

interface Props extends ComponentProps<typeof Link> {
  to: string;
  /** Shown in its place; nothing by default. */
  fallback?: ReactNode;
}

/** A link to a screen that the shop may not have: it is left out when its feature is switched off. */
export function FeatureLink({ fallback, ...link }: Props) {
  useServerRecord();
  return isUrlOn(link.to) ? <Link {...link} /> : fallback;
}
