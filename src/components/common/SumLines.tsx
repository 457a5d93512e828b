import styles from './SumLines.less';

export interface SumLine {
  name: string;
  /** Said after the name: the rule behind the figure. */
  note?: string;
  value: string;
  /** It takes something off. */
  isOff?: boolean;
  /** What it comes to. */
  isResult?: boolean;
}

/** Figures or facts line by line; what they come to stands out. */
export function SumLines({ lines }: { lines: readonly SumLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ name, note, value, isOff, isResult }) => (
        <div key={name} className={`${styles.line} ${isResult ? styles.result : ''}`}>
          <dt>
            {name}
            {note && <span className={styles.note}> {note}</span>}
          </dt>
          <dd className={isOff ? styles.off : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
