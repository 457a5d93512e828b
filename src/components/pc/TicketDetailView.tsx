import { Link } from '@umijs/max';
import { Button } from 'antd';
import { ChevronLeft, Copy, Maximize2, Package, Printer } from 'lucide-react';
import type { TicketDetail } from '@/api/schema/ticket';
import { EnlargedCode } from '@/components/common/EnlargedCode';
import { LastSeen } from '@/components/common/LastSeen';
import { TicketBones } from '@/components/common/TicketBones';
import { TicketPaper } from '@/components/common/TicketPaper';
import { TicketTerms } from '@/components/common/TicketTerms';
import type { useTicket } from '@/features/tickets/useTicket';
import { useTicketWords } from '@/features/tickets/useTicketWords';
import { useCopy } from '@/hooks/useCopy';
import { useLayer } from '@/hooks/useLayer';
import { useLayerEnd } from '@/hooks/useLayerEnd';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { Dialog } from './Dialog';
import { Fault } from './Fault';
import styles from './TicketDetailView.less';

/** One ticket in place, with the way back to all of them. */
export function TicketDetailView({ ticket, lastSeenAt, problem, retry }: ReturnType<typeof useTicket>) {
  const { t } = useWords();
  const { moment } = useWhen();
  return (
    <div className={styles.ticket}>
      <Link className={styles.back} to={pathOf('pc', 'tickets', ticket && ticket.state !== 'unused' ? { state: ticket.state } : {})}>
        <ChevronLeft size={18} strokeWidth={1.8} aria-hidden />
        {t('ticket.all')}
      </Link>
      {lastSeenAt && <LastSeen words={t('ticket.lastSeen', { when: moment(lastSeenAt) })} retry={retry} />}
      {!ticket && (problem ? <Fault problem={problem} retry={retry} /> : <TicketBones shape="paper" />)}
      {ticket && <PaperAndWays ticket={ticket} />}
    </div>
  );
}

/** The paper, and beside it what can be done with it and what is good to know. */
function PaperAndWays({ ticket }: { ticket: TicketDetail }) {
  const { t } = useWords();
  const words = useTicketWords()(ticket);
  const copy = useCopy();
  const layer = useLayer('ticketCode');
  useLayerEnd(layer, words.isOver);
  return (
    <div className={styles.columns}>
      <TicketPaper ticket={ticket} {...words} onEnlarge={layer.open} />
      <div className={styles.side}>
        <div className={styles.actions}>
          {!words.isOver && (
            <>
              <Button shape="round" icon={<Copy size={16} strokeWidth={1.8} aria-hidden />} onClick={() => void copy(ticket.code)}>
                {t('ticket.copyCode')}
              </Button>
              <Button shape="round" icon={<Maximize2 size={16} strokeWidth={1.8} aria-hidden />} onClick={layer.open}>
                {t('ticket.enlarge')}
              </Button>
              <Button shape="round" icon={<Printer size={16} strokeWidth={1.8} aria-hidden />} onClick={() => window.print()}>
                {t('order.print')}
              </Button>
            </>
          )}
          {ticket.orderId && (
            <Link className={styles.way} to={pathOf('pc', 'orders', { id: ticket.orderId })}>
              <Package size={16} strokeWidth={1.8} aria-hidden />
              {t('ticket.order')}
            </Link>
          )}
        </div>
        <TicketTerms terms={ticket.terms} />
      </div>
      {!words.isOver && (
        <Dialog layer={layer} title={ticket.name} width={620}>
          <EnlargedCode ticket={ticket} />
        </Dialog>
      )}
    </div>
  );
}
