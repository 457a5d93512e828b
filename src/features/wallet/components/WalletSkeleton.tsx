import { Box, Card, Row, Stack } from '@/components/Layout';
import { autoColumns } from '@/components/autoColumns';
import { Skeleton } from '@/components/Skeleton';
import { TextSkeleton } from '@/components/TextSkeleton';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './wallet.less';

/** Number of rows and cards, as many as fit below the balance. */
const rowIndexes = [0, 1, 2, 3, 4];
const cardIndexes = [0, 1, 2];
const chipHeight = 'var(--chip-height, 44px)';

/** Placeholder of the wallet's log: filters, and the rows of a month. */
export function WalletSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack className={styles.skeleton} role="status" aria-label={t('shell.loading')}>
      <Row wrap align="center" justify="space-between" rowGap={8} columnGap={16} aria-hidden="true">
        <div className={styles.kinds}>
          <Row gap={6}>
            {rowIndexes.map((at) => (
              <Skeleton key={at} flex="none" width="96px" height={chipHeight} radius="full" />
            ))}
          </Row>
        </div>
        <Skeleton flex="none" width="164px" height={chipHeight} radius="full" />
      </Row>
      <Stack gap={8} aria-hidden="true">
        <Row wrap align="baseline" justify="space-between" rowGap={2} columnGap={12} paddingInline={4}>
          <TextSkeleton length="8rem" size={17} isHeading />
          <Box textAlign="end" style={{ flex: '1 1 12rem' }}>
            <TextSkeleton length="12rem" size={13} />
          </Box>
        </Row>
        <Card paddingInline={16} className={styles.rows}>
          <ul>
            {rowIndexes.map((at) => (
              <li key={at}>
                <Row wrap align="center" rowGap={4} columnGap={12} paddingBlock={10} className={styles.row}>
                  <Skeleton flex="none" width="36px" height="36px" radius="full" />
                  <Stack minWidth={0} style={{ flex: '1 1 6rem' }}>
                    <TextSkeleton length="12rem" size={15} />
                    <TextSkeleton length="12rem" size={13} />
                  </Stack>
                  <Skeleton width="72px" height="24px" marginInlineStart="auto" />
                </Row>
              </li>
            ))}
          </ul>
        </Card>
      </Stack>
    </Stack>
  );
}

/** Placeholder of the withdrawals: cards with amount, steps and sums. */
export function WithdrawalsSkeleton({ count = cardIndexes.length }: { count?: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap={12} style={autoColumns('340px')} role="status" aria-label={t('shell.loading')}>
      {cardIndexes.slice(0, count).map((at) => (
        <Card key={at} alignContent="start" gap={12} padding={16}>
          <Row wrap align="baseline" justify="space-between" rowGap={2} columnGap={12}>
            <Skeleton width="72px" height="24px" />
            <Skeleton width="72px" height="24px" />
          </Row>
          <Skeleton width="140px" height="22px" />
          <Skeleton height="64px" />
          <Skeleton height="72px" />
          <Skeleton width="140px" height="22px" />
        </Card>
      ))}
    </Stack>
  );
}

/** Placeholder of the withdrawal form. */
export function WithdrawSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack className={styles.skeleton} role="status" aria-label={t('shell.loading')}>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} height="92px" radius="option" />
      ))}
      <Skeleton height="112px" radius="card" />
    </Stack>
  );
}
