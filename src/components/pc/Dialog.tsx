import { Modal } from 'antd';
import { useRef, type ReactNode } from 'react';
import type { Layer } from '@/hooks/useLayer';

interface Props {
  layer: Layer;
  title: string;
  /** The actions; none unless told, for dialogs whose content has its own. */
  footer?: ReactNode;
  /** CSS pixels. */
  width?: number;
  /** The dialog has drawn itself and taken the focus, which may now be led elsewhere. */
  onOpened?: () => void;
  children: ReactNode;
}

/** A dialog over the page, bound to a layer: Back, Escape, the veil and the cross close it. */
export function Dialog({ layer, title, footer = null, width = 520, onOpened, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const open = () => {
    // What is dangerous begins at its safe choice.
    panel.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    onOpened?.();
  };
  return (
    <Modal
      open={layer.isOpen}
      onCancel={layer.close}
      afterOpenChange={(isOpen) => isOpen && open()}
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
