import { StatePanel } from '@/components/common/StatePanel';
import { TicketBones } from '@/components/common/TicketBones';
import { TicketCard } from '@/components/both/TicketCard';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Fault } from '@/components/h5/Fault';
import { Page } from '@/components/h5/Page';
import { queryId } from '@/domain/query';
import { useOneTicket } from '@/features/tickets/useOneTicket';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';

/** The ticket card alone: of the ticket in the query, else of the customer's next one. */
export default function TicketCardPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const { ticket, isEmpty, problem, retry } = useOneTicket(queryId(query['id']));
  const content = () => {
    if (isEmpty) return <StatePanel picture="empty-tickets" title={t('ticket.empty.unused')} text={t('ticket.empty.text')} />;
    if (ticket) return <TicketCard face="h5" ticket={ticket} />;
    return problem ? <Fault problem={problem} retry={retry} /> : <TicketBones shape="list" />;
  };
  return (
    <Page title={t('mine.tickets')}>
      <CustomerScreen>
        <div className={styles.content}>{content()}</div>
      </CustomerScreen>
    </Page>
  );
}
