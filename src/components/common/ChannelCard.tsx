import { Copy, Mail, MessageCircle, Phone, QrCode, Users } from 'lucide-react';
import type { ServiceHours } from '@/domain/serviceHours';
import { useWords } from '@/hooks/useWords';
import styles from './ChannelCard.less';
import { OpenHours } from './OpenHours';

const icons = { chat: MessageCircle, phone: Phone, email: Mail, community: Users };

interface Props {
  channel: { kind: keyof typeof icons; name: string; contact: string; hours: ServiceHours | null };
  /** How it is opened; without one its contact can be read and copied. */
  way: { href: string; isOuter: boolean } | undefined;
  onCopy: () => void;
  /** Shows its QR code; undefined when it has none. */
  onShowCode: (() => void) | undefined;
}

/** One way to reach the service desk: who, when, and what opens it. */
export function ChannelCard({ channel: { kind, name, contact, hours }, way, onCopy, onShowCode }: Props) {
  const { t } = useWords();
  const Icon = icons[kind];
  const outer = way?.isOuter ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const namedFor = <span className="visually-hidden"> {name}</span>;
  return (
    <article className={styles.card} aria-label={name}>
      <span className={styles.icon}>
        <Icon size={22} strokeWidth={1.8} aria-hidden />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.contact}>{contact.replace(/^https?:\/\//, '')}</p>
        {hours ? <OpenHours hours={hours} /> : <p className={styles.always}>{t('service.always')}</p>}
      </div>
      <button type="button" className={styles.copy} aria-label={`${t('service.copy')} ${name}`} title={t('service.copy')} onClick={onCopy}>
        <Copy size={18} strokeWidth={1.8} aria-hidden />
      </button>
      <div className={styles.actions}>
        {way && (
          <a className={`${styles.action} ${styles.first}`} href={way.href} {...outer}>
            {t(`service.open.${kind}`)}
            {namedFor}
          </a>
        )}
        {onShowCode && (
          <button type="button" className={styles.action} onClick={onShowCode}>
            <QrCode size={16} strokeWidth={1.8} aria-hidden />
            {t('service.qr')}
            {namedFor}
          </button>
        )}
      </div>
    </article>
  );
}
