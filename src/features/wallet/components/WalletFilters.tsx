import { Box, Row } from '@/components/Layout';
import { PillSelect } from '@/components/PillSelect';
import { useFormKit } from '@/platform/useFormKit';
import styles from './wallet.less';

interface WalletFilterField {
  legend: string;
  chosen: string;
  options: readonly { value: string; name: string }[];
}

export interface WalletFilterOptions {
  kind: WalletFilterField;
  month: WalletFilterField;
}

/** The filter that changed. An empty value removes it. */
export type WalletFilterChoice = {
  kind?: string;
  month?: string;
};

interface Props extends WalletFilterOptions {
  onChoose: (choice: WalletFilterChoice) => void;
}

/** Filters of the wallet's log: the kind as radio buttons, the month as a native select. */
export function WalletFilters({ kind, month, onChoose }: Props) {
  const kit = useFormKit();
  return (
    <Row wrap align="center" justify="space-between" rowGap={8} columnGap={16}>
      <div className={styles.kinds}>
        {kit ? (
          <kit.RadioGroup
            label={kind.legend}
            look="row"
            value={kind.chosen}
            options={kind.options.map(({ value, name }) => ({ value, label: name }))}
            onChange={(value) => onChoose({ kind: value })}
          />
        ) : (
          // The height of the radio buttons, whose code is loading.
          <Box as="span" display="block" style={{ height: 'var(--chip-height, 44px)' }} />
        )}
      </div>
      <PillSelect
        label={month.legend}
        value={month.chosen}
        options={month.options}
        onChange={(value) => onChoose({ month: value })}
      />
    </Row>
  );
}
