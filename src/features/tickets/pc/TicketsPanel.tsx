import { Row, Stack } from '@/components/Layout';
import { queryChoice, queryId } from '@/lib/searchParams';
import { TicketList } from '@/features/tickets/components/TicketList';
import { useSingleTicket } from '@/features/tickets/useSingleTicket';
import { ticketTabs, useTickets } from '@/features/tickets/useTickets';
import { useSearchParams } from '@/hooks/useSearchParams';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';

import { Link } from 'react-router-dom';
import { Button } from 'antd';
import { ChevronLeft, Copy, Maximize2, Package, Printer } from 'lucide-react';
import type { TicketDetail } from '@/api/tickets';
import { EnlargedCode } from '@/features/tickets/components/EnlargedCode';
import { GiveTicketLink } from '@/features/tickets/components/GiveTicketLink';
import { StoredCopyNotice } from '@/features/tickets/components/StoredCopyNotice';
import { TicketSkeleton } from '@/features/tickets/components/TicketSkeleton';
import { TicketPaper } from '@/features/tickets/components/TicketPaper';
import { TicketTerms } from '@/features/tickets/components/TicketTerms';
import type { TicketScreen } from '@/features/tickets/useTicket';
import { useTicketLabels } from '@/features/tickets/useTicketLabels';
import { useCopy } from '@/hooks/useCopy';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useModalRouteEnd } from '@/hooks/useModalRouteEnd';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { Dialog } from '@/platform/pc/Dialog';
import { ErrorPanel } from '@/platform/ErrorPanel';
import styles from '@/features/tickets/components/tickets.less';

/** The customer's tickets by state, or the one that the query names; state and id are in the URL. */
export function TicketsPanel() {
  const { query } = useSearchParams();
  const id = queryId(query['id']);
  return id ? <SingleTicket id={id} /> : <TicketTabContent tab={queryChoice(query['state'], ticketTabs) ?? 'unused'} />;
}

function TicketTabContent({ tab }: { tab: (typeof ticketTabs)[number] }) {
  const screen = useTickets(tab);
  const content = <TicketList tab={tab} screen={screen} />;
  return <CustomerOnly whenUnknown={screen.hasCopies ? content : undefined}>{content}</CustomerOnly>;
}

function SingleTicket({ id }: { id: string }) {
  const screen = useSingleTicket(id);
  const content = <TicketDetailView {...screen} />;
  return <CustomerOnly whenUnknown={screen.ticket && content}>{content}</CustomerOnly>;
}

/** One ticket, with a link to the list. */
function TicketDetailView({ ticket, lastSeenAt, error, retry }: TicketScreen) {
  const { t } = useTranslation();
  const { moment } = useDateFormat();
  return (
    <Stack gap={20}>
      <Row
        as={Link}
        align="center"
        gap={4}
        color="action"
        weight={600}
        inline
        print="none"
        justifySelf="start"
        style={{ minHeight: 32 }}
        to={pathOf('pc', 'tickets', ticket && ticket.state !== 'unused' ? { state: ticket.state } : {})}
      >
        <ChevronLeft size={18} strokeWidth={1.8} aria-hidden />
        {t('ticket.all')}
      </Row>
      {lastSeenAt && <StoredCopyNotice text={t('ticket.lastSeen', { when: moment(lastSeenAt) })} retry={retry} />}
      {!ticket && (error ? <ErrorPanel error={error} retry={retry} /> : <TicketSkeleton shape="paper" />)}
      {ticket && <TicketAndActions ticket={ticket} />}
    </Stack>
  );
}

/** The ticket, with actions and terms beside it. */
function TicketAndActions({ ticket }: { ticket: TicketDetail }) {
  const { t } = useTranslation();
  const labels = useTicketLabels()(ticket);
  const copy = useCopy();
  const modal = useModalRoute('ticketCode');
  useModalRouteEnd(modal, labels.isOver);
  return (
    <div className={styles.columns}>
      <TicketPaper ticket={ticket} {...labels} onEnlarge={modal.open} />
      <Stack gap={28} paddingTop={8}>
        <Row wrap gap={12} print="none">
          {!labels.isOver && (
            <>
              <Button
                shape="round"
                icon={<Copy size={16} strokeWidth={1.8} aria-hidden />}
                onClick={() => void copy(ticket.code)}
              >
                {t('ticket.copyCode')}
              </Button>
              <Button shape="round" icon={<Maximize2 size={16} strokeWidth={1.8} aria-hidden />} onClick={modal.open}>
                {t('ticket.enlarge')}
              </Button>
              <Button
                shape="round"
                icon={<Printer size={16} strokeWidth={1.8} aria-hidden />}
                onClick={() => window.print()}
              >
                {t('order.print')}
              </Button>
            </>
          )}
          {ticket.orderId && (
            <Row
              as={Link}
              align="center"
              gap={8}
              paddingBlock={4}
              paddingInline={16}
              radius="full"
              background="surface"
              weight={600}
              inline
              className={styles.link}
              to={pathOf('pc', 'orders', { id: ticket.orderId })}
            >
              <Package size={16} strokeWidth={1.8} aria-hidden />
              {t('ticket.order')}
            </Row>
          )}
          <GiveTicketLink ticket={ticket} />
        </Row>
        <TicketTerms terms={ticket.terms} />
      </Stack>
      {!labels.isOver && (
        <Dialog modal={modal} title={ticket.name} width={620}>
          <EnlargedCode ticket={ticket} />
        </Dialog>
      )}
    </div>
  );
}
