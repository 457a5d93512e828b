import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Stack, Text } from '@/components/Layout';
import { Skeleton } from '@/components/Skeleton';
import styles from './BalanceCard.less';

interface Props {
  label: string;
  /** Formatted amount; undefined while it loads. */
  amount: string | undefined;
  /** Shown in place of the actions: why nothing can be done with it. */
  note?: string | undefined;
  /** The part that cannot be used now. */
  held?: ReservedBalance;
  /** Actions. */
  children?: ReactNode;
}

interface ReservedBalance {
  label: string;
  /** Formatted amount; undefined while it loads. */
  amount: string | undefined;
  /** Whether the reasons are shown; undefined when there are none to show. */
  isOpen: boolean | undefined;
  toggle: () => void;
}

/** The balance in large type. Each part has the same place while it loads and afterwards. */
export function BalanceCard({ label, amount, note, held, children }: Props) {
  return (
    <section className={styles.card} aria-label={label}>
      <Stack gap={2} minWidth={0} className={styles.text}>
        <Text as="p" size={13}>
          {label}
        </Text>
        {amount === undefined ? (
          <Skeleton width="160px" maxWidth="100%" height="46px" />
        ) : (
          <Text as="p" weight={700} tabular overflowWrap="anywhere" className={styles.amount}>
            {amount}
          </Text>
        )}
      </Stack>
      {held && <ReservedBalanceLine {...held} />}
      <Row minHeight="touch" align="center" justify="end" textAlign="end" className={styles.links}>
        {note ? (
          <Text as="p" size={13}>
            {note}
          </Text>
        ) : (
          children
        )}
      </Row>
    </section>
  );
}

/** The amount on hold, as a button that unfolds the reasons when there are any. */
function ReservedBalanceLine({ label, amount, isOpen, toggle }: ReservedBalance) {
  const figure = (
    <>
      <Text size={13}>{label}</Text>{' '}
      <Row as="span" align="center" gap={4} size={15} weight={700} tabular inline style={{ minHeight: '1.4em' }}>
        {amount ?? <Skeleton width="64px" height="0.9em" />}
        {isOpen !== undefined && <ChevronDown style={{ flex: 'none' }} size={18} strokeWidth={1.8} aria-hidden />}
      </Row>
    </>
  );
  return (
    <Stack
      {...(isOpen === undefined
        ? { as: 'p' }
        : { as: 'button', type: 'button', 'aria-expanded': isOpen, onClick: toggle })}
      minHeight="touch"
      alignContent="center"
      radius="small"
      textAlign="start"
      className={styles.held}
    >
      {figure}
    </Stack>
  );
}
