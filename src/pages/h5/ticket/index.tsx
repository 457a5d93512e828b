import { PullHint } from '@/components/common/PullHint';
import { TicketTabs } from '@/components/common/TicketTabs';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Page } from '@/components/h5/Page';
import { queryChoice } from '@/domain/query';
import { ticketTabs, useTickets } from '@/features/tickets/useTickets';
import { usePullToRefresh } from '@/hooks/usePullToRefresh';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './index.less';
import { TicketList } from './TicketList';

/** The customer's tickets by state; the state is kept in the address. */
export default function TicketPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const tab = queryChoice(query['state'], ticketTabs) ?? 'unused';
  const screen = useTickets(tab);
  const { pull, isRefreshing } = usePullToRefresh(screen.retry);
  const content = (
    <>
      <TicketTabs current={tab} countOf={screen.countOf} pathOfState={(state) => pathOf('h5', 'tickets', { state })} />
      <div className={styles.content}>
        <TicketList tab={tab} screen={screen} />
      </div>
    </>
  );
  return (
    <Page title={t('mine.tickets')}>
      <PullHint pull={pull} isRefreshing={isRefreshing} />
      <div className={styles.tickets}>
        <CustomerScreen whenUnknown={screen.hasCopies ? content : undefined}>{content}</CustomerScreen>
      </div>
    </Page>
  );
}
