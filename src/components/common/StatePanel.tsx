import type { ReactNode } from 'react';
import styles from './StatePanel.less';

interface Props {
  /** File name in /pictures, for example `empty-orders`. */
  picture?: string;
  title: string;
  text?: string;
  /** The ways on: buttons or links of the face. */
  children?: ReactNode;
  /** A fault is announced, an empty list is just there. */
  isFault?: boolean;
}

/** An empty, failed or locked part of a screen: one picture, one sentence, one way on. */
export function StatePanel({ picture, title, text, children, isFault = false }: Props) {
  return (
    <section className={styles.panel} role={isFault ? 'alert' : undefined}>
      {picture && <img className={styles.picture} src={`/pictures/${picture}.webp`} alt="" width={96} height={96} loading="lazy" />}
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.ways}>{children}</div>}
    </section>
  );
}
