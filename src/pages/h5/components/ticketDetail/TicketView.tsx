import { Link } from '@umijs/max';
import { ChevronRight } from 'lucide-react';
import type { TicketDetail } from '@/api/schema/ticket';
import { LastSeen } from '@/components/common/LastSeen';
import { TicketPaper } from '@/components/common/TicketPaper';
import { TicketTerms } from '@/components/common/TicketTerms';
import { TicketEnlarged } from '@/components/h5/TicketEnlarged';
import { useTicketWords } from '@/features/tickets/useTicketWords';
import { useCopy } from '@/hooks/useCopy';
import { useLayer } from '@/hooks/useLayer';
import { useLayerEnd } from '@/hooks/useLayerEnd';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './TicketView.less';

interface Props {
  ticket: TicketDetail;
  /** When the shop last showed it so, if it does not just now. */
  lastSeenAt: string | undefined;
  retry: () => void;
}

/** One ticket: the paper, what can be done with it, and what is good to know. */
export function TicketView({ ticket, lastSeenAt, retry }: Props) {
  const { t } = useWords();
  const { moment } = useWhen();
  const words = useTicketWords()(ticket);
  const copy = useCopy();
  const layer = useLayer('ticketCode');
  useLayerEnd(layer, words.isOver);
  return (
    <div className={styles.view}>
      {lastSeenAt && <LastSeen words={t('ticket.lastSeen', { when: moment(lastSeenAt) })} retry={retry} />}
      <TicketPaper ticket={ticket} {...words} onEnlarge={layer.open} />
      {!words.isOver && (
        <div className={styles.actions}>
          <button type="button" className="way" onClick={() => void copy(ticket.code)}>
            {t('ticket.copyCode')}
          </button>
          <button type="button" className="way" onClick={layer.open}>
            {t('ticket.enlarge')}
          </button>
        </div>
      )}
      <TicketTerms terms={ticket.terms} />
      {ticket.orderId && (
        <Link className={styles.order} to={pathOf('h5', 'orders', { id: ticket.orderId })}>
          {t('ticket.order')}
          <ChevronRight size={18} strokeWidth={1.8} aria-hidden />
        </Link>
      )}
      {!words.isOver && <TicketEnlarged layer={layer} ticket={ticket} />}
    </div>
  );
}
