import styles from './JsonBlock.less';
import shared from './shared.less';

/** Makes the scrolling box reachable with the keyboard, which not every browser does. */
const reachable = { tabIndex: 0 };

/** JSON text in a scrolling box. */
export function JsonBlock({ name, text }: { name: string; text: string }) {
  return (
    <section className={styles.listing} aria-label={name}>
      <pre className={shared.listing} {...reachable}>
        {text}
      </pre>
    </section>
  );
}
