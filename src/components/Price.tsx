import classNames from 'classnames';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Price.less';

interface Props {
  /** Minor units. */
  amount: number;
  /** The earlier price in minor units; shown struck through and named for screen readers. */
  original?: number | null;
  /** Whether other variants cost more. */
  isFrom?: boolean;
  /** ISO 4217; the shop's currency by default. */
  currency?: string;
  size?: 'small' | 'normal' | 'large';
}

/** A formatted price. Screen readers are told which price is the earlier one. */
export function Price({ amount, original, isFrom = false, currency, size = 'normal' }: Props) {
  const { t } = useTranslation();
  const money = useMoney(currency);
  const now = money(amount);
  const hasOriginal = typeof original === 'number' && original > amount;
  return (
    <span className={classNames(styles.price, styles[size])}>
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
