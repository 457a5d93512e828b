import classNames from 'classnames';
import { Card, Row, Stack } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './InboxList.less';

/** Placeholder of the inbox: the unread count, and the rows of a period. Bars have the line heights of their texts. */
export function InboxSkeleton({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap={12} role="status" aria-label={t('shell.loading')}>
      <Row wrap minHeight="touch" align="center" justify="space-between" rowGap={0} columnGap={16} aria-hidden="true">
        <Bar className={styles.count} />
      </Row>
      <div aria-hidden="true">
        <Bar className={classNames(styles.period, styles.periodBar)} />
        <Card as="ul" overflow="hidden" className={styles.rows}>
          {Array.from({ length: rows }, (_, at) => (
            <li key={at}>
              <Row position="relative" gap={12} className={styles.row}>
                <span className={classNames('skeleton', styles.icon)} />
                <Stack flex={1} minWidth={0} alignContent="start" gap={4} overflowWrap="anywhere">
                  <Bar className={styles.title} />
                  <Bar className={styles.note} />
                  <Bar className={styles.time} />
                </Stack>
              </Row>
            </li>
          ))}
        </Card>
      </div>
    </Stack>
  );
}

/** A bar in place of a line of text in this style. */
function Bar({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <span className={classNames('skeleton', styles.bar)} />
    </div>
  );
}
