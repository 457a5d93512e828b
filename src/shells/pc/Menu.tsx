import { useLocation } from '@umijs/max';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Menu.less';

interface Props {
  /** What the button shows. */
  button: ReactNode;
  /** The button's name, where what it shows is no word. */
  label?: string;
  /** Which side of the button the panel keeps to. */
  side?: 'start' | 'end';
  children: ReactNode;
}

/** A button that shows a panel below it. Escape, a press elsewhere, leaving it, and every way to another page close it. */
export function Menu({ button, label, side = 'end', children }: Props) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => setOpenedAt(undefined);

  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpenedAt(undefined);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    trigger.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !place.current?.contains(relatedTarget)) close();
  };
  return (
    <div ref={place} className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpenedAt(isOpen ? undefined : key)}
      >
        {button}
      </button>
      {isOpen && (
        <div id={panelId} className={`${styles.panel} ${styles[side]}`}>
          {children}
        </div>
      )}
    </div>
  );
}
