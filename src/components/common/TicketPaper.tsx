import { codeGroups } from '@/domain/codeGroups';
import type { Picture as PictureData } from '@/domain/picture';
import { useWords } from '@/hooks/useWords';
import { Picture } from './Picture';
import { QrCode } from './QrCode';
import styles from './TicketPaper.less';

interface Props {
  ticket: { name: string; subtitle: string; picture: PictureData; code: string; qrPayload: string };
  /** Until when it counts, or what became of it. */
  life: string;
  /** It counts no more, so nothing that could be scanned is shown. */
  isOver: boolean;
  facts: readonly { label: string; value: string }[];
  onEnlarge: () => void;
}

/** A ticket as paper, light in both themes: what it is above the tear line, what the counter needs below it. */
export function TicketPaper({ ticket, life, isOver, facts, onEnlarge }: Props) {
  const { t } = useWords();
  const code = codeGroups(ticket.code).join(' ');
  return (
    <article className={`${styles.paper} ${isOver ? styles.isOver : ''}`} data-paper aria-label={ticket.name}>
      <div className={styles.top}>
        <div className={styles.head}>
          <Picture className={styles.picture} picture={ticket.picture} when="first" />
          <div className={styles.names}>
            <h2 className={styles.name}>{ticket.name}</h2>
            {ticket.subtitle && <p className={styles.subtitle}>{ticket.subtitle}</p>}
          </div>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.bottom}>
        {isOver ? (
          <>
            <p className={`serif ${styles.stamp}`}>{life}</p>
            <p className={styles.hint}>
              {t('ticket.codeWas')} <span className={styles.oldCode}>{code}</span>
            </p>
          </>
        ) : (
          <>
            <button type="button" className={styles.qr} aria-label={t('ticket.enlargeQr')} onClick={onEnlarge}>
              <QrCode payload={ticket.qrPayload} label={t('ticket.qr', { name: ticket.name })} />
            </button>
            <p className={styles.code}>{code}</p>
            <p className={styles.hint}>{t('ticket.atCounter')}</p>
          </>
        )}
      </div>
    </article>
  );
}
