import { Box } from '@/components/Layout';
import { StatePanel } from '@/platform/StatePanel';
import { TicketSkeleton } from '@/features/tickets/components/TicketSkeleton';
import { TicketCard } from '@/features/tickets/components/TicketCard';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { Page } from '@/platform/h5/Page';
import { queryId } from '@/lib/searchParams';
import { useSingleTicket } from '@/features/tickets/useSingleTicket';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';

/** One ticket card: of the ticket `id` in the query, otherwise of the next ticket of the customer. */
export default function TicketCardPage() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const { ticket, isEmpty, error, retry } = useSingleTicket(queryId(query['id']));
  const content = () => {
    if (isEmpty)
      return <StatePanel picture="empty-tickets" title={t('ticket.empty.unused')} text={t('ticket.empty.text')} />;
    if (ticket) return <TicketCard ticket={ticket} />;
    return error ? <ErrorPanel error={error} retry={retry} /> : <TicketSkeleton shape="list" />;
  };
  return (
    <Page title={t('mine.tickets')}>
      <CustomerOnly>
        <Box paddingInline="page">{content()}</Box>
      </CustomerOnly>
    </Page>
  );
}
