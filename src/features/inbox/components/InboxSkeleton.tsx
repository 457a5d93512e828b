import { Box, Card, Row, Stack } from '@/components/Layout';
import { Skeleton } from '@/components/Skeleton';
import { TextSkeleton } from '@/components/TextSkeleton';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './inbox.less';

/** The heading of a period, in the list and in its placeholder. */
export const periodHeadingLook = {
  color: 'ink-2',
  font: 'sans',
  size: 13,
  weight: 600,
  letterSpacing: 'normal',
} as const;

/** Placeholder of the inbox: the unread count, and the rows of a period. Bars have the line heights of their texts. */
export function InboxSkeleton({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap={12} role="status" aria-label={t('shell.loading')}>
      <Row wrap minHeight="touch" align="center" justify="space-between" rowGap={0} columnGap={16} aria-hidden="true">
        <TextSkeleton length="5rem" size={13} />
      </Row>
      <div aria-hidden="true">
        <Box paddingTop={4} paddingBottom={8}>
          <TextSkeleton length="5rem" size={13} isHeading />
        </Box>
        <Card as="ul" overflow="hidden" divided>
          {Array.from({ length: rows }, (_, at) => (
            <li key={at}>
              <Row position="relative" gap={12} className={styles.row}>
                <Skeleton flex="none" width="40px" height="40px" radius="full" />
                <Stack flex={1} minWidth={0} alignContent="start" gap={4} overflowWrap="anywhere">
                  <TextSkeleton length="60%" size={15} />
                  <TextSkeleton length="80%" size={13} />
                  <TextSkeleton length="25%" size={12} />
                </Stack>
              </Row>
            </li>
          ))}
        </Card>
      </div>
    </Stack>
  );
}
