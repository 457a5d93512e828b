import { Modal } from 'antd';
import { useRef, type ReactNode } from 'react';
import { focusAfterModal } from '@/platform/focusAfterModal';
import type { ModalRoute } from '@/hooks/useModalRoute';

interface Props {
  modal: ModalRoute;
  title: string;
  /** The actions. Dialogs whose content has its own actions leave it out. */
  footer?: ReactNode;
  /** CSS pixels. */
  width?: number;
  /** Called when the dialog is rendered and has the focus; the focus may be moved then. */
  onOpened?: () => void;
  children: ReactNode;
}

/** A dialog bound to a modal route: Back, Escape, the backdrop and the close button close it. */
export function Dialog({ modal, title, footer = null, width = 520, onOpened, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const open = () => {
    // A dangerous dialog focuses its safe choice first.
    panel.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    onOpened?.();
  };
  // antd returns the focus itself where the opener is still there.
  const closed = () => focusAfterModal(undefined, panel.current?.closest('[role="dialog"]') ?? null);
  return (
    <Modal
      open={modal.isOpen}
      onCancel={modal.close}
      afterOpenChange={(isOpen) => (isOpen ? open() : closed())}
      panelRef={panel}
      title={<span className="serif">{title}</span>}
      footer={footer}
      width={width}
      centered
      destroyOnHidden
    >
      {children}
    </Modal>
  );
}
