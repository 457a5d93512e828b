import { Copy } from 'lucide-react';
import { useCopy } from '@/hooks/useCopy';
import styles from './JsonBlock.less';
import shared from './shared.less';

/** Makes the scrolling box reachable with the keyboard, which not every browser does. */
const reachable = { tabIndex: 0 };

/** Code or JSON in a scrolling box, with a button that copies it. `name` is for screen readers. */
export function JsonBlock({ name, title, text }: { name: string; title: string; text: string }) {
  const copy = useCopy();
  return (
    <section className={styles.listing} aria-label={name}>
      <div className={styles.head}>
        <span className={shared.quiet}>{title}</span>
        <button type="button" className={shared.button} onClick={() => void copy(text)}>
          <Copy size={16} strokeWidth={1.8} aria-hidden /> Copy<span className="visually-hidden"> {name}</span>
        </button>
      </div>
      <pre className={shared.listing} {...reachable}>
        {text}
      </pre>
    </section>
  );
}
