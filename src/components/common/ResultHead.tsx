import { CircleCheck, Clock, LoaderCircle, PackageX } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './ResultHead.less';

const icons = { good: CircleCheck, open: Clock, busy: LoaderCircle, over: PackageX };

interface Props {
  tone: keyof typeof icons;
  title: string;
  text: string;
  /** What belongs to it: the time left. */
  children?: ReactNode;
}

/** The outcome in one look; read out whenever it becomes another. */
export function ResultHead({ tone, title, text, children }: Props) {
  const Icon = icons[tone];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    // The button that brought it about is gone, and the focus with it.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  return (
    <div className={styles.head} role="status">
      <Icon className={`${styles.icon} ${styles[tone]}`} size={48} strokeWidth={1.4} aria-hidden />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
