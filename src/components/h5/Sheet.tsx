import { Popup } from 'antd-mobile';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
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

/** A panel from the bottom over the page, bound to a layer: Back, Escape, the veil and the cross close it. */
export function Sheet({ layer, title, footer, children }: Props) {
  const { t } = useWords();
  const titleId = useId();
  const { dialog, onKeyDown } = useModalFocus(layer.isOpen, layer.close);
  return (
    <Popup visible={layer.isOpen} onMaskClick={layer.close} destroyOnClose bodyClassName={styles.body}>
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
