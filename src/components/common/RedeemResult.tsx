import { useEffect, useRef, type ReactNode } from 'react';
import { ResultHead } from './ResultHead';
import styles from './RedeemResult.less';

interface Props {
  title: string;
  text: string;
  /** The way to what was given, and to another code. */
  children: ReactNode;
}

/** What a code gave. The form is gone, so the focus goes to the news. */
export function RedeemResult({ title, text, children }: Props) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    result.current?.querySelector('h2')?.focus();
  }, []);
  return (
    <div ref={result} className={styles.result}>
      <ResultHead tone="good" title={title} text={text} />
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
