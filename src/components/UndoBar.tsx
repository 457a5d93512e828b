import { useLatest } from 'ahooks';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Box, Row } from './Layout';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './rows.less';

interface Props {
  /** What was done. A new message restarts the timer. */
  message: string;
  onUndo: () => void;
  onOver: () => void;
}

/** Ms during which the action can be undone. The timer pauses while the bar is hovered or has the focus. */
const undoTimeoutMs = 8000;

/** Says what was done and offers to undo it. It takes the focus, because the element that had it was removed. */
export function UndoBar({ message, onUndo, onOver }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const latest = useLatest(onOver);

  useEffect(() => button.current?.focus({ preventScroll: true }), [message]);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => latest.current(), undoTimeoutMs);
    return () => clearTimeout(timer);
  }, [isHeld, message, latest]);

  return (
    <Row
      align="center"
      gap={4}
      radius="banner"
      size={13}
      className={styles.bar}
      role="group"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <Box as="p" flex={1} minWidth={0} paddingBlock={8} role="status">
        {message}
      </Box>
      <button
        ref={button}
        type="button"
        className={styles.undo}
        onClick={onUndo}
        onFocus={(event) => setIsHeld(event.target.matches(':focus-visible'))}
        onBlur={() => setIsHeld(false)}
      >
        {t('collect.undo')}
      </button>
      <button type="button" className={styles.close} aria-label={t('shell.close')} onClick={onOver}>
        <X size={18} strokeWidth={1.8} aria-hidden />
      </button>
    </Row>
  );
}
