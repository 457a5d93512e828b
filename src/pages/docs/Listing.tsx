import styles from './Listing.less';
import parts from './parts.less';

/** Whatever scrolls has to be reachable with the keyboard, which not every browser sees to. */
const reachable = { tabIndex: 0 };

/** Lines of JSON in a box of their own. */
export function Listing({ name, text }: { name: string; text: string }) {
  return (
    <section className={styles.listing} aria-label={name}>
      <pre className={parts.listing} {...reachable}>
        {text}
      </pre>
    </section>
  );
}
