import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './QuantityField.less';

interface Props {
  value: number;
  /** The largest quantity. */
  most: number;
  label: string;
  /** The label is only for screen readers. */
  isLabelHidden?: boolean;
  /** Why the quantity cannot be increased; empty while it can. */
  limit?: string;
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

/**
 * A quantity: typed, or changed by one with the buttons. A typed number is applied on blur. `--step` is the size of the
 * buttons.
 */
export function QuantityField({
  value,
  most,
  label,
  isLabelHidden = false,
  limit = '',
  isDisabled = false,
  onChange,
}: Props) {
  const { t } = useTranslation();
  const limitId = useId();
  const [typed, setTyped] = useState<string>();

  const settle = () => {
    if (typed !== undefined && /^\d{1,4}$/.test(typed)) onChange(Math.min(most, Math.max(1, Number(typed))));
    setTyped(undefined);
  };
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <span className={isLabelHidden ? 'visually-hidden' : styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.limit} id={limitId} role="status">
        {limit}
      </span>
      <span className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('goods.less')}
          disabled={isDisabled || value <= 1}
          onClick={() => onChange(value - 1)}
        >
          <Minus size={18} strokeWidth={1.8} aria-hidden />
        </button>
        <input
          className={styles.figure}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-describedby={limitId}
          disabled={isDisabled}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value.trim())}
          onFocus={(event) => event.target.select()}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t('goods.more')}
          disabled={isDisabled || value >= most}
          onClick={() => onChange(value + 1)}
        >
          <Plus size={18} strokeWidth={1.8} aria-hidden />
        </button>
      </span>
    </div>
  );
}
