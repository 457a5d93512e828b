import type { ComponentProps } from 'react';
import { useFocusOnMount } from '@/hooks/useFocusOnMount';
import { StatePanel } from './StatePanel';

type Props = Omit<ComponentProps<typeof StatePanel>, 'picture' | 'pageHeading'>;

/** Something that was not found, as a whole page: a state whose title is the heading of the page. */
export function PageState(props: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return <StatePanel picture="not-found" pageHeading={heading} {...props} />;
}
