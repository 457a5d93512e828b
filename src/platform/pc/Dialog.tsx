import { Modal } from 'antd';
import type { ReactNode } from 'react';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useDialogFocus } from './useDialogFocus';

interface Props {
  modal: Pick<ModalRoute, 'isOpen' | 'close'>;
  title: string;
  /** The actions. Dialogs whose content has its own actions leave it out. */
  footer?: ReactNode;
  /** CSS pixels. */
  width?: number;
  /** Called when the dialog has come wholly. */
  onOpened?: () => void;
  children: ReactNode;
}

/** A dialog bound to a modal route: Back, Escape, the backdrop and the close button close it. */
export function Dialog({ modal, title, footer = null, width = 520, onOpened, children }: Props) {
  return (
    <Modal
      open={modal.isOpen}
      onCancel={modal.close}
      afterOpenChange={(isOpen) => isOpen && onOpened?.()}
      title={<DialogTitle isOpen={modal.isOpen}>{title}</DialogTitle>}
      footer={footer}
      width={width}
      centered
      destroyOnHidden
    >
      {children}
    </Modal>
  );
}

/** The heading, which antd 6.6 does not make of a title. It is there while the dialog is, so it moves the focus. */
function DialogTitle({ isOpen, children }: { isOpen: boolean; children: string }) {
  const heading = useDialogFocus<HTMLHeadingElement>(isOpen);
  return (
    <h2 ref={heading} className="serif">
      {children}
    </h2>
  );
}
