import classNames from 'classnames';
import { Fragment } from 'react';
import { Copy, Mail, MessageCircle, Phone, QrCode, Users } from 'lucide-react';
import type { ServiceHours } from '@/features/service/serviceHours';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './ChannelCard.less';
import { OpenHours } from './OpenHours';

const icons = { chat: MessageCircle, phone: Phone, email: Mail, community: Users };

/** A contact that breaks after `@` and `/`, and before a dot, when it does not fit in one line. */
const breakable = (contact: string) =>
  contact.match(/\.?[^.@/]+[@/]*|./g)?.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

interface Props {
  channel: { kind: keyof typeof icons; name: string; contact: string; hours: ServiceHours | null };
  /** The link; without one the contact can be read and copied. */
  action: { href: string; isOuter: boolean } | undefined;
  onCopy: () => void;
  /** Shows its QR code; undefined when it has none. */
  onShowCode: (() => void) | undefined;
}

/** A service channel: name, opening hours and link. */
export function ChannelCard({ channel: { kind, name, contact, hours }, action, onCopy, onShowCode }: Props) {
  const { t } = useTranslation();
  const Icon = icons[kind];
  const outer = action?.isOuter ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const namedFor = <span className="visually-hidden"> {name}</span>;
  return (
    <article className={styles.card} aria-label={name}>
      <span className={styles.icon}>
        <Icon size={22} strokeWidth={1.8} aria-hidden />
      </span>
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.contact}>{breakable(contact.replace(/^https?:\/\//, ''))}</p>
        {hours ? <OpenHours hours={hours} /> : <p className={styles.always}>{t('service.always')}</p>}
      </div>
      <button
        type="button"
        className={styles.copy}
        aria-label={`${t('service.copy')} ${name}`}
        title={t('service.copy')}
        onClick={onCopy}
      >
        <Copy size={18} strokeWidth={1.8} aria-hidden />
      </button>
      <div className={styles.actions}>
        {action && (
          <a className={classNames(styles.action, styles.first)} href={action.href} {...outer}>
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
