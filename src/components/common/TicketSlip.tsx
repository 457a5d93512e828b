import { Link } from '@umijs/max';
import type { Picture as PictureData } from '@/domain/picture';
import { useWords } from '@/hooks/useWords';
import { Picture } from './Picture';
import styles from './TicketSlip.less';

interface Props {
  ticket: { name: string; subtitle: string; picture: PictureData; place: string };
  /** Until when it counts, or what became of it. */
  life: string;
  isOver: boolean;
  /** Where it is shown whole. */
  to: string;
}

/** A ticket in a list: a slip of paper with a stub that leads to it. */
export function TicketSlip({ ticket, life, isOver, to }: Props) {
  const { t } = useWords();
  return (
    <article className={`${styles.slip} ${isOver ? styles.isOver : ''}`} data-paper aria-label={ticket.name}>
      <div className={styles.parts}>
        <div className={styles.main}>
          <Picture className={styles.picture} picture={ticket.picture} />
          <div className={styles.words}>
            <h2 className={styles.name}>{ticket.name}</h2>
            {ticket.subtitle && <p className={styles.quiet}>{ticket.subtitle}</p>}
            {ticket.place && <p className={styles.quiet}>{ticket.place}</p>}
            <p className={styles.quiet}>{life}</p>
          </div>
        </div>
        <div className={styles.stub}>
          <Link className={styles.show} to={to} aria-label={`${t(isOver ? 'ticket.details' : 'ticket.show')}: ${ticket.name}`}>
            {t(isOver ? 'ticket.details' : 'ticket.show')}
          </Link>
        </div>
      </div>
    </article>
  );
}
