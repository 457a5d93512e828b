import classNames from 'classnames';
import type { CSSProperties } from 'react';
import { Row, Text } from '@/components/Layout';
import { StatePanel } from '@/platform/StatePanel';
import { TicketSkeleton } from '@/features/tickets/components/TicketSkeleton';
import { BackButton } from '@/platform/h5/BackButton';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { Page } from '@/platform/h5/Page';
import { queryId } from '@/lib/searchParams';
import { useSingleTicket } from '@/features/tickets/useSingleTicket';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './index.less';
import { TicketView } from '@/features/tickets/h5/TicketView';

/**
 * One ticket with its code: the ticket `id` in the query, otherwise the next ticket of the customer. The background has the
 * hue of the ticket.
 */
export default function TicketDetailPage() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const { ticket, lastSeenAt, isEmpty, error, retry } = useSingleTicket(queryId(query['id']));
  const view = ticket && <TicketView ticket={ticket} lastSeenAt={lastSeenAt} retry={retry} />;
  const content = () => {
    if (isEmpty)
      return <StatePanel picture="empty-tickets" title={t('ticket.empty.unused')} text={t('ticket.empty.text')} />;
    return view ?? (error ? <ErrorPanel error={error} retry={retry} /> : <TicketSkeleton shape="paper" />);
  };
  return (
    <Page title={t('ticket.title')} hasHeader={false}>
      <div
        className={classNames(styles.stage, ticket && styles.isLit)}
        style={{ '--hue': ticket?.picture.hue } as CSSProperties}
      >
        <Row align="center" gap={4} className={styles.bar}>
          <BackButton />
          <Text as="p" size={20} className="serif" aria-hidden>
            {t('ticket.title')}
          </Text>
        </Row>
        <div className={styles.content}>
          <CustomerOnly waiting={content()} whenUnknown={view}>
            {content()}
          </CustomerOnly>
        </div>
      </div>
    </Page>
  );
}
