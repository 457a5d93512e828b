import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';
import styles from './Price.less';

interface Props {
  /** Minor units. */
  amount: number;
  /** The earlier price, minor units; shown struck through and said in words. */
  original?: number | null;
  /** Other combinations cost more. */
  isFrom?: boolean;
  /** ISO 4217; the shop's own unless told. */
  currency?: string;
  size?: 'small' | 'normal' | 'large';
}

/** A price in figures; the earlier one carries its meaning in words for those who cannot see the line through it. */
export function Price({ amount, original, isFrom = false, currency, size = 'normal' }: Props) {
  const { t } = useWords();
  const money = useMoney(currency);
  const now = money(amount);
  const hasOriginal = typeof original === 'number' && original > amount;
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      {hasOriginal && <span className="visually-hidden">{t('goods.priceNow')} </span>}
      <span className={styles.now}>{isFrom ? t('goods.priceFrom', { price: now }) : now}</span>
      {hasOriginal && (
        <span className={styles.original}>
          <span className={size === 'large' ? undefined : 'visually-hidden'}>{t('goods.priceWas')} </span>
          <s>{money(original)}</s>
        </span>
      )}
    </span>
  );
}
