import { useId } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './BalanceSwitch.less';
import { Switch } from '@/components/Switch';

interface Props {
  isOn: boolean;
  /** The balance, or the amount of it that is used. */
  text: string;
  /** The formatted amount that it takes off; empty when nothing. */
  off: string;
  isDisabled: boolean;
  onToggle: () => void;
}

/** Switches paying with the balance on and off. The whole row is the click target. */
export function BalanceSwitch({ isOn, text, off, isDisabled, onToggle }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.content}>
        <span id={`${id}-name`}>{t('checkout.balance')}</span>
        <span id={`${id}-text`} className={styles.text}>
          {text}
        </span>
      </span>
      {off && <span className={styles.off}>{off}</span>}
      <Switch
        checked={isOn}
        disabled={isDisabled}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        onChange={onToggle}
      />
    </label>
  );
}
