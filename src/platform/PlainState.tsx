import styles from './PlainState.less';
import type { PlatformStateProps } from './usePlatform';

/** An empty or failed state without code of a UI kit: for a page whose code could not be loaded, and on the home page. */
export const PlainState = ({ picture, title, text, children }: PlatformStateProps) => (
  <div className={styles.panel}>
    {picture}
    {title}
    {text}
    {children}
  </div>
);
