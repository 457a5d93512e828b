import classNames from 'classnames';
import { codeGroups } from '@/lib/codeGroups';
import type { Picture as PictureData } from '@/lib/picture';
import { useTranslation } from '@/hooks/useTranslation';
import { Picture } from '@/components/Picture';
import { QrCode } from '@/components/QrCode';
import styles from './TicketPaper.less';

interface Props {
  ticket: { name: string; subtitle: string; picture: PictureData; code: string; qrPayload: string };
  /** Its expiry date, or its state. */
  life: string;
  /** The ticket can no longer be used, so no code is shown. */
  isOver: boolean;
  facts: readonly { label: string; value: string }[];
  onEnlarge: () => void;
}

/** A ticket drawn as paper, light in both themes: name above the tear line, code and details below it. */
export function TicketPaper({ ticket, life, isOver, facts, onEnlarge }: Props) {
  const { t } = useTranslation();
  const code = codeGroups(ticket.code).join(' ');
  return (
    <article className={classNames(styles.paper, isOver && styles.isOver)} data-paper aria-label={ticket.name}>
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
            <p className={classNames('serif', styles.stamp)}>{life}</p>
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
