import { TicketList } from '@/components/both/TicketList';
import { PullHint } from '@/components/common/PullHint';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Page } from '@/components/h5/Page';
import { queryChoice } from '@/domain/query';
import { ticketTabs, useTickets } from '@/features/tickets/useTickets';
import { usePullToRefresh } from '@/hooks/usePullToRefresh';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';

/** The customer's tickets by state; the state is kept in the address. */
export default function TicketPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const tab = queryChoice(query['state'], ticketTabs) ?? 'unused';
  const screen = useTickets(tab);
  const { pull, isRefreshing } = usePullToRefresh(screen.retry);
  const content = <TicketList face="h5" tab={tab} screen={screen} />;
  return (
    <Page title={t('mine.tickets')}>
      <PullHint pull={pull} isRefreshing={isRefreshing} />
      <CustomerScreen whenUnknown={screen.hasCopies ? content : undefined}>{content}</CustomerScreen>
    </Page>
  );
}
