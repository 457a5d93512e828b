import { useId, type FunctionComponent, type MouseEvent } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './BalanceSwitch.less';
import type { SwitchProps } from '@/platform/controlProps';

interface Props {
  /** The switch of the UI kit. */
  Switch: FunctionComponent<SwitchProps>;
  isOn: boolean;
  /** The balance, or the amount of it that is used. */
  text: string;
  /** The formatted amount that it takes off; empty when nothing. */
  off: string;
  isDisabled: boolean;
  onToggle: () => void;
}

/** Switches paying with the balance on and off. The whole row is the click target. */
export function BalanceSwitch({ Switch, isOn, text, off, isDisabled, onToggle }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const toggle = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[role="switch"]')) return;
    // antd's switch is a button, which its label would press; antd-mobile's is none.
    event.preventDefault();
    if (!isDisabled) onToggle();
  };
  return (
    <label className={styles.row} onClick={toggle}>
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
        labelledBy={`${id}-name`}
        describedBy={`${id}-text`}
        onChange={onToggle}
      />
    </label>
  );
}
