import { joinLabel } from '@/lib/sentences';
import type { Ticket } from '@/api/tickets';
import { useTicketLabels } from '@/features/tickets/useTicketLabels';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import { Link } from '@umijs/max';
import classNames from 'classnames';
import type { Picture as PictureData } from '@/lib/picture';
import { useTranslation } from '@/hooks/useTranslation';
import { Picture } from '@/components/Picture';
import styles from './TicketCard.less';

/** A ticket of the customer, as a link. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { platform } = usePlatform();
  const { life, isOver } = useTicketLabels()(ticket);
  return (
    <TicketListCard ticket={ticket} life={life} isOver={isOver} to={pathOf(platform, 'ticket', { id: ticket.id })} />
  );
}

interface Props {
  ticket: { name: string; subtitle: string; picture: PictureData; place: string };
  /** Its expiry date, or its state. */
  life: string;
  isOver: boolean;
  /** URL of the whole ticket. */
  to: string;
}

/** A ticket in a list: a card with a tear-off stub. */
function TicketListCard({ ticket, life, isOver, to }: Props) {
  const { t } = useTranslation();
  return (
    <article className={classNames(styles.card, isOver && styles.isOver)} data-paper aria-label={ticket.name}>
      <div className={styles.parts}>
        <div className={styles.main}>
          <Picture className={styles.picture} picture={ticket.picture} />
          <div className={styles.text}>
            <h2 className={styles.name}>{ticket.name}</h2>
            {ticket.subtitle && <p className={styles.quiet}>{ticket.subtitle}</p>}
            {ticket.place && <p className={styles.quiet}>{ticket.place}</p>}
            <p className={styles.quiet}>{life}</p>
          </div>
        </div>
        <div className={styles.stub}>
          <Link
            className={styles.show}
            to={to}
            aria-label={joinLabel(t(isOver ? 'ticket.details' : 'ticket.show'), ticket.name)}
          >
            {t(isOver ? 'ticket.details' : 'ticket.show')}
          </Link>
        </div>
      </div>
    </article>
  );
}
