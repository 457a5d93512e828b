import { SwipeAction } from 'antd-mobile';
import { Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { FrameControl } from '@/platform/controlProps';
import '@/platform/h5/motion';
import styles from './SwipeRow.less';

/** A row that uncovers its removal when it is swiped. The keyboard and screen readers have the button of the row. */
export const SwipeRow: FrameControl = ({ className, onRemove, children }) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const action = ref.current?.querySelector('.adm-swipe-action-action-button');
    action?.setAttribute('tabindex', '-1');
    action?.setAttribute('aria-hidden', 'true');
  });
  return (
    <div ref={ref} className={styles.swipe}>
      <SwipeAction
        rightActions={[
          {
            key: 'remove',
            text: <Trash2 size={22} strokeWidth={1.8} aria-hidden />,
            color: 'danger',
            onClick: onRemove,
          },
        ]}
      >
        <div className={className}>{children}</div>
      </SwipeAction>
    </div>
  );
};
