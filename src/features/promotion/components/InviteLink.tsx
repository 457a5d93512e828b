import '@/features/promotion/promotionMessages';
import { Copy } from 'lucide-react';
import { useCopy } from '@/hooks/useCopy';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './InviteLink.less';

interface Props {
  link: string;
  code: string;
  /** Whether the link has its own copy button. */
  isLinkCopied: boolean;
}

/** The invitation's link and code as text that can be selected and copied. */
export function InviteLink({ link, code, isLinkCopied }: Props) {
  const { t } = useTranslation();
  const copy = useCopy();
  const rows = [
    {
      name: t('promotion.link'),
      text: link,
      copyLabels: isLinkCopied ? t('promotion.copyLink') : undefined,
      style: styles.link,
    },
    { name: t('promotion.code'), text: code, copyLabels: t('promotion.copyCode'), style: styles.code },
  ];
  return (
    <div>
      {rows.map(({ name, text, copyLabels, style }) => (
        <div key={name} className={styles.row}>
          <div className={styles.text}>
            <p className={styles.name}>{name}</p>
            <p className={style}>{text}</p>
          </div>
          {copyLabels && (
            <button type="button" className={styles.copy} aria-label={copyLabels} onClick={() => void copy(text)}>
              <Copy size={16} strokeWidth={1.8} aria-hidden />
              {t('promotion.copy')}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
