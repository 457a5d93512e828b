import { Box, Row } from '@/components/Layout';
import type { ActiveFaults } from '@/hooks/useFaults';
import styles from './shared.less';

/** Shown on the whole page while faults are active in this browser, with a button that removes them. */
export function FaultBar({ faults: { rules, switchAllOff } }: { faults: ActiveFaults }) {
  return (
    <div role="status">
      {rules.length > 0 && (
        <Row
          wrap
          align="center"
          justify="space-between"
          rowGap={8}
          columnGap={16}
          marginBottom={12}
          radius="card"
          background="danger-soft"
          color="ink"
          size={15}
          className={styles.bar}
        >
          <Box as="p" minWidth={0} style={{ flex: '1 1 14rem' }}>
            Active faults in this browser: <code className={styles.code}>{rules.join(', ')}</code>
          </Box>
          <button type="button" className={styles.button} onClick={switchAllOff}>
            Switch off all
          </button>
        </Row>
      )}
    </div>
  );
}
