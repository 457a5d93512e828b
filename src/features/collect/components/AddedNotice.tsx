import { Link } from '@umijs/max';
import { useLatest } from 'ahooks';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Picture } from '@/components/Picture';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import type { Picture as PictureData } from '@/lib/picture';
import { usePlatform } from '@/platform/usePlatform';
import classNames from 'classnames';
import styles from './AddedNotice.less';

/** A line that was added to the bag. */
export interface AddedLine {
  name: string;
  /** Names of the chosen option values; empty for products without options. */
  skuText: string;
  picture: PictureData | undefined;
  quantity: number;
}

/** Ms until the confirmation disappears. The timer pauses while it is hovered or has the focus. */
const timeoutMs = 6000;

/** Confirms that a line was added to the bag, with its picture and a link to the bag. It does not take the focus. */
export function AddedNotice({ line, onClose }: { line: AddedLine; onClose: () => void }) {
  const { t } = useTranslation();
  const { platform } = usePlatform();
  const [isHeld, setIsHeld] = useState(false);
  const latest = useLatest(onClose);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => latest.current(), timeoutMs);
    return () => clearTimeout(timer);
  }, [isHeld, line, latest]);
  const details = [line.skuText, t('collect.added.quantity', { count: line.quantity })].filter(Boolean).join(' · ');
  return (
    <div
      className={classNames(styles.notice, styles[platform])}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {line.picture && <Picture picture={line.picture} when="soon" className={styles.picture} />}
      <div className={styles.text} role="status">
        <strong>{t('collect.added.title')}</strong>
        <span className={styles.name}>{line.name}</span>
        <span className={styles.details}>{details}</span>
      </div>
      <Link className={styles.link} to={pathOf(platform, 'collect')} onClick={onClose}>
        {t('collect.added.view')}
      </Link>
      <button type="button" className={styles.close} aria-label={t('shell.close')} onClick={onClose}>
        <X size={18} strokeWidth={1.8} aria-hidden />
      </button>
    </div>
  );
}
