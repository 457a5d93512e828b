import { Page } from '@/platform/pc/Page';
import { TicketsPanel } from '@/features/tickets/pc/TicketsPanel';
import { useTranslation } from '@/hooks/useTranslation';

/** The ticket list, or the ticket `id` in the query, without the account menu. */
export default function TicketPanelPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('mine.tickets')}>
      <TicketsPanel />
    </Page>
  );
}
