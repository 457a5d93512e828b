import { ChevronRight, type LucideIcon } from 'lucide-react';
import styles from './OptionRow.less';

interface Props {
  Icon: LucideIcon;
  /** What it is, what is to be said about it, whether that is good news, and what it takes off; `off` is empty when nothing. */
  words: { title: string; text: string; isGood: boolean; off: string };
  isFaulty?: boolean;
  isDisabled?: boolean;
  onOpen: () => void;
}

/** One way to save: what it is, what it takes off; the whole row opens where it is chosen. */
export function OptionRow({ Icon, words, isFaulty = false, isDisabled = false, onOpen }: Props) {
  return (
    <button type="button" className={styles.row} disabled={isDisabled} onClick={onOpen} aria-haspopup="dialog">
      <Icon className={styles.icon} size={18} strokeWidth={1.8} aria-hidden />
      <span className={styles.words}>
        <span>{words.title}</span>
        {words.text && <span className={`${styles.text} ${words.isGood ? styles.isGood : ''} ${isFaulty ? styles.isFaulty : ''}`}>{words.text}</span>}
      </span>
      {words.off && <span className={styles.off}>{words.off}</span>}
      {!isDisabled && <ChevronRight className={styles.chevron} size={18} strokeWidth={1.8} aria-hidden />}
    </button>
  );
}
