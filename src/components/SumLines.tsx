import classNames from 'classnames';
import { Stack, Text } from './Layout';
import styles from './SumLines.less';

export interface SumLine {
  name: string;
  /** Shown after the name: how the amount is calculated. */
  note?: string;
  value: string;
  /** Whether the line is a discount. */
  isOff?: boolean;
  /** Whether the line is the total. */
  isResult?: boolean;
}

/** Amounts or facts, one per line; the total is emphasised. */
export function SumLines({ lines }: { lines: readonly SumLine[] }) {
  return (
    <Stack as="dl" gap={10} size={15}>
      {/* Two taxes can have the same name. */}
      {lines.map(({ name, note, value, isOff, isResult }, index) => (
        <div key={`${index} ${name}`} className={classNames(styles.line, isResult && styles.result)}>
          <dt>
            {name}
            {note && (
              <Text color="ink-3" size={13}>
                {' '}
                {note}
              </Text>
            )}
          </dt>
          <dd className={isOff ? styles.off : undefined}>{value}</dd>
        </div>
      ))}
    </Stack>
  );
}
