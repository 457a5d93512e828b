import { useState } from 'react';
import type { FrameControl } from '@/platform/controlProps';

const PlainRow: FrameControl = ({ className, children }) => <div className={className}>{children}</div>;
let SwipeRow: FrameControl | undefined;

/**
 * Loads antd-mobile's swipe action, which is no part of a page: call it when the page is shown. Rejects never: rows then
 * have no swipe.
 */
export const loadSwipeRow = async (): Promise<void> => {
  try {
    SwipeRow = (await import(/* webpackChunkName: "swipe-h5" */ './SwipeRow')).SwipeRow;
  } catch {
    // Each row has a button for its removal as well.
  }
};

/** A row that uncovers its removal when it is swiped. A row that is shown before the code is loaded has no swipe. */
export const SwipeFrame: FrameControl = (props) => {
  const [Frame] = useState(() => SwipeRow ?? PlainRow);
  return <Frame {...props} />;
};
