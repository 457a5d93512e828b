import { Copy } from 'lucide-react';
import { useCopy } from '@/hooks/useCopy';
import { useWords } from '@/hooks/useWords';
import styles from './InviteLink.less';

interface Props {
  link: string;
  code: string;
  /** Whether the link needs a button of its own to be copied. */
  isLinkCopied: boolean;
}

/** Link and code of the invitation, as text that can be selected and copied. */
export function InviteLink({ link, code, isLinkCopied }: Props) {
  const { t } = useWords();
  const copy = useCopy();
  const rows = [
    { name: t('promotion.link'), text: link, copyWords: isLinkCopied ? t('promotion.copyLink') : undefined, style: styles.link },
    { name: t('promotion.code'), text: code, copyWords: t('promotion.copyCode'), style: styles.code },
  ];
  return (
    <div>
      {rows.map(({ name, text, copyWords, style }) => (
        <div key={name} className={styles.row}>
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            <p className={style}>{text}</p>
          </div>
          {copyWords && (
            <button type="button" className={styles.copy} aria-label={copyWords} onClick={() => void copy(text)}>
              <Copy size={16} strokeWidth={1.8} aria-hidden />
              {t('promotion.copy')}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
