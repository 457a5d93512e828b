import { TicketList } from '@/features/tickets/components/TicketList';
import { PullToRefresh } from '@/components/PullToRefresh';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { Page } from '@/platform/h5/Page';
import { queryChoice } from '@/lib/searchParams';
import { ticketTabs, useTickets } from '@/features/tickets/useTickets';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';

/** The tickets of the customer by state. The URL query holds the state. */
export default function TicketPage() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const tab = queryChoice(query['state'], ticketTabs) ?? 'unused';
  const screen = useTickets(tab);
  const content = <TicketList tab={tab} screen={screen} />;
  return (
    <Page title={t('mine.tickets')}>
      <PullToRefresh refresh={screen.retry} />
      <CustomerOnly waiting={content} whenUnknown={screen.hasCopies ? content : undefined}>
        {content}
      </CustomerOnly>
    </Page>
  );
}
