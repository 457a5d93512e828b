import classNames from 'classnames';
import { Row, Stack, Text } from './Layout';
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
      {lines.map(({ name, note, value, isOff, isResult }) => (
        <Row
          key={name}
          wrap
          justify="space-between"
          rowGap={2}
          columnGap={16}
          className={classNames(styles.line, isResult && styles.result)}
        >
          <dt>
            {name}
            {note && (
              <Text color="ink-3" size={13}>
                {' '}
                {note}
              </Text>
            )}
          </dt>
          <Text
            as="dd"
            minWidth={0}
            marginInlineStart="auto"
            color={isOff ? 'leaf' : undefined}
            tabular
            overflowWrap="anywhere"
            textAlign="end"
          >
            {value}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}
