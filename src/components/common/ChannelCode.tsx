import { useWords } from '@/hooks/useWords';
import styles from './ChannelCode.less';
import { QrCode } from './QrCode';

interface Props {
  channel: { kind: 'chat' | 'phone' | 'email' | 'community'; name: string; contact: string };
  payload: string;
}

/** The QR code of a service channel, with what it holds as text. */
export function ChannelCode({ channel: { kind, name, contact }, payload }: Props) {
  const { t } = useWords();
  return (
    <div className={styles.code}>
      <div className={styles.picture}>
        <QrCode payload={payload} label={t('service.qrOf', { name })} />
      </div>
      <p className={styles.contact}>{contact.replace(/^https?:\/\//, '')}</p>
      <p className={styles.hint}>{t(`service.qrHint.${kind}`)}</p>
    </div>
  );
}
