import { useId } from 'react';
import { useWords } from '@/hooks/useWords';
import styles from './BalanceSwitch.less';
import { Switch } from './Switch';

interface Props {
  isOn: boolean;
  /** How much there is, or how much of it is used. */
  text: string;
  /** What it takes off; empty when nothing. */
  off: string;
  isDisabled: boolean;
  onToggle: () => void;
}

/** Whether the balance pays its part. The whole row is the target. */
export function BalanceSwitch({ isOn, text, off, isDisabled, onToggle }: Props) {
  const { t } = useWords();
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span id={`${id}-name`}>{t('checkout.balance')}</span>
        <span id={`${id}-text`} className={styles.text}>
          {text}
        </span>
      </span>
      {off && <span className={styles.off}>{off}</span>}
      <Switch checked={isOn} disabled={isDisabled} aria-labelledby={`${id}-name`} aria-describedby={`${id}-text`} onChange={onToggle} />
    </label>
  );
}
