import type { ReactNode } from 'react';
import { Box, Row } from '@/components/Layout';
import { useFormKit } from '@/platform/useFormKit';
import styles from './Settings.less';

interface SettingProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: ReactNode }[];
  onChoose: (value: Value) => void;
}

/** The name of a setting and its values. */
export function Setting<Value extends string>({ label, value, choices, onChoose }: SettingProps<Value>) {
  const kit = useFormKit();
  const choose = (chosen: string) => {
    const choice = choices.find((one) => one.value === chosen);
    if (choice) onChoose(choice.value);
  };
  return (
    <Row
      wrap
      align="center"
      justify="space-between"
      rowGap={2}
      columnGap={16}
      paddingBlock={6}
      paddingInline={0}
      size={15}
      className={styles.setting}
    >
      <span aria-hidden>{label}</span>
      {kit ? (
        <kit.RadioGroup label={label} look="row" options={choices} value={value} onChange={choose} />
      ) : (
        // The height of the buttons, whose code is loading.
        <Box as="span" height="touch" />
      )}
    </Row>
  );
}
