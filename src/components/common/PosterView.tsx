import { Download, Share } from 'lucide-react';
import { useWords } from '@/hooks/useWords';
import styles from './PosterView.less';
import { QrCode } from './QrCode';

interface Props {
  /** The picture: undefined while it is drawn, null where this browser cannot. */
  poster: { text: string; picture: string | null | undefined; share: (() => Promise<void>) | undefined };
  link: string;
  /** How else it can be kept, which differs between a finger and a mouse. */
  hint: string;
}

/** The invitation poster, to be handed on or saved; where no picture can be drawn, what is on it. */
export function PosterView({ poster: { text, picture, share }, link, hint }: Props) {
  const { t } = useWords();
  if (picture === undefined) return <span className={`bone ${styles.bone}`} role="status" aria-label={t('shell.loading')} />;
  if (picture === null) {
    return (
      <div className={styles.poster}>
        <p className={styles.hint}>{t('promotion.poster.none')}</p>
        <div className={styles.code}>
          <QrCode payload={link} label={t('promotion.qr')} />
        </div>
        <p className={styles.link}>{link}</p>
      </div>
    );
  }
  return (
    <div className={styles.poster}>
      <img className={styles.picture} src={picture} alt={text} />
      {share && (
        <button type="button" className={styles.share} onClick={() => void share()}>
          <Share size={18} strokeWidth={1.8} aria-hidden />
          {t('promotion.poster.share')}
        </button>
      )}
      <a className={share ? styles.saveToo : styles.save} href={picture} download="invitation.png">
        <Download size={18} strokeWidth={1.8} aria-hidden />
        {t('promotion.poster.save')}
      </a>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
