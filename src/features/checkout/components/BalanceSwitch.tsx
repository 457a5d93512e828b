import { useId, type FunctionComponent, type MouseEvent } from 'react';
import { Row, Stack, Text } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
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
    <Row
      as="label"
      flex={1}
      minWidth={0}
      minHeight="touch"
      align="center"
      gap={12}
      style={{ cursor: 'pointer' }}
      onClick={toggle}
    >
      <Stack as="span" flex={1} minWidth={0} size={15}>
        <span id={`${id}-name`}>{t('checkout.balance')}</span>
        <Text id={`${id}-text`} color="ink-2" size={13} tabular>
          {text}
        </Text>
      </Stack>
      {off && (
        <Text flex="none" color="leaf" size={15} tabular>
          {off}
        </Text>
      )}
      <Switch
        checked={isOn}
        disabled={isDisabled}
        labelledBy={`${id}-name`}
        describedBy={`${id}-text`}
        onChange={onToggle}
      />
    </Row>
  );
}
