import { Popover } from 'antd';
import { MessagesGate } from '@/components/MessagesGate';
import styles from './MiniBag.less';
import { MiniBag } from './MiniBag';

export interface BagPopoverProps {
  isOpen: boolean;
  /** The element whose hover and focus keep the popover open. */
  container: () => HTMLElement;
}

/** The lines of the bag in antd's popover, below the link of the header. */
export function BagPopover({ isOpen, container }: BagPopoverProps) {
  const content = (
    <MessagesGate>
      <MiniBag />
    </MessagesGate>
  );
  return (
    <Popover
      open={isOpen}
      content={content}
      classNames={{ container: styles.panel }}
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      getPopupContainer={container}
    >
      <span className={styles.anchor} />
    </Popover>
  );
}
