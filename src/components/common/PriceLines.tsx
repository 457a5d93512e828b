import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';
import styles from './PriceLines.less';

interface Props {
  /** The shop's own lines; minor units. Nothing is added up here. */
  lines: readonly { kind: 'goods' | 'delivery' | 'coupon' | 'discountCode' | 'balance'; amount: number }[];
  total: number;
  totalLabel: string;
  currency: string;
  pieces: number;
}

/** How a total comes about, line by line, as the shop computed it. */
export function PriceLines({ lines, total, totalLabel, currency, pieces }: Props) {
  const { t } = useWords();
  const money = useMoney(currency);
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.kind} className={styles.line}>
          <dt>
            {t(`order.line.${line.kind}`)}
            {line.kind === 'goods' && <span className={styles.pieces}> {t('order.pieces', { count: pieces })}</span>}
          </dt>
          <dd className={line.amount < 0 ? styles.off : undefined}>
            {line.kind === 'delivery' && line.amount === 0 ? t('order.line.free') : money(line.amount)}
          </dd>
        </div>
      ))}
      <div className={`${styles.line} ${styles.total}`}>
        <dt>{totalLabel}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
}
