import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { EnlargedCode } from '@/components/common/EnlargedCode';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import styles from './TicketEnlarged.less';
import { useModalFocus } from './useModalFocus';

interface Props {
  layer: Layer;
  ticket: { name: string; code: string; qrPayload: string };
}

/** The code alone over the whole screen, as a scanner likes it; Back, Escape and the cross close it. */
export function TicketEnlarged({ layer, ticket }: Props) {
  const { t } = useWords();
  const { dialog, onKeyDown } = useModalFocus(layer.isOpen, layer.close);
  if (!layer.isOpen) return null;
  return createPortal(
    <div ref={dialog} className={styles.screen} data-paper role="dialog" aria-modal="true" aria-label={ticket.name} tabIndex={-1} onKeyDown={onKeyDown}>
      <button type="button" className={styles.close} aria-label={t('shell.close')} onClick={layer.close}>
        <X size={24} strokeWidth={1.8} aria-hidden />
      </button>
      <div className={styles.middle}>
        <EnlargedCode ticket={ticket} />
      </div>
    </div>,
    document.body,
  );
}
