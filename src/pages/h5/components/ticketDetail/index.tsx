import type { CSSProperties } from 'react';
import { StatePanel } from '@/components/common/StatePanel';
import { TicketBones } from '@/components/common/TicketBones';
import { BackButton } from '@/components/h5/BackButton';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Fault } from '@/components/h5/Fault';
import { Page } from '@/components/h5/Page';
import { queryId } from '@/domain/query';
import { useOneTicket } from '@/features/tickets/useOneTicket';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';
import { TicketView } from './TicketView';

/** One ticket with its code, on a ground of its own colour; without an id the customer's next one. */
export default function TicketDetailPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const { ticket, lastSeenAt, isEmpty, problem, retry } = useOneTicket(queryId(query['id']));
  const view = ticket && <TicketView ticket={ticket} lastSeenAt={lastSeenAt} retry={retry} />;
  const content = () => {
    if (isEmpty) return <StatePanel picture="empty-tickets" title={t('ticket.empty.unused')} text={t('ticket.empty.text')} />;
    return view ?? (problem ? <Fault problem={problem} retry={retry} /> : <TicketBones shape="paper" />);
  };
  return (
    <Page title={t('ticket.title')} hasHeader={false}>
      <div className={`${styles.stage} ${ticket ? styles.isLit : ''}`} style={{ '--hue': ticket?.picture.hue } as CSSProperties}>
        <div className={styles.bar}>
          <BackButton />
          <p className={`serif ${styles.title}`} aria-hidden>
            {t('ticket.title')}
          </p>
        </div>
        <div className={styles.content}>
          <CustomerScreen whenUnknown={view}>{content()}</CustomerScreen>
        </div>
      </div>
    </Page>
  );
}
