import { Popup } from 'antd-mobile';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { useModalFocus } from './useModalFocus';
import styles from './Sheet.less';

interface Props {
  layer: Layer;
  title: string;
  /** Stays below the scrolling content: the action of the sheet. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * The kit's popup never ends, and holds the page beneath, when it is closed before it has begun to move in. What has not come
 * wholly is therefore taken away at once: the key of another popup, and what that one says when it has come.
 */
function useComing(isOpen: boolean): { key: number; afterShow: () => void } {
  const [key, setKey] = useState(0);
  const hasCome = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    hasCome.current = false;
    return () => {
      if (!hasCome.current) setKey((former) => former + 1);
    };
  }, [isOpen]);
  return { key, afterShow: () => (hasCome.current = true) };
}

/** A panel from the bottom over the page, bound to a layer: Back, Escape, the veil and the cross close it. */
export function Sheet({ layer, title, footer, children }: Props) {
  const { t } = useWords();
  const titleId = useId();
  const coming = useComing(layer.isOpen);
  const { dialog, onKeyDown } = useModalFocus(layer.isOpen, layer.close);
  return (
    <Popup key={coming.key} visible={layer.isOpen} afterShow={coming.afterShow} onMaskClick={layer.close} destroyOnClose bodyClassName={styles.body}>
      <div ref={dialog} className={styles.sheet} role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1} onKeyDown={onKeyDown}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={t('shell.close')} onClick={layer.close}>
            <X size={22} strokeWidth={1.8} aria-hidden />
          </button>
        </div>
        <div className={styles.content}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </Popup>
  );
}
