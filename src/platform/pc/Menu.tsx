import { useLocation } from '@umijs/max';
import { useClickAway } from 'ahooks';
import classNames from 'classnames';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Menu.less';

interface Props {
  /** Content of the button. */
  button: ReactNode;
  /** Accessible name of the button, when its content is not text. */
  label?: string;
  /** The side of the button that the panel is aligned with. */
  side?: 'start' | 'end';
  children: ReactNode;
}

/** A button that shows a panel below it. Escape, a click outside, moving the focus out, and navigation close it. */
export function Menu({ button, label, side = 'end', children }: Props) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const ref = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => setOpenedAt(undefined);

  useClickAway(close, ref, 'pointerdown');

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    trigger.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) close();
  };
  return (
    <div ref={ref} className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
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
        <div id={panelId} className={classNames(styles.panel, styles[side])}>
          {children}
        </div>
      )}
    </div>
  );
}
