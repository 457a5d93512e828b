import { queryChoice, queryId } from '@/domain/query';
import { TicketList } from '@/components/both/TicketList';
import { useOneTicket } from '@/features/tickets/useOneTicket';
import { ticketTabs, useTickets } from '@/features/tickets/useTickets';
import { useQuery } from '@/hooks/useQuery';
import { CustomerScreen } from './CustomerScreen';
import { TicketDetailView } from './TicketDetailView';

/** The customer's tickets by state, or the one that the query names; state and id are kept in the address. */
export function TicketsPanel() {
  const { query } = useQuery();
  const id = queryId(query['id']);
  return id ? <OneTicket id={id} /> : <Tickets tab={queryChoice(query['state'], ticketTabs) ?? 'unused'} />;
}

function Tickets({ tab }: { tab: (typeof ticketTabs)[number] }) {
  const screen = useTickets(tab);
  const content = <TicketList face="pc" tab={tab} screen={screen} />;
  return <CustomerScreen whenUnknown={screen.hasCopies ? content : undefined}>{content}</CustomerScreen>;
}

function OneTicket({ id }: { id: string }) {
  const screen = useOneTicket(id);
  const content = <TicketDetailView {...screen} />;
  return <CustomerScreen whenUnknown={screen.ticket && content}>{content}</CustomerScreen>;
}
