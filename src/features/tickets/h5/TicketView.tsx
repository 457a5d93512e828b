import { Button } from 'antd-mobile';
import { Link } from 'react-router-dom';
import { ChevronRight, X } from 'lucide-react';
import { Row, Stack } from '@/components/Layout';
import type { TicketDetail } from '@/api/tickets';
import { StoredCopyNotice } from '@/features/tickets/components/StoredCopyNotice';
import { GiveTicketLink } from '@/features/tickets/components/GiveTicketLink';
import { TicketPaper } from '@/features/tickets/components/TicketPaper';
import { TicketTerms } from '@/features/tickets/components/TicketTerms';
import { useTicketLabels } from '@/features/tickets/useTicketLabels';
import { useCopy } from '@/hooks/useCopy';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useModalRouteEnd } from '@/hooks/useModalRouteEnd';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { EnlargedCode } from '@/features/tickets/components/EnlargedCode';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useModalFocus } from '@/platform/h5/useModalFocus';
import styles from '@/features/tickets/components/tickets.less';

interface Props {
  ticket: TicketDetail;
  /** When the API last returned this ticket, if the shown one is a stored copy. */
  lastSeenAt: string | undefined;
  retry: () => void;
}

/** One ticket: code, actions and terms. */
export function TicketView({ ticket, lastSeenAt, retry }: Props) {
  const { t } = useTranslation();
  const { moment } = useDateFormat();
  const labels = useTicketLabels()(ticket);
  const copy = useCopy();
  const modal = useModalRoute('ticketCode');
  useModalRouteEnd(modal, labels.isOver);
  return (
    <Stack gap={16}>
      {lastSeenAt && <StoredCopyNotice text={t('ticket.lastSeen', { when: moment(lastSeenAt) })} retry={retry} />}
      <TicketPaper ticket={ticket} {...labels} onEnlarge={modal.open} />
      {!labels.isOver && (
        <Row wrap justify="center" gap={8}>
          <Button shape="rounded" onClick={() => void copy(ticket.code)}>
            {t('ticket.copyCode')}
          </Button>
          <Button shape="rounded" onClick={modal.open}>
            {t('ticket.enlarge')}
          </Button>
        </Row>
      )}
      <TicketTerms terms={ticket.terms} />
      {ticket.orderId && (
        <Row
          as={Link}
          minHeight="touch"
          align="center"
          gap={4}
          weight={600}
          inline
          justifySelf="start"
          to={pathOf('h5', 'orders', { id: ticket.orderId })}
        >
          {t('ticket.order')}
          <ChevronRight size={18} strokeWidth={1.8} aria-hidden />
        </Row>
      )}
      <GiveTicketLink ticket={ticket} />
      {!labels.isOver && <TicketEnlarged modal={modal} ticket={ticket} />}
    </Stack>
  );
}

interface TicketEnlargedProps {
  modal: ModalRoute;
  ticket: { name: string; code: string; qrPayload: string };
}

/** The code in full screen, for scanners. Back, Escape and the close button close it. */
function TicketEnlarged({ modal, ticket }: TicketEnlargedProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { dialog, onKeyDown } = useModalFocus(modal.isOpen, modal.close);
  if (!modal.isOpen) return null;
  return createPortal(
    <div
      ref={dialog}
      className={styles.screen}
      data-paper
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <h2 id={titleId} className="visually-hidden">
        {ticket.name}
      </h2>
      <Stack
        as="button"
        type="button"
        placeItems="center"
        radius="full"
        className={styles.close}
        aria-label={t('shell.close')}
        onClick={modal.close}
      >
        <X size={24} strokeWidth={1.8} aria-hidden />
      </Stack>
      <Stack
        flex={1}
        alignContent="center"
        style={{ paddingBottom: 'calc(env(safe-area-inset-bottom) + var(--space-16))' }}
      >
        <EnlargedCode ticket={ticket} />
      </Stack>
    </div>,
    document.body,
  );
}
