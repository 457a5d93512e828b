import classNames from 'classnames';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Text } from './Layout';
import styles from './OptionRow.less';

interface Props {
  Icon: LucideIcon;
  /**
   * Title, explanation, whether the explanation is a success, and the formatted discount; `off` is empty without a
   * discount.
   */
  labels: { title: string; text: string; isSuccess: boolean; off: string };
  isFaulty?: boolean;
  isDisabled?: boolean;
  onOpen: () => void;
}

/** One way to reduce the price. The row opens the screen where it is chosen. */
export function OptionRow({ Icon, labels, isFaulty = false, isDisabled = false, onOpen }: Props) {
  return (
    <button type="button" className={styles.row} disabled={isDisabled} onClick={onOpen} aria-haspopup="dialog">
      <Icon className={styles.icon} size={18} strokeWidth={1.8} aria-hidden />
      <span className={styles.content}>
        <span>{labels.title}</span>
        {labels.text && (
          <Text
            color="ink-2"
            size={13}
            className={classNames(labels.isSuccess && styles.isSuccess, isFaulty && styles.isFaulty)}
          >
            {labels.text}
          </Text>
        )}
      </span>
      {labels.off && <span className={styles.off}>{labels.off}</span>}
      {!isDisabled && <ChevronRight className={styles.chevron} size={18} strokeWidth={1.8} aria-hidden />}
    </button>
  );
}
