import type { Ticket } from '@/api/schema/ticket';
import { TicketSlip } from '@/components/common/TicketSlip';
import { useTicketWords } from '@/features/tickets/useTicketWords';
import { pathOf } from '@/routes';

/** A ticket of the customer, which leads to its code. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { life, isOver } = useTicketWords()(ticket);
  return <TicketSlip ticket={ticket} life={life} isOver={isOver} to={pathOf('h5', 'ticket', { id: ticket.id })} />;
}
