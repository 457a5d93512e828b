import { Page } from '@/components/pc/Page';
import { TicketsPanel } from '@/components/pc/TicketsPanel';
import { useWords } from '@/hooks/useWords';

/** The ticket panel alone: the list, or the ticket in the query. */
export default function TicketPanelPage() {
  const { t } = useWords();
  return (
    <Page title={t('mine.tickets')}>
      <TicketsPanel />
    </Page>
  );
}
