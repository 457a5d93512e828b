import type { Ticket } from '@/api/schema/ticket';
import { TicketSlip } from '@/components/common/TicketSlip';
import { useTicketWords } from '@/features/tickets/useTicketWords';
import { pathOf, type Face } from '@/routes';

/** A ticket of the customer, which leads to its code. */
export function TicketCard({ face, ticket }: { face: Face; ticket: Ticket }) {
  const { life, isOver } = useTicketWords()(ticket);
  return <TicketSlip ticket={ticket} life={life} isOver={isOver} to={pathOf(face, 'ticket', { id: ticket.id })} />;
}
