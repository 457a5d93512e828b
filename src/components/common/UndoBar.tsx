import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '@/hooks/useWords';
import styles from './UndoBar.less';

interface Props {
  /** What was done; another text starts the time anew. */
  message: string;
  onUndo: () => void;
  onOver: () => void;
}

/** Ms for which a step can be taken back, not counted while the bar is pointed at or has the focus. */
const undoTime = 8000;

/** Says what was done and takes it back. It gets the focus, because what had it is gone. */
export function UndoBar({ message, onUndo, onOver }: Props) {
  const { t } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const latest = useRef(onOver);
  latest.current = onOver;

  useEffect(() => button.current?.focus({ preventScroll: true }), [message]);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => latest.current(), undoTime);
    return () => clearTimeout(timer);
  }, [isHeld, message]);

  return (
    <div
      className={styles.bar}
      role="group"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <p className={styles.message} role="status">
        {message}
      </p>
      <button ref={button} type="button" className={styles.undo} onClick={onUndo} onFocus={(event) => setIsHeld(event.target.matches(':focus-visible'))} onBlur={() => setIsHeld(false)}>
        {t('collect.undo')}
      </button>
      <button type="button" className={styles.close} aria-label={t('shell.close')} onClick={onOver}>
        <X size={18} strokeWidth={1.8} aria-hidden />
      </button>
    </div>
  );
}
