import { codeGroups } from '@/domain/codeGroups';
import { useWakeLock } from '@/hooks/useWakeLock';
import { useWords } from '@/hooks/useWords';
import styles from './EnlargedCode.less';
import { QrCode } from './QrCode';

interface Props {
  ticket: { name: string; code: string; qrPayload: string };
}

/** The code of a ticket as large as its place allows, on paper; while it is shown, the screen stays on. */
export function EnlargedCode({ ticket }: Props) {
  const { t } = useWords();
  useWakeLock(true);
  return (
    <div className={styles.sheet} data-paper>
      <div className={styles.qr}>
        <QrCode payload={ticket.qrPayload} label={t('ticket.qr', { name: ticket.name })} />
      </div>
      <p className={styles.code}>{codeGroups(ticket.code).join(' ')}</p>
      <p className={styles.hint}>{t('ticket.brighter')}</p>
    </div>
  );
}
